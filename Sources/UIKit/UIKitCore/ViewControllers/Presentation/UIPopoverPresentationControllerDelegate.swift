public import CoreGraphics
public import FoundationGaps

/// An object that adapts a popover and is notified when the user dismisses it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// Returns `true` (the default) if a touch outside may dismiss the popover. Not asked for a
    /// sheet in a narrow window.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called after a touch outside dismissed the popover, not after a sheet.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// Called before the popover moves because its container changed its size.
    ///
    /// - Parameters:
    ///   - popoverPresentationController: The controller of the popover.
    ///   - rect: The rectangle at which the arrow points, which may be replaced.
    ///   - view: The view that contains it, which may be replaced.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPresentationController {
    /// The delegate that decides about this popover; `nil` for other presentations, and for a
    /// popover that is shown as a sheet.
    final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        adapted == nil && self is UIPopoverPresentationController
            ? delegate as? any UIPopoverPresentationControllerDelegate : nil
    }
}
