/// Text fields that check what was typed into them.
enum Validators {
    /// Why a text was refused.
    struct ValidationError: Error, Hashable, CustomStringConvertible {
        let code: Int
        let reason: String

        var description: String { "Input Validation Failed (\(code)): \(reason)" }
    }

    /// A way to check a text: the strategy.
    class InputValidator {
        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func validate(_ text: String) throws(ValidationError) {
            preconditionFailure("\(type(of: self)) has no validate(_:). Override it.")
        }
    }

    /// Accepts the digits 0 to 9, one at least.
    final class NumericInputValidator: InputValidator {
        override func validate(_ text: String) throws(ValidationError) {
            let isValid = stage.call(self) { text.wholeMatch(of: /[0-9]+/) != nil }
            guard isValid else {
                throw ValidationError(code: 1001, reason: "only the digits 0 to 9 can be entered")
            }
        }
    }

    /// Accepts the letters a to z and A to Z, one at least.
    final class AlphaInputValidator: InputValidator {
        override func validate(_ text: String) throws(ValidationError) {
            let isValid = stage.call(self) { text.wholeMatch(of: /[a-zA-Z]+/) != nil }
            guard isValid else {
                throw ValidationError(
                    code: 1002, reason: "only the letters a to z and A to Z can be entered")
            }
        }
    }

    /// A text field, which asks its validator and does not care which one that is.
    final class CustomTextField {
        var text = ""

        /// Checks the text. A field without one accepts everything.
        var validator: InputValidator?

        private let stage: Stage

        init(validator: InputValidator?, stage: Stage) {
            self.validator = validator
            self.stage = stage
        }

        /// Why the text is refused, or nothing when it is accepted.
        func validate() -> ValidationError? {
            stage.call(self) {
                do throws(ValidationError) {
                    try validator?.validate(text)
                    return nil
                } catch {
                    return error
                }
            }
        }
    }
}
