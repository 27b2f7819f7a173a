#include "assertions.h"

#include <dlfcn.h>

#include <cstdlib>

namespace {

thread_local czxing::AssertionGuard *current = nullptr;

using Failure = void (*)(const char *, const char *, unsigned int, const char *);

} // namespace

namespace czxing {

AssertionGuard::AssertionGuard() : outer(current) { current = this; }

AssertionGuard::~AssertionGuard() { current = outer; }

} // namespace czxing

/// Takes the place of the C library's function of this name, which every failed assertion of the process calls. Those that no
/// guard waits for go on to the C library's.
extern "C" [[noreturn]] __attribute__((visibility("default"))) void __assert_fail(
    const char *assertion, const char *file, unsigned int line, const char *function) noexcept
{
    if (current) std::longjmp(current->place, 1);
    if (const auto next = reinterpret_cast<Failure>(dlsym(RTLD_NEXT, "__assert_fail")))
        next(assertion, file, line, function);
    std::abort();
}
