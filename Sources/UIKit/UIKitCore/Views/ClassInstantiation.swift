// `UIApplicationDelegate.main()` has a class and needs an instance of it. Swift calls an
// initialiser on a metatype only when it is `required`, and a `required` `UIResponder.init()` would
// oblige every subclass in every app to repeat it. The initialiser has a fixed slot in the class's
// method table, the first one, because `UIResponder` has neither a superclass nor stored
// properties. A class of the same layout whose `init()` is `required` therefore calls the method in
// that slot.

/// Creates an object of `type` with its `init()`.
package func makeInstance(of type: UIResponder.Type) -> UIResponder {
    let shape = unsafeBitCast(type as AnyClass, to: ResponderShape.Type.self)
    return unsafeBitCast(shape.init(), to: UIResponder.self)
}

/// A class whose method table begins like that of `UIResponder`. It is open so that the compiler
/// dispatches through the table.
@_spi(UIKitInternals) open class ResponderShape {
    public required init() {}
}
