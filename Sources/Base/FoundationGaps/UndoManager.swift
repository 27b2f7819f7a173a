public import Foundation

/// Records actions that undo and redo changes.
///
/// Code that changes something registers the inverse action:
///
///     func add(_ mark: Mark) {
///         marks.append(mark)
///         undoManager.registerUndo(withTarget: self) { $0.remove(mark) }
///         undoManager.setActionName("Drawing")
///     }
///
/// While ``undo()`` runs, registered actions become the redo; so `remove` registers `add` in turn,
/// and the two alternate. A new change, outside of undo and redo, clears the redo stack.
///
/// Changes are undone in groups. Unless ``groupsByEvent`` is `false`, all actions registered while
/// one event is handled form one group.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// The direction in which actions are recorded.
    private enum Phase {
        case recording
        case undoing
        case redoing
    }

    private var phase = Phase.recording
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []

    /// The open groups, outermost first.
    private var openGroups: [UndoGroup] = []

    /// `true` if the outermost open group was begun automatically, to end with the event.
    private var isEventGroupOpen = false

    private var disableCount = 0

    /// The managers whose event group is open.
    private static var managersInEvent: [UndoManager] = []

    /// Called when a group begins automatically, so that the event loop ends it soon, even outside
    /// of any event.
    package static var eventGroupDidBegin: () -> Void = {}

    /// Creates a manager with empty stacks.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Registering

    /// Records an action that undoes the current change.
    ///
    /// The target is referenced weakly: after its deallocation, the action is dropped. While
    /// registration is disabled, nothing is recorded.
    ///
    /// - Precondition: With ``groupsByEvent`` off, a group is open.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        record(target) { target in
            if let target = target as? Target { handler(target) }
        }
    }

    /// Records a method to call with `object` in order to undo the current change.
    ///
    /// The target is referenced weakly, but the object is retained.
    public func registerUndo(withTarget target: AnyObject, selector: Selector, object: Any?) {
        record(target) { selector.perform(on: $0, sender: object) }
    }

    private func record(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            precondition(
                groupsByEvent,
                """
                An action was registered outside of an undo group. Call beginUndoGrouping() first, or leave \
                groupsByEvent on.
                """)
            openEventGroup()
        }
        openGroups.last?.add(to: target, perform: perform)
        if phase == .recording { redoStack = [] }
    }

    /// `true` if registration is enabled.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Disables registration, until ``enableUndoRegistration()`` has been called an equal number of
    /// times.
    open func disableUndoRegistration() {
        disableCount += 1
    }

    /// Balances one ``disableUndoRegistration()``.
    ///
    /// - Precondition: Registration is disabled.
    open func enableUndoRegistration() {
        precondition(
            disableCount > 0,
            """
            enableUndoRegistration() was called while registration is enabled. Call it once for each \
            disableUndoRegistration().
            """)
        disableCount -= 1
    }

    // MARK: Grouping

    /// `true`, the default, if the first registration begins a group that ends with the event.
    open var groupsByEvent = true

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, nested in the open one if there is one.
    open func beginUndoGrouping() {
        if phase == .recording { post(.NSUndoManagerCheckpoint) }
        if openGroups.isEmpty, groupsByEvent { openEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the group that began last. A group without actions is discarded.
    ///
    /// - Precondition: A group is open.
    open func endUndoGrouping() {
        precondition(
            !openGroups.isEmpty,
            """
            endUndoGrouping() was called while no undo group is open. Call it once for each \
            beginUndoGrouping().
            """)
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if let parent = openGroups.last {
            if !group.isEmpty { parent.add(group) }
        } else {
            isEventGroupOpen = false
            push(group)
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openEventGroup() {
        openGroups = [UndoGroup()]
        isEventGroupOpen = true
        Self.managersInEvent.append(self)
        Self.eventGroupDidBegin()
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the groups that were begun automatically. The event loop calls it after each event.
    package static func closeEventGroups() {
        let managers = managersInEvent
        managersInEvent = []
        for manager in managers where manager.isEventGroupOpen {
            if manager.openGroups.count == 1 {
                manager.endUndoGrouping()
            } else {
                managersInEvent.append(manager)
            }
        }
    }

    /// The maximum number of groups that can be undone, beyond which the oldest are discarded; 0,
    /// the default, for no limit.
    ///
    /// - Precondition: Not negative.
    open var levelsOfUndo = 0 {
        didSet {
            precondition(
                levelsOfUndo >= 0,
                "levelsOfUndo is \(levelsOfUndo). It is a number of groups, or 0 for no limit.")
            trim()
        }
    }

    private func push(_ group: UndoGroup) {
        guard !group.isEmpty else { return }
        if phase == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Undoing

    /// `true` if there is an action to undo.
    open var canUndo: Bool {
        discardDeadGroups()
        return !undoStack.isEmpty || hasOpenActions
    }

    /// `true` if there is an action to redo.
    ///
    /// Posts `NSUndoManagerCheckpoint` first, because a pending change would clear the redo stack.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        discardDeadGroups()
        return !redoStack.isEmpty
    }

    /// The number of groups that ``undo()`` can undo.
    open var undoCount: Int {
        discardDeadGroups()
        return undoStack.count + (hasOpenActions ? 1 : 0)
    }

    /// The number of groups that ``redo()`` can redo.
    open var redoCount: Int {
        discardDeadGroups()
        return redoStack.count
    }

    /// `true` while ``undo()`` runs.
    open var isUndoing: Bool { phase == .undoing }

    /// `true` while ``redo()`` runs.
    open var isRedoing: Bool { phase == .redoing }

    /// Ends the open group, if it is the only one, and undoes the last group.
    ///
    /// - Precondition: At most one group is open. For nested groups, use ``undoNestedGroup()``.
    open func undo() {
        precondition(
            phase != .recording || openGroups.count <= 1,
            """
            undo() was called while \(openGroups.count) undo groups are open. Call endUndoGrouping() first, \
            or undoNestedGroup().
            """)
        if phase == .recording, openGroups.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last group, within the open one if there is one.
    ///
    /// - Precondition: Neither undo nor redo runs.
    open func undoNestedGroup() {
        preconditionNotRunning("undoNestedGroup()")
        post(.NSUndoManagerCheckpoint)
        discardDeadGroups()
        let group = openGroups.isEmpty ? undoStack.popLast() : openGroups.last?.popGroup()
        guard let group else { return }
        post(.NSUndoManagerWillUndoChange)
        perform(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the change that was undone last.
    ///
    /// - Precondition: Neither undo nor redo runs.
    open func redo() {
        preconditionNotRunning("redo()")
        post(.NSUndoManagerCheckpoint)
        discardDeadGroups()
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        perform(group, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    private func preconditionNotRunning(_ method: String) {
        precondition(
            phase == .recording,
            """
            \(method) was called by an action that is being undone or redone. Call it after the undo or redo \
            has ended.
            """)
    }

    /// Performs `group`, recording the inverse actions as one group.
    private func perform(_ group: UndoGroup, as phase: Phase) {
        let suspended = openGroups
        let opposite = UndoGroup()
        opposite.actionName = group.actionName
        openGroups = [opposite]
        self.phase = phase
        group.perform()
        while openGroups.count > 1 { endUndoGrouping() }
        openGroups = suspended
        push(opposite)
        self.phase = .recording
    }

    private var hasOpenActions: Bool {
        phase == .recording && openGroups.contains { !$0.isEmpty }
    }

    /// Discards the newest groups whose targets were all deallocated.
    private func discardDeadGroups() {
        while undoStack.last?.isEmpty == true { undoStack.removeLast() }
        while redoStack.last?.isEmpty == true { redoStack.removeLast() }
    }

    // MARK: Removing

    /// Removes all actions, and enables registration.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups.forEach { $0.removeAll() }
        disableCount = 0
    }

    /// Removes the actions that were registered for `target`.
    open func removeAllActions(withTarget target: AnyObject) {
        (undoStack + redoStack + openGroups).forEach { $0.removeAll(for: target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Names the open group, or else the group that would be undone next.
    ///
    /// Use the name of the user's action, such as “Typing”; ``undoMenuItemTitle`` adds the verb.
    open func setActionName(_ actionName: String) {
        (openGroups.first ?? undoStack.last)?.actionName = actionName
    }

    /// The name of the action that would be undone, or an empty string.
    open var undoActionName: String {
        discardDeadGroups()
        let open = hasOpenActions ? openGroups.first : nil
        return (open ?? undoStack.last)?.actionName ?? ""
    }

    /// The name of the action that would be redone, or an empty string.
    open var redoActionName: String {
        discardDeadGroups()
        return redoStack.last?.actionName ?? ""
    }

    /// The title of the undo menu item, such as “Undo Typing”.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the redo menu item, such as “Redo Typing”.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the undo menu item. Override it for other languages.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the redo menu item. Override it for other languages.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
