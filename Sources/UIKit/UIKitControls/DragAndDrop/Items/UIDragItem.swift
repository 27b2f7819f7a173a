public import Foundation
public import UIKitCore

/// One of the things that are dragged together.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The data, for the app or another one.
    public final let itemProvider: NSItemProvider

    /// The dragged object itself, for views of the same app.
    open var localObject: Any?

    /// A closure that returns the view under the finger while the item is dragged. `nil`, the
    /// default, for the lifted one.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    nonisolated deinit {}
}
