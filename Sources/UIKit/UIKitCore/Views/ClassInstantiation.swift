public import Foundation

// `UIApplicationDelegate.main()` has a class and needs an instance of it. Swift calls an
// initialiser on a metatype only when it is `required`, and a `required` `UIResponder.init()` would
// oblige every subclass in every app to repeat it. The initialiser overrides `NSObject.init()`, so
// it has that one's slot in the method table. A subclass of `NSObject` whose `init()` is `required`
// calls the method in the same slot.

/// Creates an object of `type` with its `init()`.
package func makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
    let shape = unsafeBitCast(type as AnyClass, to: ResponderShape.Type.self)
    return unsafeBitCast(shape.init(), to: Object.self)
}

/// An object whose `init()` can be called on a class that is known only at run time. It is open so
/// that the compiler dispatches through the table.
@_spi(UIKitInternals) open class ResponderShape: NSObject {
    public required override init() {}

    nonisolated deinit {}
}
