#include "CGraphviz.h"

#include "deferred.h"

#define LIBRARY "libgvc.so.6"

DEFERRED(GVC_t *, gvContext, (void), ())
DEFERRED(int, gvLayout, (GVC_t *context, graph_t *graph, const char *engine), (context, graph, engine))
DEFERRED(int, gvFreeLayout, (GVC_t *context, graph_t *graph), (context, graph))
DEFERRED(Agraph_t *, agmemread, (const char *text), (text))
DEFERRED(int, agclose, (Agraph_t *graph), (graph))
DEFERRED(Agnode_t *, agnode, (Agraph_t *graph, char *name, int creates), (graph, name, creates))
