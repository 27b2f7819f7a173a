public import UIKit

extension UITextField {
    /// Replaces the keyboard of this field by wheels.
    ///
    ///     volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"])) { print($0) }
    ///
    /// - Parameters:
    ///   - choices: The rows to choose from.
    ///   - onChange: Called with each text that was chosen.
    /// - Returns: The wheels and their bar.
    @discardableResult
    public func setChoices(
        _ choices: PickerChoices, onChange: ((String) -> Void)? = nil
    ) -> PickerInput {
        removeChoices()
        let input = PickerInput(field: self, choices: choices, onChange: onChange)
        attach(input)
        return input
    }

    /// The wheels that ``setChoices(_:onChange:)`` made; `nil` without any.
    public var pickerInput: PickerInput? { attachedInput as? PickerInput }

    /// Gives the field its keyboard back, after ``setChoices(_:onChange:)`` or
    /// ``setDates(_:onChange:)``.
    public func removeChoices() {
        attachedInput?.detach()
        objc_setAssociatedObject(self, inputKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// Replaces the input of this field.
    func attach(_ input: FieldInput) {
        objc_setAssociatedObject(self, inputKey, input, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    var attachedInput: FieldInput? {
        objc_getAssociatedObject(self, inputKey) as? FieldInput
    }
}

/// The key of associated inputs: the address of memory that is never released.
private let inputKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
