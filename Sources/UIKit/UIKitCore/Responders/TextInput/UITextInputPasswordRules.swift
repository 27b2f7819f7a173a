import Foundation

/// What a password must be like, for programs that propose one:
/// `"required: upper; required: digit; minlength: 12;"`.
public struct UITextInputPasswordRules: Hashable, Sendable {
    /// The rules, in the language that Apple published for them.
    public let passwordRulesDescriptor: String

    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
    }
}

/// Whether a software keyboard proposes the rest of a word in the line.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
    case `default` = 0
    case no
    case yes
}
