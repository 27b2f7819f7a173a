/// An object that adapts a presentation to the window's width, and is notified when the user
/// dismisses it.
///
/// Dismissals by code are not reported. Swift on Linux calls a class's optional methods only if the
/// class that *states* the conformance implements them.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style in a narrow window, for delegates that do not ask for the traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle

    /// Returns the style for some traits: ``UIModalPresentationStyle/none`` for the original one,
    /// `.fullScreen`, `.overFullScreen`, or a sheet.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Called before the controller is presented.
    ///
    /// - Parameters:
    ///   - presentationController: The presentation controller.
    ///   - style: The style that replaces the original one, or ``UIModalPresentationStyle/none``.
    ///   - transitionCoordinator: The coordinator of the presentation; `nil` if it is not animated.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Returns `true` (the default) if the user may dismiss the controller.
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool

    /// Called before the user's dismissal.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after the user's dismissal.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user tried to dismiss a controller that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
}
