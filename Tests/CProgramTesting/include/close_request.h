#pragma once

/// Asks the program that owns an X window to close it, as the button in a title bar does.
///
/// Returns whether the display could be reached.
int ts_request_close(const char *display, unsigned long window);
