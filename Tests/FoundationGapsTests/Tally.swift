import FoundationGaps

/// A number whose every change can be undone.
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

    /// Counts `amount` up, recording a method and its argument.
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
    /// A manager whose groups are begun and ended by hand.
    static func byHand() -> UndoManager {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return manager
    }

    /// Makes one group of what `body` registers.
    func group(_ body: () -> Void) {
        beginUndoGrouping()
        body()
        endUndoGrouping()
    }
}
