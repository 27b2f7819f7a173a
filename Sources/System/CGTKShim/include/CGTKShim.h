/* What Swift cannot say to GTK itself: subclasses, varargs, casts, and Cairo's part of presenting. */
#pragma once
#include "bus.h"
#include "canvas.h"
#include "desktop.h"
#include "dialogs.h"
#include "display.h"
#include "loop.h"
#include "notifications.h"
#include "session.h"
#include "theme.h"
#include "window.h"
