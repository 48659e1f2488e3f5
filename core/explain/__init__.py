"""Why a cell is certain, and what an open one depends on."""
