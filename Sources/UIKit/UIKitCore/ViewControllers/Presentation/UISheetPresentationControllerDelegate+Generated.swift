// Written by Scripts/delegate-table.

extension UISheetPresentationControllerDelegate {
    /// Does nothing by default.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
