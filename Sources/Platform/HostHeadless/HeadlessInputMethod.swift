public import Platform

/// A simulated input method, which answers keys with compositions and texts.
@MainActor
public protocol HeadlessInputMethod: AnyObject {
    /// Returns what the input method answers to a key while text is edited; `nil` for a key that it
    /// leaves to the app.
    ///
    /// - Parameter character: A letter or sign, a space, a line feed for Return, or U+0008 for
    ///   backspace.
    func events(for character: Character) -> [TextInput]?
}
