public import Foundation
public import UIKit

extension UITextField {
    /// Replaces the keyboard of this field by a date picker.
    ///
    ///     birthday.setDates(.date) { print($0) }
    ///
    /// - Parameters:
    ///   - mode: What is chosen.
    ///   - onChange: Called with each date that was chosen.
    /// - Returns: The picker, its bar and the format of the text.
    @discardableResult
    public func setDates(
        _ mode: UIDatePicker.Mode = .date, onChange: ((Date) -> Void)? = nil
    ) -> DateInput {
        removeChoices()
        let input = DateInput(field: self, mode: mode, onChange: onChange)
        attach(input)
        return input
    }

    /// The picker that ``setDates(_:onChange:)`` made; `nil` without one.
    public var dateInput: DateInput? { attachedInput as? DateInput }
}
