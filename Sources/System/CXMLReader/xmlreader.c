#include "CXMLReader.h"

#include "deferred.h"

#define LIBRARY "libxml2.so.2"

DEFERRED(xml_reader *, xmlReaderForFd,
         (int file, const char *address, const char *encoding, int options),
         (file, address, encoding, options))
DEFERRED(xml_reader *, xmlReaderForMemory,
         (const void *bytes, int count, const char *address, const char *encoding, int options),
         (bytes, count, address, encoding, options))
DEFERRED(xml_document *, xmlReadMemory,
         (const char *bytes, int count, const char *address, const char *encoding, int options),
         (bytes, count, address, encoding, options))
DEFERRED(void, xmlFreeDoc, (xml_document *document), (document))
DEFERRED(xml_reader *, xmlReaderWalker, (xml_document *document), (document))
DEFERRED(void, xmlFreeTextReader, (xml_reader *reader), (reader))
DEFERRED(int, xmlTextReaderRead, (xml_reader *reader), (reader))
DEFERRED(int, xmlTextReaderNodeType, (xml_reader *reader), (reader))
DEFERRED(int, xmlTextReaderIsEmptyElement, (xml_reader *reader), (reader))
DEFERRED(const unsigned char *, xmlTextReaderConstName, (xml_reader *reader), (reader))
DEFERRED(const unsigned char *, xmlTextReaderConstValue, (xml_reader *reader), (reader))
DEFERRED(int, xmlTextReaderMoveToNextAttribute, (xml_reader *reader), (reader))
DEFERRED(int, xmlTextReaderMoveToElement, (xml_reader *reader), (reader))
DEFERRED(int, xmlTextReaderGetParserLineNumber, (xml_reader *reader), (reader))
DEFERRED(xml_node *, xmlTextReaderCurrentNode, (xml_reader *reader), (reader))
DEFERRED(long, xmlGetLineNo, (const xml_node *node), (node))
