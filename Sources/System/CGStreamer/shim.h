#pragma once
#include <gst/app/gstappsink.h>
#include <gst/gst.h>
#include <linux/videodev2.h>

/* Requests to cameras. Swift imports no macros that have types in them. */
static const unsigned long camera_request_capabilities = VIDIOC_QUERYCAP;
static const unsigned long camera_request_control = VIDIOC_QUERYCTRL;
static const unsigned long camera_request_set_control = VIDIOC_S_CTRL;
static const unsigned long camera_request_formats = VIDIOC_ENUM_FMT;
static const unsigned long camera_request_frame_sizes = VIDIOC_ENUM_FRAMESIZES;
