"""Why a cell of the sheet is as it is."""
