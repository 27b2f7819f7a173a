public import CoreGraphics
public import Foundation
public import UIKitCore

/// The shape and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that is shown, in its coordinates; `nil`, the default, for all of it.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in the view's coordinates; `nil`, the default, for that of what
    /// is shown.
    open var shadowPath: UIBezierPath?

    /// The colour behind transparent parts of the view; `nil` for the system's background.
    open var backgroundColor: UIColor?

    public override init() { super.init() }

    /// Creates the parameters of lines of text, around which the shape is rounded.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, in the coordinates of the view.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for line in textLineRects {
            path.append(
                UIBezierPath(
                    roundedRect: line.cgRectValue.insetBy(dx: -Self.textMargin, dy: 0),
                    cornerRadius: Self.textMargin))
        }
        visiblePath = path
    }

    /// The room beside lines of text, in points.
    private static let textMargin: CGFloat = 4

    nonisolated deinit {}
}

/// The shape and the background of a preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    nonisolated deinit {}
}

/// The place where a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// The view in which the place is.
    public final let container: UIView

    /// The middle of the preview, in the container.
    public final let center: CGPoint

    /// The transform of the preview at the place.
    public final let transform: CGAffineTransform

    /// Creates a place: a point of a view, with a transform of the preview.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    nonisolated deinit {}

    /// The middle of the preview, in window points.
    final var windowCenter: CGPoint { container.convert(center, to: nil) }
}

/// The place where the preview of a dragged item comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
    nonisolated deinit {}
}

/// A view to show during an animation, with its shape and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view to show.
    public final let view: UIView

    /// The shape and the background of the preview.
    public final let parameters: UIPreviewParameters

    /// The place of the preview.
    public final let target: UIPreviewTarget

    /// Creates a preview of a view that goes to, or comes from, a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        self.target = target
        super.init()
    }

    nonisolated deinit {}

    /// Creates a preview of a view at the place where it is.
    ///
    /// - Precondition: The view is in a window.
    public convenience init(
        view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
    ) {
        self.init(view: view, parameters: parameters, target: Self.place(of: view))
    }

    /// Returns the same preview with another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The size of the preview.
    open var size: CGSize { view.bounds.size }

    /// Returns the place of a view that is shown.
    static func place(of view: UIView) -> UIDragPreviewTarget {
        guard let container = view.superview, view.window != nil else {
            fatalError(
                "\(view) is in no window, so that its preview has no place. Pass a target.")
        }
        return UIDragPreviewTarget(container: container, center: view.center)
    }
}

/// A preview of a dragged item.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    nonisolated deinit {}

    /// Returns the same preview with another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A view to show under the finger while an item is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// The view to show.
    public final let view: UIView

    /// The shape and the background of the preview.
    public final let parameters: UIDragPreviewParameters

    /// Creates a preview of a view, by default of the whole on the colour of the system.
    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    nonisolated deinit {}
}
