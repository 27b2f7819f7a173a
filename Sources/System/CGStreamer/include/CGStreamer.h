#pragma once
#include <linux/videodev2.h>
#include <stddef.h>
#include <stdint.h>

/* What of GStreamer 1.0's <gst/gst.h> and <gst/app/gstappsink.h> is used: pipelines that end in an
   appsink. The libraries are loaded at the first call. Types whose members are used have the layout
   that every version of the interface 1.0 has. */

typedef struct _GstAppSink GstAppSink;
typedef struct _GstBuffer GstBuffer;
typedef struct _GstBus GstBus;
typedef struct _GstCaps GstCaps;
typedef struct _GstElement GstElement;
typedef struct _GstSample GstSample;
typedef struct _GstStructure GstStructure;

/* States, results and flags. */
enum { GST_STATE_NULL = 1, GST_STATE_PLAYING = 4 };
enum { GST_FLOW_OK = 0 };
enum { GST_MAP_READ = 1 };
enum { GST_BUS_DROP = 0, GST_BUS_PASS = 1 };
enum { GST_MESSAGE_EOS = 1 << 0, GST_MESSAGE_ERROR = 1 << 1 };
enum {
  GST_RESOURCE_ERROR_NOT_FOUND = 3,
  GST_RESOURCE_ERROR_BUSY = 4,
  GST_RESOURCE_ERROR_NOT_AUTHORIZED = 15
};

typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

typedef struct {
  size_t object_type;
  int reference_count, lock_state;
  unsigned flags;
  void *functions[3];
  unsigned private_number;
  void *private_pointer;
  int type;
} GstMessage;

typedef struct {
  void *memory;
  int flags;
  uint8_t *data;
  size_t size, maximum_size;
  void *reserved[8];
} GstMapInfo;

typedef struct {
  void (*eos)(GstAppSink *sink, void *context);
  int (*new_preroll)(GstAppSink *sink, void *context);
  int (*new_sample)(GstAppSink *sink, void *context);
  void *reserved[4];
} GstAppSinkCallbacks;

typedef int (*GstBusSyncHandler)(GstBus *bus, GstMessage *message, void *context);
typedef void (*GDestroyNotify)(void *context);
typedef void (*GWeakNotify)(void *context, void *object);

void g_error_free(GError *error);
void g_object_weak_ref(void *object, GWeakNotify notify, void *context);

void gst_init(int *count, char ***arguments);
GstElement *gst_parse_launch(const char *description, GError **error);
void *gst_object_ref_sink(void *object);
void gst_object_unref(void *object);
GstElement *gst_bin_get_by_name(GstElement *bin, const char *name);
int gst_element_set_state(GstElement *element, int state);
GstBus *gst_element_get_bus(GstElement *element);
void gst_bus_set_sync_handler(
    GstBus *bus, GstBusSyncHandler handler, void *context, GDestroyNotify release);
void gst_message_parse_error(GstMessage *message, GError **error, char **details);
uint32_t gst_resource_error_quark(void);
int gst_buffer_map(GstBuffer *buffer, GstMapInfo *map, int flags);
void gst_buffer_unmap(GstBuffer *buffer, GstMapInfo *map);
GstCaps *gst_sample_get_caps(GstSample *sample);
GstBuffer *gst_sample_get_buffer(GstSample *sample);
GstStructure *gst_caps_get_structure(const GstCaps *caps, unsigned index);
int gst_structure_get_int(const GstStructure *structure, const char *name, int *value);
/* Releases a sample or a message: `gst_sample_unref` and `gst_message_unref` are macros of it. */
void gst_mini_object_unref(void *object);

void gst_app_sink_set_callbacks(
    GstAppSink *sink, GstAppSinkCallbacks *callbacks, void *context, GDestroyNotify release);
GstSample *gst_app_sink_try_pull_sample(GstAppSink *sink, uint64_t nanoseconds);

/* Requests to cameras. Swift imports no macros that have types in them. */
static const unsigned long camera_request_capabilities = VIDIOC_QUERYCAP;
static const unsigned long camera_request_control = VIDIOC_QUERYCTRL;
static const unsigned long camera_request_set_control = VIDIOC_S_CTRL;
static const unsigned long camera_request_formats = VIDIOC_ENUM_FMT;
static const unsigned long camera_request_frame_sizes = VIDIOC_ENUM_FRAMESIZES;
