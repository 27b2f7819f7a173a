public import CoreGraphics
public import UIKitCore

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the item's view; null while the item is not shown.
    public final func frame(in referenceView: UIView) -> CGRect {
        guard let view = customView ?? shownView, view.window != nil else { return .null }
        return view.convert(view.bounds, to: referenceView)
    }
}

extension UIPopoverPresentationController {
    /// The bar item at which the arrow points; another form of ``sourceItem``.
    public final var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }
}
