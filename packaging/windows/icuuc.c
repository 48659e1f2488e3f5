/* Stands in for the ICU that Windows has and Wine 10 lacks. Qt6Core.dll is linked to these functions, but calls them for
   rare text codecs alone: here there are none. packaging/wine.py compiles it; it is not shipped. */
#define NOTHING(name) __declspec(dllexport) long long name(void) { return 0; }
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
__declspec(dllexport) void *ucnv_open(const char *name, int *error)
{
    if (error)
        *error = 1; /* U_ILLEGAL_ARGUMENT_ERROR: unknown codec */
    return 0;
}
