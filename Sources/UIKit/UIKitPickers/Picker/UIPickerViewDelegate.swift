import CoreGraphics
public import Foundation
public import UIKitCore
import UIKitScrolling

/// The provider of the numbers of columns and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// Returns the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int

    /// Returns the number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The provider of a picker's rows, which is notified of the user's choices.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// Returns the width of a column in points; 0, the default, means an equal share.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

    /// Returns the height of the rows of a column in points; 0, the default, means 32.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

    /// Returns the title of a row.
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?

    /// Returns the title of a row with attributes, which replaces the plain one.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?

    /// Returns the view of a row, which replaces the titles. Without the method there are titles.
    ///
    /// - Parameters:
    ///   - pickerView: The picker.
    ///   - row: The row.
    ///   - component: The column.
    ///   - view: A view that was returned before and is not shown any more.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView

    /// Called when a wheel that the user turned has stopped.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// A delegate that describes the columns of a picker to assistive technologies.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the name of a column; `nil`, the default, for that of the picker.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String?

    /// Returns the result of turning a column; `nil`, the default, for none.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String?

    /// Returns the name of a column with attributes, which replaces the plain one.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?

    /// Returns the result of turning a column with attributes, which replaces the plain one.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?

    /// Returns the words by which the user names a column, the best first; by default none, for
    /// the name of the column.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String]

    /// Returns the words with attributes, which replace the plain ones.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}
