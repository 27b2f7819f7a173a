// Written by Scripts/delegate-table.

public import UIKitDrawing

extension UIAdaptivePresentationControllerDelegate {
    /// Returns `controller.adaptivePresentationStyle(for: controller.traitCollection)` by default.
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { controller.adaptivePresentationStyle(for: controller.traitCollection) }

    /// Returns `adaptivePresentationStyle(for: controller)` by default.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Does nothing by default.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// Returns `true` by default.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }

    /// Does nothing by default.
    public func presentationControllerWillDismiss(
        _ presentationController: UIPresentationController
    ) {}

    /// Does nothing by default.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    {}

    /// Does nothing by default.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
