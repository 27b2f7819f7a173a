public import Foundation
import UIKitCore

// Layout attributes, invalidation contexts and decoration views are made of classes that an app
// names, by initialisers that are not `required`: see `ViewInstantiation.swift`.

/// Creates an object of `type` with its `init()`.
@MainActor
func makeObject<Object: NSObject>(of type: AnyClass, as kind: Object.Type) -> Object {
    requires(
        type is Object.Type, "\(type) is not a subclass of \(kind). Return one of its subclasses.")
    let shape = unsafeBitCast(type, to: ObjectShape.Type.self)
    return unsafeBitCast(shape.init(), to: Object.self)
}

/// An object whose `init()` can be called on a class that is known only at run time.
@_spi(UIKitInternals) open class ObjectShape: NSObject {
    public required override init() {}

    nonisolated deinit {}
}
