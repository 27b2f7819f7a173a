#include "CSANE.h"

#include "deferred.h"

#define LIBRARY "libsane.so.1"

DEFERRED(SANE_Status, sane_init, (SANE_Int * version, SANE_Auth_Callback authorize), (version, authorize))
DEFERRED(SANE_Status, sane_get_devices, (const SANE_Device ***devices, SANE_Bool local_only),
         (devices, local_only))
DEFERRED(SANE_Status, sane_open, (SANE_String_Const name, SANE_Handle *device), (name, device))
DEFERRED(void, sane_close, (SANE_Handle device), (device))
DEFERRED(const SANE_Option_Descriptor *, sane_get_option_descriptor, (SANE_Handle device, SANE_Int option),
         (device, option))
DEFERRED(SANE_Status, sane_control_option,
         (SANE_Handle device, SANE_Int option, SANE_Action action, void *value, SANE_Int *info),
         (device, option, action, value, info))
DEFERRED(SANE_Status, sane_get_parameters, (SANE_Handle device, SANE_Parameters *parameters),
         (device, parameters))
DEFERRED(SANE_Status, sane_start, (SANE_Handle device), (device))
DEFERRED(SANE_Status, sane_read, (SANE_Handle device, SANE_Byte *bytes, SANE_Int most, SANE_Int *count),
         (device, bytes, most, count))
DEFERRED(void, sane_cancel, (SANE_Handle device), (device))
DEFERRED(SANE_String_Const, sane_strstatus, (SANE_Status status), (status))
