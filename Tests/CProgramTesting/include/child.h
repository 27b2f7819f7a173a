/* Programs that share nothing with this process but three descriptors. */
#pragma once
#include <sys/types.h>

/// Makes a pipe that no program inherits: `ends[0]` is read, `ends[1]` is written.
///
/// Returns 0, or the number of an error.
int ts_make_pipe(int ends[2]);

/// Makes an empty file in memory that no program inherits, or returns -1.
int ts_make_memory_file(void);

/// Starts a program.
///
/// It inherits `descriptors` as its standard input, output and error, and no other descriptor, even
/// one that another thread opens at the same time. No signal is blocked.
///
/// `words` and `variables` end with NULL; `folder` may be NULL. Returns 0, or the number of an error.
int ts_start(pid_t *child, const char *path, char *const words[], char *const variables[], const char *folder,
             const int descriptors[3]);
