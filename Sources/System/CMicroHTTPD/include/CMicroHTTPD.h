#pragma once
#include <microhttpd.h>

/// Starts a server with its options, which the library takes as variable arguments.
struct MHD_Daemon *http_start(
    int socket, unsigned int connections, unsigned int connections_per_address,
    unsigned int patience, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback ended,
    void *context);
