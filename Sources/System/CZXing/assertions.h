// Failed assertions inside of the library.
#pragma once

#include <csetjmp>

namespace czxing {

/// While one exists, an assertion that fails on this thread goes back to where `place` was set instead of ending the process.
///
/// Debian's build of ZXing-C++ 1.4.0 has its assertions switched on, and some fail on pictures in which lines are found that are none.
/// Whatever the library had allocated until then is lost, which is little, and happens rarely.
class AssertionGuard {
public:
    AssertionGuard();
    ~AssertionGuard();
    AssertionGuard(const AssertionGuard &) = delete;
    AssertionGuard &operator=(const AssertionGuard &) = delete;

    std::jmp_buf place;

private:
    AssertionGuard *const outer;
};

} // namespace czxing
