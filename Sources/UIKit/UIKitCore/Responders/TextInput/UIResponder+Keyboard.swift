public import Foundation

// Notifications of a keyboard at the bottom of the window: an input view, or one that a test shows.
// The object is `nil`.
extension UIResponder {
    /// Posted before a keyboard is shown.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")

    /// Posted after a keyboard was shown.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")

    /// Posted before a keyboard is hidden.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")

    /// Posted after a keyboard was hidden.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")

    /// Posted before a keyboard's frame changes.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")

    /// Posted after a keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of an `NSValue`: the keyboard's frame before the change, in the window.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"

    /// The key of an `NSValue`: the keyboard's frame after the change, in the window.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// The key of a `Double`: the duration of the animation, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"

    /// The key of an `Int`: the curve of the animation.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"

    /// The key of a `Bool`: `true` if the keyboard belongs to this app.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindow {
    /// The duration of the keyboard's animation in seconds.
    static let keyboardDuration: TimeInterval = 0.25

    /// The number of the keyboard's animation curve.
    private static let keyboardCurve = 7

    /// Posts the notifications of a changed keyboard: those of the beginning now, those of the end
    /// when its animation has ended.
    func postKeyboardNotifications(from old: CGRect) {
        let below = bounds.maxY
        func place(_ frame: CGRect, like other: CGRect) -> CGRect {
            // A hidden keyboard lies below the window.
            guard frame.height == 0 else { return frame }
            return CGRect(x: other.minX, y: below, width: other.width, height: other.height)
        }
        let new = softwareKeyboardFrame
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: place(old, like: new)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: place(new, like: old)),
            UIResponder.keyboardAnimationDurationUserInfoKey: Self.keyboardDuration,
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardCurve),
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        let isHiding = new.height == 0
        func post(_ names: [Notification.Name]) {
            for name in names {
                NotificationCenter.default.post(name: name, object: nil, userInfo: info)
            }
        }
        post([
            UIResponder.keyboardWillChangeFrameNotification,
            isHiding
                ? UIResponder.keyboardWillHideNotification
                : UIResponder.keyboardWillShowNotification,
        ])
        UIApplication.current?.schedule(after: Self.keyboardDuration) {
            post([
                isHiding
                    ? UIResponder.keyboardDidHideNotification
                    : UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ])
        }
    }
}
