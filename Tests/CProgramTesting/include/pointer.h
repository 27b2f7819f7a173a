/* A mouse in a Wayland compositor without devices. */
#pragma once

typedef struct TSPointer TSPointer;

/// Connects a mouse to the compositor that listens at the path, or returns NULL.
TSPointer *ts_pointer_new(const char *socket);

/// Moves the mouse to a point of the screen, which has a size.
void ts_pointer_move(TSPointer *pointer, int x, int y, int width, int height);

/// Presses or releases the first button.
void ts_pointer_press(TSPointer *pointer, int pressed);

void ts_pointer_free(TSPointer *pointer);
