import Glibc

/// The stack of the main thread.
///
/// Layout, drawing, hit testing and releasing walk the view tree recursively. A tree of 20,000
/// levels needs more than the usual 8 MB in a debug build.
nonisolated enum MainStack {
    /// The size up to which the stack may grow, in bytes. Linux keeps 128 MB of addresses free for
    /// the main thread's stack, and uses memory only for what was reached.
    private static let size: rlim_t = 120 << 20

    /// Raises the limit of the stack when it is evaluated for the first time, unless it is higher.
    static let isDeep: Void = {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < size else { return }
        limit.rlim_cur = min(size, limit.rlim_max)
        setrlimit(resource, &limit)
    }()
}
