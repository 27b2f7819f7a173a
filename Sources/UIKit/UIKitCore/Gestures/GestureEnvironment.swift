/// Decides between the gesture recognisers of a window.
package final class GestureEnvironment {
    /// Shows an event to the recognisers of its touches, before views see it.
    func receive(_ event: UIEvent, in window: UIWindow) {}
}
