#define _GNU_SOURCE
#include "CPoppler.h"

#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "deferred.h"

#define LIBRARY "libpoppler-glib.so.8"

/* GLib's functions come with the library. */
#define FUNCTION(result, name, ...) \
  ((result(*)(__VA_ARGS__))deferred_function(LIBRARY, #name))

/* GLib's GError. */
struct error {
  unsigned domain;
  int code;
  char *message;
};

/* POPPLER_ERROR_ENCRYPTED */
enum { encrypted = 1 };

/* Opens bytes in memory. */
static PopplerDocument *open_bytes(const void *bytes, unsigned long count, struct error **error) {
  void *copy = FUNCTION(void *, g_bytes_new, const void *, unsigned long)(bytes, count);
  PopplerDocument *document = FUNCTION(PopplerDocument *, poppler_document_new_from_bytes, void *,
                                       const char *, struct error **)(copy, 0, error);
  FUNCTION(void, g_bytes_unref, void *)(copy);
  return document;
}

/* Opens bytes with a password, as a file: where the password is wrong, Poppler 22.12 crashes with bytes in
   memory. */
static PopplerDocument *open_locked(const void *bytes, unsigned long count, const char *password,
                                    struct error **error) {
  int file = memfd_create("pdf", MFD_CLOEXEC);
  if (file < 0) return 0;
  PopplerDocument *document = 0;
  unsigned long written = 0;
  while (written < count) {
    long step = write(file, (const char *)bytes + written, count - written);
    if (step <= 0) break;
    written += (unsigned long)step;
  }
  if (written == count) {
    char address[64];
    snprintf(address, sizeof address, "file:///proc/self/fd/%d", file);
    document = FUNCTION(PopplerDocument *, poppler_document_new_from_file, const char *,
                        const char *, struct error **)(address, password, error);
  }
  /* Poppler has a descriptor of its own. */
  close(file);
  return document;
}

PopplerDocument *open_pdf(const void *bytes, unsigned long count, const char *password,
                          int *is_encrypted) {
  struct error *error = 0;
  PopplerDocument *document = password ? open_locked(bytes, count, password, &error)
                                       : open_bytes(bytes, count, &error);
  if (error) {
    unsigned domain = FUNCTION(unsigned, poppler_error_quark, void)();
    if (error->domain == domain && error->code == encrypted) *is_encrypted = 1;
    FUNCTION(void, g_error_free, struct error *)(error);
  }
  return document;
}

void release_pdf(void *object) { FUNCTION(void, g_object_unref, void *)(object); }

void release_pdf_text(char *text) { FUNCTION(void, g_free, void *)(text); }

DEFERRED(int, poppler_document_get_n_pages, (PopplerDocument *document), (document))
DEFERRED(PopplerPage *, poppler_document_get_page, (PopplerDocument *document, int index),
         (document, index))
DEFERRED(char *, poppler_document_get_title, (PopplerDocument *document), (document))
DEFERRED(char *, poppler_document_get_author, (PopplerDocument *document), (document))
DEFERRED(char *, poppler_document_get_subject, (PopplerDocument *document), (document))
DEFERRED(char *, poppler_document_get_creator, (PopplerDocument *document), (document))
DEFERRED(char *, poppler_document_get_producer, (PopplerDocument *document), (document))
DEFERRED(char *, poppler_document_get_keywords, (PopplerDocument *document), (document))
DEFERRED(void, poppler_page_get_size, (PopplerPage *page, double *width, double *height),
         (page, width, height))
DEFERRED(void, poppler_page_render_for_printing, (PopplerPage *page, cairo_t *cairo),
         (page, cairo))
DEFERRED(char *, poppler_page_get_text, (PopplerPage *page), (page))
