/// The methods by which an object can veto or combine gestures. Every method has a default.
///
/// A class must declare the methods together with the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and
/// override it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Returns `true` (the default) if a gesture may begin; `false` makes it fail.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Returns `true` (the default) if the recogniser tracks a touch that began.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool

    /// Returns `true` (the default) if the recogniser processes an event.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool

    /// Returns `true` if two gestures may be recognised simultaneously. `false` by default; `true`
    /// from one of their delegates suffices.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns `true` if the recogniser waits until the other one has failed. `false` by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Returns `true` if the other recogniser waits until this one has failed. `false` by default.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}
