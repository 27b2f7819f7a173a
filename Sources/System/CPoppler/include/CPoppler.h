#pragma once

/* What of poppler-glib's <poppler.h> is used. The library is loaded at the first call. */

typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;
typedef struct _cairo cairo_t;

/* Reads a copy of `bytes`; NULL if they are no PDF or another password is needed. `is_encrypted` is
   set to 1 in the second case, and unchanged otherwise. */
PopplerDocument *open_pdf(const void *bytes, unsigned long count, const char *password,
                          int *is_encrypted);

/* Releases a document or a page. */
void release_pdf(void *object);

/* Releases a text. */
void release_pdf_text(char *text);

int poppler_document_get_n_pages(PopplerDocument *document);
PopplerPage *poppler_document_get_page(PopplerDocument *document, int index);
char *poppler_document_get_title(PopplerDocument *document);
char *poppler_document_get_author(PopplerDocument *document);
char *poppler_document_get_subject(PopplerDocument *document);
char *poppler_document_get_creator(PopplerDocument *document);
char *poppler_document_get_producer(PopplerDocument *document);
char *poppler_document_get_keywords(PopplerDocument *document);
void poppler_page_get_size(PopplerPage *page, double *width, double *height);
void poppler_page_render_for_printing(PopplerPage *page, cairo_t *cairo);
char *poppler_page_get_text(PopplerPage *page);

/* What poppler-glib does not give, read by QPDF, which is loaded at the first call. */

/* Two corners of a rectangle, as they stand in the file; `exists` is 0 where there is none. */
struct pdf_box {
  int exists;
  double x1, y1, x2, y2;
};

/* What a page has itself, or from its ancestors. */
struct pdf_page {
  struct pdf_box media, crop;
  double rotation;
};

/* Reads at most `limit` pages, and returns their number: 0 for a file that cannot be read. `password` may
   be NULL. */
int read_pdf_pages(const void *bytes, unsigned long count, const char *password,
                   struct pdf_page *pages, int limit);
