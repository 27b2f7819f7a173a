#include "CZBar.h"

#include "deferred.h"

#define LIBRARY "libzbar.so.0"

DEFERRED(zbar_image_scanner_t *, zbar_image_scanner_create, (void), ())
DEFERRED(void, zbar_image_scanner_destroy, (zbar_image_scanner_t *scanner), (scanner))
DEFERRED(int, zbar_image_scanner_set_config,
         (zbar_image_scanner_t *scanner, zbar_symbol_type_t type, zbar_config_t setting, int value),
         (scanner, type, setting, value))
DEFERRED(int, zbar_scan_image, (zbar_image_scanner_t *scanner, zbar_image_t *image), (scanner, image))
DEFERRED(zbar_image_t *, zbar_image_create, (void), ())
DEFERRED(void, zbar_image_destroy, (zbar_image_t *image), (image))
DEFERRED(void, zbar_image_set_format, (zbar_image_t *image, unsigned long format), (image, format))
DEFERRED(void, zbar_image_set_size, (zbar_image_t *image, unsigned width, unsigned height),
         (image, width, height))
DEFERRED(void, zbar_image_set_data,
         (zbar_image_t *image, const void *bytes, unsigned long count, zbar_image_cleanup_handler_t *release),
         (image, bytes, count, release))
DEFERRED(const zbar_symbol_t *, zbar_image_first_symbol, (const zbar_image_t *image), (image))
DEFERRED(const zbar_symbol_t *, zbar_symbol_next, (const zbar_symbol_t *symbol), (symbol))
DEFERRED(const zbar_symbol_t *, zbar_symbol_first_component, (const zbar_symbol_t *symbol), (symbol))
DEFERRED(zbar_symbol_type_t, zbar_symbol_get_type, (const zbar_symbol_t *symbol), (symbol))
DEFERRED(const char *, zbar_symbol_get_data, (const zbar_symbol_t *symbol), (symbol))
DEFERRED(unsigned int, zbar_symbol_get_data_length, (const zbar_symbol_t *symbol), (symbol))
DEFERRED(unsigned, zbar_symbol_get_loc_size, (const zbar_symbol_t *symbol), (symbol))
DEFERRED(int, zbar_symbol_get_loc_x, (const zbar_symbol_t *symbol, unsigned index), (symbol, index))
DEFERRED(int, zbar_symbol_get_loc_y, (const zbar_symbol_t *symbol, unsigned index), (symbol, index))
