#include "CPostgreSQL.h"

#include "deferred.h"

#define LIBRARY "libpq.so.5"

/* Connections. */
DEFERRED(PGconn *, PQconnectdbParams, (const char *const *names, const char *const *values, int expands),
         (names, values, expands))
DEFERRED(void, PQfinish, (PGconn *connection), (connection))
DEFERRED(ConnStatusType, PQstatus, (const PGconn *connection), (connection))
DEFERRED(int, PQsocket, (const PGconn *connection), (connection))
DEFERRED(int, PQbackendPID, (const PGconn *connection), (connection))
DEFERRED(char *, PQerrorMessage, (const PGconn *connection), (connection))
DEFERRED(PQconninfoOption *, PQconninfoParse, (const char *text, char **error), (text, error))
DEFERRED(void, PQconninfoFree, (PQconninfoOption *options), (options))
DEFERRED(PQnoticeProcessor, PQsetNoticeProcessor, (PGconn *connection, PQnoticeProcessor notify, void *context),
         (connection, notify, context))
DEFERRED(PGcancel *, PQgetCancel, (PGconn *connection), (connection))
DEFERRED(void, PQfreeCancel, (PGcancel *canceller), (canceller))
DEFERRED(int, PQcancel, (PGcancel *canceller, char *error, int errorSize), (canceller, error, errorSize))

/* Queries. */
DEFERRED(PGresult *, PQexec, (PGconn *connection, const char *query), (connection, query))
DEFERRED(PGresult *, PQprepare,
         (PGconn *connection, const char *name, const char *query, int count, const Oid *types),
         (connection, name, query, count, types))
DEFERRED(PGresult *, PQexecPrepared,
         (PGconn *connection, const char *name, int count, const char *const *values, const int *lengths,
          const int *formats, int resultFormat),
         (connection, name, count, values, lengths, formats, resultFormat))
DEFERRED(PGresult *, PQgetResult, (PGconn *connection), (connection))
DEFERRED(int, PQputCopyData, (PGconn *connection, const char *bytes, int count), (connection, bytes, count))
DEFERRED(int, PQputCopyEnd, (PGconn *connection, const char *error), (connection, error))

/* Notifications. */
DEFERRED(int, PQconsumeInput, (PGconn *connection), (connection))
DEFERRED(PGnotify *, PQnotifies, (PGconn *connection), (connection))
DEFERRED(void, PQfreemem, (void *memory), (memory))

/* Results. */
DEFERRED(ExecStatusType, PQresultStatus, (const PGresult *result), (result))
DEFERRED(char *, PQresultErrorField, (const PGresult *result, int field), (result, field))
DEFERRED(int, PQntuples, (const PGresult *result), (result))
DEFERRED(int, PQgetisnull, (const PGresult *result, int row, int column), (result, row, column))
DEFERRED(char *, PQgetvalue, (const PGresult *result, int row, int column), (result, row, column))
DEFERRED(int, PQgetlength, (const PGresult *result, int row, int column), (result, row, column))
DEFERRED(void, PQclear, (PGresult *result), (result))
