// Written by Scripts/delegate-table.

public import Foundation
public import UIKitCore

extension UIPickerViewDelegate {
    /// Returns `0` by default.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    { 0 }

    /// Returns `0` by default.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
        -> CGFloat
    { 0 }

    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }

    /// Returns `nil` by default.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    /// Returns the mark of a row without a view of its own.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { UIPickerView.noView }

    /// Does nothing by default.
    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}
