public import Foundation
import FoundationGaps

/// A language in which text is typed.
///
/// The desktop's input methods keep their languages to themselves, so that there is one mode: the
/// language of the app.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The language, such as `en` or `zh-Hans`.
    public final let primaryLanguage: String?

    private init(_ language: String) { primaryLanguage = language }

    nonisolated deinit {}

    /// The modes that the user may choose from.
    open class var activeInputModes: [UITextInputMode] { [current] }

    static var current: UITextInputMode { UITextInputMode(Language.current.rawValue) }
}

extension UITextInputMode {
    /// Posted when the user chooses another mode. The desktop does not report it.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}
