import UIKit

/// The name of a control: for users in their language, for scripts and tests always in English.
nonisolated struct ControlName: Hashable, Sendable {
    let text: String
    let identifier: String
}

nonisolated extension ControlName: ExpressibleByStringLiteral {
    /// A name that is the same in every language.
    init(_ text: String) { self.init(text: text, identifier: text) }

    init(stringLiteral text: String) { self.init(text) }
}

extension ControlName {
    /// A name from the app's strings, whose key is the identifier.
    init(localized key: String) {
        self.init(
            text: NSLocalizedString(key, bundle: .module, comment: "A control"), identifier: key)
    }
}
