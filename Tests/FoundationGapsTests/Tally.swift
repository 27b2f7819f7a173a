import FoundationGaps

/// A number whose changes can all be undone.
@MainActor
final class Tally {
    private(set) var value = 0
    let undoManager: UndoManager

    init(_ undoManager: UndoManager) {
        self.undoManager = undoManager
    }

    func set(_ new: Int) {
        let old = value
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        value = new
    }

    /// Adds `amount`, recording the inverse method and its argument.
    func add(_ amount: Int) {
        undoManager.registerUndo(
            withTarget: self, selector: Selector(Tally.subtract, name: "subtract(_:)"),
            object: amount)
        value += amount
    }

    func subtract(_ amount: Int) {
        undoManager.registerUndo(
            withTarget: self, selector: Selector(Tally.add, name: "add(_:)"), object: amount)
        value -= amount
    }
}

extension UndoManager {
    /// A manager whose groups are begun and ended explicitly.
    static func byHand() -> UndoManager {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }

    /// Groups the registrations of `body`.
    func group(_ body: () -> Void) {
        beginUndoGrouping()
        body()
        endUndoGrouping()
    }
}
