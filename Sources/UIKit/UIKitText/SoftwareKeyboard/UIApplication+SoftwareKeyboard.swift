public import UIKitCore

extension UIApplication {
    /// `true` to show a keyboard at the bottom of the window while text is edited, for touch
    /// screens without another one. `false` by default: desktops have their own.
    ///
    /// A responder with an `inputView` shows that instead.
    public final var usesSoftwareKeyboard: Bool {
        get { softwareKeyboard != nil }
        set {
            guard newValue != usesSoftwareKeyboard else { return }
            if newValue {
                let keyboard = SoftwareKeyboard(height: SoftwareKeyboard.height)
                softwareKeyboard = { keyboard.serves($0) ? keyboard : nil }
            } else {
                softwareKeyboard = nil
            }
            keyWindow?.firstResponder?.reloadInputViews()
        }
    }
}
