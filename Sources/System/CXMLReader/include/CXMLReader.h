#pragma once

/* What of libxml2's <libxml/xmlreader.h> is used: a pull parser for XML. The library is loaded at the
   first call. */

typedef struct _xmlTextReader xml_reader;
typedef struct _xmlNode xml_node;
typedef struct _xmlDoc xml_document;

/* Reader options, and types of nodes. */
enum { XML_PARSE_RECOVER = 1 << 0, XML_PARSE_NOERROR = 1 << 5, XML_PARSE_NOWARNING = 1 << 6, XML_PARSE_NONET = 1 << 11,
       XML_PARSE_NOCDATA = 1 << 14, XML_PARSE_HUGE = 1 << 19, XML_PARSE_BIG_LINES = 1 << 22 };
enum { XML_READER_TYPE_ELEMENT = 1, XML_READER_TYPE_TEXT = 3, XML_READER_TYPE_CDATA = 4,
       XML_READER_TYPE_WHITESPACE = 13, XML_READER_TYPE_SIGNIFICANT_WHITESPACE = 14,
       XML_READER_TYPE_END_ELEMENT = 15 };

xml_reader *xmlReaderForFd(int file, const char *address, const char *encoding, int options);
xml_reader *xmlReaderForMemory(const void *bytes, int count, const char *address,
                               const char *encoding, int options);
xml_document *xmlReadMemory(const char *bytes, int count, const char *address, const char *encoding,
                            int options);
void xmlFreeDoc(xml_document *document);
xml_reader *xmlReaderWalker(xml_document *document);
void xmlFreeTextReader(xml_reader *reader);
int xmlTextReaderRead(xml_reader *reader);
int xmlTextReaderNodeType(xml_reader *reader);
int xmlTextReaderIsEmptyElement(xml_reader *reader);
const unsigned char *xmlTextReaderConstName(xml_reader *reader);
const unsigned char *xmlTextReaderConstValue(xml_reader *reader);
int xmlTextReaderMoveToNextAttribute(xml_reader *reader);
int xmlTextReaderMoveToElement(xml_reader *reader);
int xmlTextReaderGetParserLineNumber(xml_reader *reader);
xml_node *xmlTextReaderCurrentNode(xml_reader *reader);
long xmlGetLineNo(const xml_node *node);
