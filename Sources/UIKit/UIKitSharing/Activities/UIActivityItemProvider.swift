public import Foundation

/// An item that is made when the user has chosen an activity.
///
/// Override ``item``, or ``main()`` for work before it. ``main()`` runs once, before the item is
/// read.
open nonisolated class UIActivityItemProvider: Operation, @unchecked Sendable {
    // Only the main actor reads and writes the state: activities are performed on it.

    /// A stand-in of the item's kind, by which activities decide whether they are offered.
    public final let placeholderItem: Any?

    /// The activity that the user has chosen; `nil` before.
    public internal(set) final var activityType: UIActivity.ActivityType?

    private final var hasRun = false

    /// Creates a provider of an item like `placeholderItem`.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item: the stand-in, unless overridden.
    open var item: Any { placeholderItem ?? NSNull() }

    fileprivate final func item(for type: UIActivity.ActivityType?) -> Any? {
        activityType = type
        if !hasRun, !isCancelled {
            hasRun = true
            main()
        }
        return isCancelled ? nil : item
    }
}

extension UIActivityItemProvider: @MainActor UIActivityItemSource {
    /// Returns the stand-in.
    public func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
    ) -> Any { placeholderItem ?? NSNull() }

    /// Returns ``item``; `nil` once the provider is cancelled.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item(for: activityType) }
}
