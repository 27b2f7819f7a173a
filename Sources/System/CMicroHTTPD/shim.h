#pragma once
#include <microhttpd.h>

/// Starts a server with its options, which the library takes as variable arguments.
static inline struct MHD_Daemon *http_start(
    int socket, unsigned int connections, unsigned int connections_per_address,
    unsigned int patience, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback ended,
    void *context) {
    return MHD_start_daemon(
        MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_AUTO, 0, NULL, NULL, answer, context,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_per_address,
        MHD_OPTION_CONNECTION_TIMEOUT, patience, MHD_OPTION_THREAD_POOL_SIZE, 2u,
        MHD_OPTION_NOTIFY_COMPLETED, ended, NULL, MHD_OPTION_END);
}
