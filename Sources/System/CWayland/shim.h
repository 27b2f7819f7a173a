#pragma once
#include <wayland-server.h>
#include <xkbcommon/xkbcommon.h>
