// `UIApplicationDelegate.main()` has a class and wants an object. Swift calls an initialiser on a class only when it is
// `required`, and making `UIResponder.init()` so would oblige every subclass in every app to repeat it. But the initialiser
// has a place in the class's table of methods, the first one, because `UIResponder` has neither a superclass nor stored
// properties. A class of the same shape, whose `init()` is required, calls what is at that place.

/// A new object of `type`, made by its `init()`.
package func makeInstance(of type: UIResponder.Type) -> UIResponder {
    let shape = unsafeBitCast(type as AnyClass, to: ResponderShape.Type.self)
    return unsafeBitCast(shape.init(), to: UIResponder.self)
}

/// A class whose table of methods begins as that of `UIResponder`. It is open so that the compiler looks into the table.
@_spi(UIKitInternals) open class ResponderShape {
    public required init() {}
}
