import Foundation
import Glibc

/// A variable with a separate value for each thread, `nil` by default.
///
/// Drawing has state per thread (the current context, the current traits), so that images can be
/// drawn off the main thread. A thread's value is released when the thread ends. Use `static let`
/// only: keys are scarce and never freed.
// Sendable: `key` never changes, and each thread only accesses its own value.
nonisolated final class ThreadLocal<Value>: @unchecked Sendable {
    private final class Box {
        var value: Value?
    }

    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
        requires(
            status == 0,
            "No thread-local key is left (error \(status)). Make ThreadLocal values static.")
        self.key = key
    }

    var value: Value? {
        get { box?.value }
        set {
            if let box {
                box.value = newValue
            } else if let newValue {
                let box = Box()
                box.value = newValue
                pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
            }
        }
    }

    private var box: Box? {
        pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
    }
}
