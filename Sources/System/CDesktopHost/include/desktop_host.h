#pragma once

/* Returns HostGTK's host, which is not retained for the caller. NULL where there is none; *reason is then a text
   to be freed. HostGTK is loaded unless it is a part of the program. Main thread only. */
void *ts_desktop_host(char **reason);
