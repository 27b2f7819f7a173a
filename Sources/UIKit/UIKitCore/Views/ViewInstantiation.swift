import CoreGraphics
public import Foundation

// A list registers the class of its cells and creates them later. Swift calls an initialiser on a
// metatype only when it is `required`, and a `required` `UIView.init(frame:)` would oblige every
// subclass in every app to repeat it. A subclass of `UIView` may override the initialiser with a
// `required` one, which stays in its slot of the method table: a call through that subclass's type
// reaches the initialiser of whatever class is meant.

/// Creates a view of `type` with its `init(frame:)`, also where the app's class overrides it.
package func makeView<View: UIView>(of type: View.Type, frame: CGRect) -> View {
    let shape = unsafeBitCast(type as AnyClass, to: ViewShape.Type.self)
    return unsafeBitCast(shape.init(frame: frame), to: View.self)
}

/// A view whose `init(frame:)` can be called on a class that is known only at run time. It is open
/// so that the compiler dispatches through the table.
@_spi(UIKitInternals) open class ViewShape: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}
}
