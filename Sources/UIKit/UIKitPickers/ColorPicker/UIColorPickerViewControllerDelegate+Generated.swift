// Written by Scripts/delegate-table.

public import UIKitDrawing

extension UIColorPickerViewControllerDelegate {
    /// Does nothing by default.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}

    /// Does nothing by default.
    public func colorPickerViewControllerDidSelectColor(
        _ viewController: UIColorPickerViewController
    ) {}

    /// Does nothing by default.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
