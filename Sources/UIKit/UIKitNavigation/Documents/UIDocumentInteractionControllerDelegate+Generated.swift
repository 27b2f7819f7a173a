// Written by Scripts/delegate-table.

public import UIKitCore

extension UIDocumentInteractionControllerDelegate {
    /// Returns `nil` by default.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController? { nil }

    /// Does nothing by default.
    public func documentInteractionControllerWillBeginPreview(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing by default.
    public func documentInteractionControllerDidEndPreview(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing by default.
    public func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing by default.
    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing by default.
    public func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing by default.
    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing by default.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?
    ) {}

    /// Does nothing by default.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?
    ) {}
}
