#include "close_request.h"

#include <X11/Xlib.h>

int ts_request_close(const char *name, unsigned long window) {
  Display *display = XOpenDisplay(name);
  if (!display) return 0;
  XEvent event = {.xclient = {
      .type = ClientMessage,
      .window = window,
      .message_type = XInternAtom(display, "WM_PROTOCOLS", False),
      .format = 32,
      .data.l = {XInternAtom(display, "WM_DELETE_WINDOW", False), CurrentTime},
  }};
  XSendEvent(display, window, False, NoEventMask, &event);
  XCloseDisplay(display);
  return 1;
}
