#include "CMicroHTTPD.h"

#include "deferred.h"

#define LIBRARY "libmicrohttpd.so.12"

DEFERRED(void, MHD_stop_daemon, (struct MHD_Daemon *daemon), (daemon))
DEFERRED(const char *, MHD_lookup_connection_value,
         (struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *key),
         (connection, kind, key))
DEFERRED(struct MHD_Response *, MHD_create_response_from_buffer,
         (size_t size, void *buffer, enum MHD_ResponseMemoryMode mode), (size, buffer, mode))
DEFERRED(void, MHD_destroy_response, (struct MHD_Response *response), (response))
DEFERRED(enum MHD_Result, MHD_add_response_header,
         (struct MHD_Response *response, const char *header, const char *content),
         (response, header, content))
DEFERRED(enum MHD_Result, MHD_queue_response,
         (struct MHD_Connection *connection, unsigned int status, struct MHD_Response *response),
         (connection, status, response))

struct MHD_Daemon *http_start(
    int socket, unsigned int connections, unsigned int connections_per_address,
    unsigned int patience, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback ended,
    void *context) {
  __typeof__(&MHD_start_daemon) start = deferred_function(LIBRARY, "MHD_start_daemon");
  return start(
      MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_per_address,
      MHD_OPTION_CONNECTION_TIMEOUT, patience, MHD_OPTION_THREAD_POOL_SIZE, 2u,
      MHD_OPTION_NOTIFY_COMPLETED, ended, NULL, MHD_OPTION_END);
}
