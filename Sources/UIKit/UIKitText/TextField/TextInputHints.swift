import AssociatedValues
public import UIKitCore

// Hints of texts for software keyboards and programs that propose passwords. No keyboard of the
// desktop reads them.

/// The hints of a text, allocated when the first is set.
private final class TextInputHints {
    var prediction = UITextInlinePredictionType.default
    var rules: UITextInputPasswordRules?
}

extension AssociatedKey where Value == TextInputHints {
    fileprivate static let textInputHints = AssociatedKey("text input hints")
}

extension UIView {
    private var existingHints: TextInputHints? {
        AssociatedValues.existing(for: self)?[.textInputHints]
    }

    private var hints: TextInputHints {
        if let existingHints { return existingHints }
        let made = TextInputHints()
        AssociatedValues.of(self)[.textInputHints] = made
        return made
    }

    fileprivate var hintOfPrediction: UITextInlinePredictionType {
        get { existingHints?.prediction ?? .default }
        set { hints.prediction = newValue }
    }

    fileprivate var hintOfRules: UITextInputPasswordRules? {
        get { existingHints?.rules }
        set { hints.rules = newValue }
    }
}

extension UITextField {
    /// A hint for software keyboards: words proposed in the line.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { hintOfPrediction }
        set { hintOfPrediction = newValue }
    }

    /// A hint for programs that propose passwords.
    public var passwordRules: UITextInputPasswordRules? {
        get { hintOfRules }
        set { hintOfRules = newValue }
    }
}

extension UITextView {
    /// A hint for software keyboards: words proposed in the line.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { hintOfPrediction }
        set { hintOfPrediction = newValue }
    }

    /// A hint for programs that propose passwords.
    public var passwordRules: UITextInputPasswordRules? {
        get { hintOfRules }
        set { hintOfRules = newValue }
    }
}
