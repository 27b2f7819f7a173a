// Written by Scripts/delegate-table.

public import Foundation

extension UIPickerViewAccessibilityDelegate {
    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { nil }

    /// Returns `nil` by default.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
        -> String?
    { nil }

    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }

    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }

    /// Returns no words.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }

    /// Returns no words.
    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}
