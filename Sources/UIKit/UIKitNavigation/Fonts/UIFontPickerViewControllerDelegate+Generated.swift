// Written by Scripts/delegate-table.

extension UIFontPickerViewControllerDelegate {
    /// Does nothing by default.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}

    /// Does nothing by default.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
