import UIKit

/// Fields that are submitted together.
///
///     let form = ValidatedForm([name, age, mail])
///     if await form.validated() { send() }   // else the first fault has the focus
@preconcurrency @MainActor
public final class ValidatedForm {
    /// The fields, in the order in which faults are looked for.
    public let fields: [ValidatedTextField]

    /// Creates a form of fields.
    public init(_ fields: [ValidatedTextField]) {
        self.fields = fields
    }

    /// `true` if every field was checked and is valid.
    public var isValid: Bool { fields.allSatisfy { $0.validity == .valid } }

    /// Checks all fields, and moves the focus to the first that is refused.
    ///
    /// - Returns: `false` if one is refused. Asynchronous checks answer later.
    @discardableResult
    public func validate() -> Bool {
        // All are checked, so that all messages are shown.
        let refused = fields.filter { !$0.validate() }
        refused.first?.becomeFirstResponder()
        return refused.isEmpty
    }

    /// Checks all fields, also asynchronously, and moves the focus to the first that is refused.
    public func validated() async -> Bool {
        guard validate() else { return false }
        for field in fields where !(await field.validated()) {
            field.becomeFirstResponder()
            return false
        }
        return true
    }
}
