/// An object that makes an item for the activity that the user chooses.
///
/// Pass it among the items of a ``UIActivityViewController``.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
    /// Returns a stand-in of the item's kind, by which activities decide whether they are offered.
    func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any

    /// Returns the item for an activity; `nil` to leave it out.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
}
