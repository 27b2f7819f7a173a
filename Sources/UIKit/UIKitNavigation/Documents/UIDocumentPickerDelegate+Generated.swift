// Written by Scripts/delegate-table.

public import Foundation

extension UIDocumentPickerDelegate {
    /// Does nothing by default.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}

    /// Does nothing by default.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
