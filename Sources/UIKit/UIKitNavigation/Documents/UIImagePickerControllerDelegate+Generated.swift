// Written by Scripts/delegate-table.

extension UIImagePickerControllerDelegate {
    /// Dismisses the dialog.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.presentingViewController?.dismiss(animated: true) }

    /// Dismisses the dialog.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}
