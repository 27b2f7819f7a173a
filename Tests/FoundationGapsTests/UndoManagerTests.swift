import Foundation
import FoundationGaps
import TestSupport
import Testing

@Suite("UndoManager") @MainActor
struct UndoManagerTests {
    let manager = UndoManager.byHand()

    @Test(
        "UndoManager undoes, redoes and undoes again a method call that records its inverse",
        .rows("S1-21")
    )
    func roundTrip() {
        let tally = Tally(manager)
        manager.group { tally.add(3) }
        manager.group { tally.add(4) }
        manager.undo()
        #expect(tally.value == 3)
        manager.redo()
        #expect(tally.value == 7)
        manager.undo()
        manager.undo()
        #expect(tally.value == 0)
        #expect(!manager.canUndo)
        #expect(manager.canRedo)
    }

    @Test("UndoManager retains the argument of a recorded call, but not the target", .rows("S1-21"))
    func lifetimes() {
        final class Box: Sendable {}
        @MainActor final class Shelf {
            var held: Box?
            func put(_ box: Box) { held = box }
        }
        var shelf: Shelf? = Shelf()
        weak var argument: Box?
        do {
            let box = Box()
            argument = box
            manager.group {
                manager.registerUndo(
                    withTarget: shelf!, selector: Selector(Shelf.put, name: "put(_:)"), object: box)
            }
        }
        #expect(argument != nil)
        manager.undo()
        #expect(shelf?.held === argument)
        weak let target = shelf
        shelf = nil
        #expect(target == nil)
    }

    @Test("UndoManager does nothing when there is nothing to undo or redo", .rows("S1-25"))
    func nothing() {
        manager.undo()
        manager.redo()
        #expect(!manager.canUndo)
        #expect(!manager.canRedo)
        #expect(manager.undoCount == 0)
        #expect(manager.redoCount == 0)
    }

    @Test("UndoManager clears the redo stack for a new change", .rows("S1-25"))
    func newChangeClearsRedo() {
        let tally = Tally(manager)
        manager.group { tally.set(1) }
        manager.undo()
        manager.group { tally.set(2) }
        #expect(!manager.canRedo)
        manager.redo()
        #expect(tally.value == 2)
        manager.undo()
        #expect(tally.value == 0)
    }

    @Test("UndoManager with three levels and five changes undoes the last three", .rows("S1-26"))
    func levels() {
        let tally = Tally(manager)
        manager.levelsOfUndo = 3
        for value in 1...5 { manager.group { tally.set(value) } }
        #expect(manager.undoCount == 3)
        for _ in 1...5 { manager.undo() }
        #expect(tally.value == 2)
        #expect(manager.redoCount == 3)
    }

    @Test(
        "UndoManager discards the oldest group when the limit is lowered, none without a limit",
        .rows("S1-26")
    )
    func sinkingLimit() {
        let tally = Tally(manager)
        for value in 1...100 { manager.group { tally.set(value) } }
        #expect(manager.undoCount == 100)
        manager.undo()
        manager.undo()
        manager.levelsOfUndo = 1
        #expect(manager.undoCount == 1)
        #expect(manager.redoCount == 1)
        manager.undo()
        #expect(tally.value == 97)
    }

    @Test("UndoManager: a group is undone as a whole, newest action first")
    func order() {
        var log: [String] = []
        let tally = Tally(manager)
        manager.group {
            manager.registerUndo(withTarget: tally) { _ in log.append("first") }
            manager.group {
                manager.registerUndo(withTarget: tally) { _ in log.append("second") }
                manager.registerUndo(withTarget: tally) { _ in log.append("third") }
            }
            manager.registerUndo(withTarget: tally) { _ in log.append("fourth") }
        }
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(log == ["fourth", "third", "second", "first"])
    }

    @Test("UndoManager: a nested group is undone alone, as one redoable step")
    func nested() {
        let tally = Tally(manager)
        manager.beginUndoGrouping()
        tally.set(1)
        manager.group { tally.set(2) }
        manager.undoNestedGroup()
        #expect(tally.value == 1)
        #expect(manager.redoCount == 1)
        #expect(manager.groupingLevel == 1)
        manager.undoNestedGroup()
        #expect(tally.value == 1, "the open group's newest entry is no group")
        manager.redo()
        #expect(tally.value == 2)
        manager.endUndoGrouping()
    }

    @Test("UndoManager: a group without actions is discarded")
    func emptyGroup() {
        manager.group {}
        manager.group { manager.group {} }
        #expect(!manager.canUndo)
    }

    @Test("UndoManager: actions can read whether they are undone or redone")
    func phases() {
        var seen: [(Bool, Bool)] = []
        let tally = Tally(manager)
        func record() {
            manager.registerUndo(withTarget: tally) { [manager] _ in
                seen.append((manager.isUndoing, manager.isRedoing))
                record()
            }
        }
        manager.group { record() }
        manager.undo()
        manager.redo()
        #expect(seen.map(\.0) == [true, false])
        #expect(seen.map(\.1) == [false, true])
        #expect(!manager.isUndoing && !manager.isRedoing)
    }

    @Test("UndoManager: nothing is recorded while registration is disabled, also when nested")
    func disabled() {
        let tally = Tally(manager)
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        tally.set(1)
        manager.enableUndoRegistration()
        tally.set(2)
        #expect(!manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        manager.group { tally.set(3) }
        manager.undo()
        #expect(tally.value == 2)
    }
}

// MARK: - Targets

@Suite("UndoManager targets") @MainActor
struct UndoTargetTests {
    let manager = UndoManager.byHand()

    @Test("UndoManager targets: actions of deallocated targets are dropped, with their groups")
    func deadTarget() {
        let staying = Tally(manager)
        var leaving: Tally? = Tally(manager)
        manager.group { staying.set(1) }
        manager.group {
            staying.set(2)
            leaving?.set(2)
        }
        manager.group { leaving?.set(3) }
        manager.setActionName("Leave")
        leaving = nil
        #expect(manager.undoCount == 2)
        #expect(manager.undoActionName == "")
        manager.undo()
        #expect(staying.value == 1)
        manager.undo()
        #expect(staying.value == 0)
    }

    @Test("UndoManager targets: the actions of one target can be removed")
    func forgetting() {
        let first = Tally(manager)
        let second = Tally(manager)
        manager.group { first.set(1) }
        manager.group {
            manager.group { first.set(2) }
            second.set(2)
        }
        manager.group { second.set(3) }
        manager.undo()
        manager.removeAllActions(withTarget: second)
        #expect(!manager.canRedo)
        #expect(manager.undoCount == 2)
        manager.removeAllActions(withTarget: first)
        #expect(!manager.canUndo)
    }

    @Test("UndoManager targets: removing all actions enables registration")
    func forgettingAll() {
        let tally = Tally(manager)
        manager.group { tally.set(1) }
        manager.group { tally.set(2) }
        manager.undo()
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo)
        #expect(!manager.canRedo)
        #expect(manager.isUndoRegistrationEnabled)
    }
}

// MARK: - Events

@Suite("UndoManager grouping by event") @MainActor
struct UndoEventTests {
    let manager = UndoManager()

    @Test("UndoManager grouping by event: registrations during one event form one group")
    func event() {
        let tally = Tally(manager)
        #expect(manager.groupingLevel == 0)
        tally.set(1)
        tally.set(2)
        #expect(manager.groupingLevel == 1)
        UndoManager.closeEventGroups()
        tally.set(3)
        UndoManager.closeEventGroups()
        #expect(manager.groupingLevel == 0)
        manager.undo()
        #expect(tally.value == 2)
        manager.undo()
        #expect(tally.value == 0)
    }

    @Test("UndoManager grouping by event: undoing within the event ends its group")
    func undoWithinEvent() {
        let tally = Tally(manager)
        tally.set(1)
        #expect(manager.canUndo)
        manager.undo()
        #expect(tally.value == 0)
        #expect(manager.groupingLevel == 0)
        UndoManager.closeEventGroups()
        manager.redo()
        #expect(tally.value == 1)
    }

    @Test("UndoManager grouping by event: a nested open group defers the end of the event's group")
    func longGroup() {
        let tally = Tally(manager)
        manager.beginUndoGrouping()
        tally.set(1)
        UndoManager.closeEventGroups()
        #expect(manager.groupingLevel == 2)
        tally.set(2)
        manager.endUndoGrouping()
        UndoManager.closeEventGroups()
        #expect(manager.groupingLevel == 0)
        manager.undo()
        #expect(tally.value == 0)
    }
}

// MARK: - Names and notifications

@Suite("UndoManager menu titles") @MainActor
struct UndoMenuTests {
    let manager = UndoManager.byHand()

    @Test("UndoManager menu titles: they contain the action names")
    func names() {
        let tally = Tally(manager)
        #expect(manager.undoMenuItemTitle == "Undo")
        #expect(manager.redoMenuItemTitle == "Redo")
        manager.group {
            tally.set(1)
            manager.setActionName("Stroke")
        }
        manager.group { tally.set(2) }
        #expect(manager.undoMenuItemTitle == "Undo")
        manager.setActionName("Dot")
        #expect(manager.undoMenuItemTitle == "Undo Dot")
        manager.undo()
        #expect(manager.undoMenuItemTitle == "Undo Stroke")
        #expect(manager.redoMenuItemTitle == "Redo Dot")
        manager.redo()
        #expect(manager.undoActionName == "Dot")
        #expect(manager.redoActionName == "")
    }

    @Test("UndoManager menu titles: overriding them translates the menu")
    func language() {
        final class ChineseUndoManager: UndoManager {
            override func undoMenuTitle(forUndoActionName actionName: String) -> String {
                "撤销\(actionName)"
            }
        }
        let manager = ChineseUndoManager()
        let tally = Tally(manager)
        tally.set(1)
        manager.setActionName("画线")
        #expect(manager.undoMenuItemTitle == "撤销画线")
    }

    @Test("UndoManager notifications: they are posted before and after each change")
    func notifications() {
        let names: [Notification.Name] = [
            .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup,
            .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        nonisolated(unsafe) var seen: [Notification.Name] = []
        let observers = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: manager, queue: nil) {
                seen.append($0.name)
            }
        }
        defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
        let tally = Tally(manager)
        manager.group { tally.set(1) }
        #expect(
            seen == [
                .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerCheckpoint,
                .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            ])
        seen = []
        manager.undo()
        #expect(
            seen == [
                .NSUndoManagerCheckpoint, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            ])
        seen = []
        manager.redo()
        #expect(
            seen == [
                .NSUndoManagerCheckpoint, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
            ])
    }
}

// MARK: - Misuse

@Suite("UndoManager misuse")
struct UndoMisuseTests {
    private func advice(_ result: ExitTest.Result?) throws -> Advice {
        try Advice(#require(result).standardErrorContent)
    }

    @Test("UndoManager: registering outside of a required group is refused with advice")
    func ungrouped() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let manager = UndoManager.byHand()
                Tally(manager).set(1)
            }
        }
        #expect(try advice(exit).says("Call beginUndoGrouping() first"))
    }

    @Test("UndoManager: ending more groups than began is refused with advice")
    func unbalanced() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UndoManager().endUndoGrouping() }
        }
        #expect(try advice(exit).says("once for each"))
    }

    @Test("UndoManager: undoing while nested groups are open is refused with advice")
    func undoInGroup() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let manager = UndoManager.byHand()
                manager.beginUndoGrouping()
                manager.beginUndoGrouping()
                manager.undo()
            }
        }
        #expect(try advice(exit).says("while 2 undo groups are open"))
    }

    @Test("UndoManager: redoing during an undo is refused with advice")
    func redoInUndo() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let manager = UndoManager.byHand()
                let tally = Tally(manager)
                manager.group { manager.registerUndo(withTarget: tally) { _ in manager.redo() } }
                manager.undo()
            }
        }
        #expect(try advice(exit).says("being undone or redone"))
    }
}
