#include "CGStreamer.h"

#include "deferred.h"

#define LIBRARY "libglib-2.0.so.0"

DEFERRED(void, g_error_free, (GError *error), (error))

#undef LIBRARY
#define LIBRARY "libgobject-2.0.so.0"

DEFERRED(void, g_object_weak_ref, (void *object, GWeakNotify notify, void *context),
         (object, notify, context))

#undef LIBRARY
#define LIBRARY "libgstreamer-1.0.so.0"

DEFERRED(void, gst_init, (int *count, char ***arguments), (count, arguments))
DEFERRED(GstElement *, gst_parse_launch, (const char *description, GError **error),
         (description, error))
DEFERRED(void *, gst_object_ref_sink, (void *object), (object))
DEFERRED(void, gst_object_unref, (void *object), (object))
DEFERRED(GstElement *, gst_bin_get_by_name, (GstElement *bin, const char *name), (bin, name))
DEFERRED(int, gst_element_set_state, (GstElement *element, int state), (element, state))
DEFERRED(GstBus *, gst_element_get_bus, (GstElement *element), (element))
DEFERRED(void, gst_bus_set_sync_handler,
         (GstBus *bus, GstBusSyncHandler handler, void *context, GDestroyNotify release),
         (bus, handler, context, release))
DEFERRED(void, gst_message_parse_error, (GstMessage *message, GError **error, char **details),
         (message, error, details))
DEFERRED(uint32_t, gst_resource_error_quark, (void), ())
DEFERRED(int, gst_buffer_map, (GstBuffer *buffer, GstMapInfo *map, int flags), (buffer, map, flags))
DEFERRED(void, gst_buffer_unmap, (GstBuffer *buffer, GstMapInfo *map), (buffer, map))
DEFERRED(GstCaps *, gst_sample_get_caps, (GstSample *sample), (sample))
DEFERRED(GstBuffer *, gst_sample_get_buffer, (GstSample *sample), (sample))
DEFERRED(GstStructure *, gst_caps_get_structure, (const GstCaps *caps, unsigned index),
         (caps, index))
DEFERRED(int, gst_structure_get_int, (const GstStructure *structure, const char *name, int *value),
         (structure, name, value))
DEFERRED(void, gst_mini_object_unref, (void *object), (object))

#undef LIBRARY
#define LIBRARY "libgstapp-1.0.so.0"

DEFERRED(void, gst_app_sink_set_callbacks,
         (GstAppSink *sink, GstAppSinkCallbacks *callbacks, void *context, GDestroyNotify release),
         (sink, callbacks, context, release))
DEFERRED(GstSample *, gst_app_sink_try_pull_sample, (GstAppSink *sink, uint64_t nanoseconds),
         (sink, nanoseconds))
