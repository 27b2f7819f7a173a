/// The address of the elements of a ``Pool``, for passes over many of them.
///
/// A pass that writes into one pool and reads another would reload the pools' addresses after every
/// write, since the compiler cannot exclude that they changed. A window is an address in a
/// register. It is unsafe if the pool grows or is destroyed: take it in the function that needs it,
/// and add nothing to its pool while it is in use. Debug builds check every access.
struct PoolWindow<Element: BitwiseCopyable>: BitwiseCopyable {
    private let base: UnsafeMutablePointer<Element>
    private let count: Int

    @inline(__always)
    init(base: UnsafeMutablePointer<Element>, count: Int) {
        self.base = base
        self.count = count
    }

    /// The elements from an index on, which becomes 0.
    @inline(__always)
    func dropping(_ count: Int32) -> PoolWindow {
        PoolWindow(base: base + Int(count), count: self.count - Int(count))
    }

    /// The element at an index.
    subscript(index: Int32) -> Element {
        @inline(__always) unsafeAddress {
            assert(index >= 0 && index < count, "There is no element \(index) among \(count).")
            return UnsafePointer(base + Int(index))
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            assert(index >= 0 && index < count, "There is no element \(index) among \(count).")
            return base + Int(index)
        }
    }
}
