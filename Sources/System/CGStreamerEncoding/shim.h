#pragma once
#include <gst/app/gstappsrc.h>
#include <gst/gst.h>
