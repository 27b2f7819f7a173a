public import Foundation

/// The effect of a drop.
public nonisolated enum UIDropOperation: UInt, Hashable, Sendable {
    /// Nothing is dropped; the items return.
    case cancel = 0
    /// Nothing may be dropped here, though elsewhere in the view it may.
    case forbidden = 1
    case copy = 2
    case move = 3
}

/// The answer of a view to items that are dragged over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The effect of a drop.
    public final let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }

    nonisolated deinit {}
}
