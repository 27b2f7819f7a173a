#include <stddef.h>

#include "CPoppler.h"
#include "deferred.h"

#define LIBRARY "libqpdf.so.29"

/* What of QPDF's <qpdf/qpdf-c.h> is used. */
typedef struct _qpdf_data *qpdf_data;
typedef unsigned qpdf_oh;

/* QPDF_ERRORS */
enum { has_errors = 1 << 1 };

DEFERRED(qpdf_data, qpdf_init, (void), ())
DEFERRED(void, qpdf_cleanup, (qpdf_data *file), (file))
DEFERRED(void *, qpdf_get_error, (qpdf_data file), (file))
DEFERRED(void, qpdf_silence_errors, (qpdf_data file), (file))
DEFERRED(void, qpdf_set_suppress_warnings, (qpdf_data file, int value), (file, value))
DEFERRED(int, qpdf_read_memory,
         (qpdf_data file, const char *name, const char *bytes, unsigned long long count,
          const char *password),
         (file, name, bytes, count, password))
DEFERRED(int, qpdf_get_num_pages, (qpdf_data file), (file))
DEFERRED(qpdf_oh, qpdf_get_page_n, (qpdf_data file, size_t index), (file, index))
DEFERRED(qpdf_oh, qpdf_oh_get_key, (qpdf_data file, qpdf_oh object, const char *key),
         (file, object, key))
DEFERRED(int, qpdf_oh_is_dictionary, (qpdf_data file, qpdf_oh object), (file, object))
DEFERRED(int, qpdf_oh_is_array, (qpdf_data file, qpdf_oh object), (file, object))
DEFERRED(int, qpdf_oh_is_number, (qpdf_data file, qpdf_oh object), (file, object))
DEFERRED(int, qpdf_oh_get_array_n_items, (qpdf_data file, qpdf_oh object), (file, object))
DEFERRED(qpdf_oh, qpdf_oh_get_array_item, (qpdf_data file, qpdf_oh object, int index),
         (file, object, index))
DEFERRED(double, qpdf_oh_get_numeric_value, (qpdf_data file, qpdf_oh object), (file, object))

/* Pages of damaged files may be their own ancestors. */
enum { deepest = 64 };

/* Finds the value of a key in a page or its ancestors; 0 if none has one of the kind. */
static int find(qpdf_data file, qpdf_oh page, const char *key, int (*is)(qpdf_data, qpdf_oh),
                qpdf_oh *value) {
  for (int depth = 0; depth < deepest && qpdf_oh_is_dictionary(file, page); depth++) {
    *value = qpdf_oh_get_key(file, page, key);
    if (is(file, *value)) return 1;
    page = qpdf_oh_get_key(file, page, "/Parent");
  }
  return 0;
}

static struct pdf_box box(qpdf_data file, qpdf_oh page, const char *key) {
  struct pdf_box none = {0};
  qpdf_oh array;
  if (!find(file, page, key, qpdf_oh_is_array, &array)) return none;
  if (qpdf_oh_get_array_n_items(file, array) != 4) return none;
  double corners[4];
  for (int index = 0; index < 4; index++) {
    qpdf_oh number = qpdf_oh_get_array_item(file, array, index);
    if (!qpdf_oh_is_number(file, number)) return none;
    corners[index] = qpdf_oh_get_numeric_value(file, number);
  }
  struct pdf_box found = {1, corners[0], corners[1], corners[2], corners[3]};
  return found;
}

int read_pdf_pages(const void *bytes, unsigned long count, const char *password,
                   struct pdf_page *pages, int limit) {
  qpdf_data file = qpdf_init();
  qpdf_silence_errors(file);
  qpdf_set_suppress_warnings(file, 1);
  int found = 0;
  if (!(qpdf_read_memory(file, "PDF", bytes, count, password) & has_errors)) {
    int total = qpdf_get_num_pages(file);
    for (; found < total && found < limit; found++) {
      qpdf_oh page = qpdf_get_page_n(file, (size_t)found), rotation;
      pages[found].media = box(file, page, "/MediaBox");
      pages[found].crop = box(file, page, "/CropBox");
      int is_turned = find(file, page, "/Rotate", qpdf_oh_is_number, &rotation);
      pages[found].rotation = is_turned ? qpdf_oh_get_numeric_value(file, rotation) : 0;
    }
  }
  /* QPDF prints an error that was not fetched. */
  qpdf_get_error(file);
  qpdf_cleanup(&file);
  return found;
}
