import QuartzCore

// `UIView.layerClass` and `UIApplicationDelegate.main()` have a class and want an object. Swift calls an initialiser on a
// class only when it is `required`, and making it so would oblige every subclass in every app to repeat it. A class's
// initialiser is an entry of its method table, though, found by position: classes of the same shape, whose `init()` is
// required, lead to the same entry. `ClassInstantiationTests` guards the shapes.

/// A new object of `type`, made by its `init()`.
func makeInstance(of type: CALayer.Type) -> CALayer {
    let shape = unsafeBitCast(type, to: LayerShape.Type.self)
    return unsafeDowncast(shape.init() as AnyObject, to: CALayer.self)
}

/// A new object of `type`, made by its `init()`.
package func makeInstance(of type: UIResponder.Type) -> UIResponder {
    let shape = unsafeBitCast(type, to: ResponderShape.Type.self)
    return unsafeDowncast(shape.init() as AnyObject, to: UIResponder.self)
}

/// A class whose method table begins as that of `UIResponder`.
private class ResponderShape {
    required init() {}
}

/// A class whose method table begins as that of `CALayer`.
private class LayerShape {
    init(layer: Any) {}
    required init() {}
}
