import Foundation

/// A rule for texts, as a value: a strategy that a field is given.
///
///     let age = Validator.number(in: 0...150)
///     let code = Validator.all(.digits, .length(6...6))
///     let nickname = Validator.letters.orEmpty
///     try age.validate("٤٢")   // digits of any script
///
/// Rules refuse an empty text, except ``length(_:)`` and ``custom(code:reason:_:)``, which decide
/// themselves, and those followed by ``orEmpty``. Their reasons are in the app's language;
/// ``reason(_:)`` replaces them.
@preconcurrency @MainActor
public struct Validator {
    private let check: (String) throws -> Void

    /// Creates a rule from a function that throws a ``ValidationFailure``, or another error whose
    /// description is then the reason.
    public init(_ check: @escaping (String) throws -> Void) {
        self.check = check
    }

    /// Throws if the rule refuses `text`.
    public func validate(_ text: String) throws(ValidationFailure) {
        do {
            try check(text)
        } catch let failure as ValidationFailure {
            throw failure
        } catch {
            throw ValidationFailure(reason: "\(error)")
        }
    }

    /// The failure of `text`; `nil` if the rule accepts it.
    public func failure(of text: String) -> ValidationFailure? {
        do {
            try validate(text)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Combining

    /// The same rule, which also accepts an empty text.
    public var orEmpty: Validator {
        Validator { if !$0.isEmpty { try check($0) } }
    }

    /// The same rule with another reason.
    public func reason(_ reason: String) -> Validator {
        Validator { text in
            guard let failure = failure(of: text) else { return }
            throw ValidationFailure(code: failure.code, reason: reason)
        }
    }

    /// All of some rules; the first failure is reported.
    public static func all(_ rules: Validator...) -> Validator {
        Validator { text in
            for rule in rules { try rule.validate(text) }
        }
    }
}
