/// Where the elements of a ``Pool`` lie, for passes that look at many of them.
///
/// A pass that writes into one pool and reads another would read the pools' own addresses again after every write, which might have
/// changed them for all that the compiler knows. A window is an address in a register. It is unsafe where the pool grows or goes
/// before the pass ends: take it in the function that needs it and add nothing to its pool meanwhile. In debug builds every access is checked.
struct PoolWindow<Element: BitwiseCopyable>: BitwiseCopyable {
    private let base: UnsafeMutablePointer<Element>
    private let count: Int

    @inline(__always)
    init(base: UnsafeMutablePointer<Element>, count: Int) {
        self.base = base
        self.count = count
    }

    /// The elements from a place on, which is 0 there.
    @inline(__always)
    func dropping(_ places: Int32) -> PoolWindow {
        PoolWindow(base: base + Int(places), count: count - Int(places))
    }

    /// The element at a place from 0 up to the count.
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
