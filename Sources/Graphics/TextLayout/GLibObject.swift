import CPango

/// A reference to an object of GLib's type system, such as a Pango layout or font: it is released
/// with this object.
///
/// C code counts its own references to an object, so that the object lives as long as this one and
/// as long as other objects need it. What a C function returns out of the object, such as a line
/// of a layout, is valid while the reference is kept: types that store such pointers store the
/// reference next to them, and code that uses one for a moment does so in `withExtendedLifetime`.
///
/// References are made, used and released inside ``TextLock``, because Pango's objects share
/// caches without locks.
final class GLibObject {
    /// The object, for functions whose C type is hidden.
    let pointer: OpaquePointer

    /// Takes over the caller's reference to an object.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Takes over the caller's reference to an object, if there is one.
    convenience init?<Object>(owning pointer: UnsafeMutablePointer<Object>?) {
        guard let pointer else { return nil }
        self.init(owning: OpaquePointer(pointer))
    }

    deinit { TextLock.withLock { g_object_unref(.init(pointer)) } }

    /// The object as one of a C structure that begins with it.
    func cast<Object>(to _: Object.Type) -> UnsafeMutablePointer<Object> { .init(pointer) }
}
