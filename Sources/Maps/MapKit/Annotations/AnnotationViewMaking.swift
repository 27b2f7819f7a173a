public import UIKit

/// Creates a view of `type` with its `init(annotation:reuseIdentifier:)`, also where the app's
/// class overrides it. See UIKitCore's `makeView` for why and how.
func makeAnnotationView<View: MKAnnotationView>(
    of type: View.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
) -> MKAnnotationView {
    let shape = unsafeBitCast(type as AnyClass, to: AnnotationViewShape.Type.self)
    return unsafeBitCast(
        shape.init(annotation: annotation, reuseIdentifier: identifier), to: View.self)
}

/// An annotation view whose initialiser can be called on a class that is known only at run time. It
/// is open so that the compiler dispatches through the table.
@_spi(UIKitInternals) open class AnnotationViewShape: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) { nil }

    nonisolated deinit {}
}
