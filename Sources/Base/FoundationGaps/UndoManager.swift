public import Foundation

/// Remembers how to take changes back, and how to make them again.
///
/// Whoever changes something registers the opposite:
///
///     func add(_ mark: Mark) {
///         marks.append(mark)
///         undoManager.registerUndo(withTarget: self) { $0.remove(mark) }
///         undoManager.setActionName("Drawing")
///     }
///
/// While ``undo()`` runs, what is registered becomes the redo; so `remove` registers `add` in its turn, and
/// the two go back and forth. A new change, outside of undo and redo, clears what could be redone.
///
/// Changes are undone in groups. Unless ``groupsByEvent`` is turned off, everything registered while one
/// event is handled is one group.
@preconcurrency @MainActor
open class UndoManager {
    /// Which way changes are recorded.
    private enum Phase {
        case recording
        case undoing
        case redoing
    }

    private var phase = Phase.recording
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []

    /// The groups that have begun and not ended, outermost first.
    private var openGroups: [UndoGroup] = []

    /// Whether the outermost open group began by itself, to end with the event.
    private var isEventGroupOpen = false

    private var disablingCount = 0

    /// The managers whose event group is open.
    private static var managersInEvent: [UndoManager] = []

    /// Called when a group begins by itself, so that the event loop ends it soon, even outside of any event.
    package static var eventGroupDidBegin: () -> Void = {}

    /// Creates a manager that remembers nothing yet.
    public init() {}

    // MARK: Registering

    /// Records how to take back what is being done.
    ///
    /// The target is not kept alive: once it is gone, the action is dropped. While registration is disabled, nothing
    /// is recorded.
    ///
    /// - Precondition: With ``groupsByEvent`` off, a group has begun.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        record(target) { target in
            if let target = target as? Target { handler(target) }
        }
    }

    /// Records a method to call with `object` in order to take back what is being done.
    ///
    /// The target is not kept alive, but the object is.
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

    /// Whether registering records anything.
    open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

    /// Stops recording, until ``enableUndoRegistration()`` was called as often as this.
    open func disableUndoRegistration() {
        disablingCount += 1
    }

    /// Takes back one ``disableUndoRegistration()``.
    ///
    /// - Precondition: Registration is disabled.
    open func enableUndoRegistration() {
        precondition(
            disablingCount > 0,
            """
            enableUndoRegistration() was called while registration is enabled. Call it once for each \
            disableUndoRegistration().
            """)
        disablingCount -= 1
    }

    // MARK: Grouping

    /// Whether a first registration begins a group by itself, which ends with the event. True by default.
    open var groupsByEvent = true

    /// How many groups have begun and not ended.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group, inside the open one if there is one.
    open func beginUndoGrouping() {
        if phase == .recording { post(.NSUndoManagerCheckpoint) }
        if openGroups.isEmpty, groupsByEvent { openEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends the group that began last. A group without actions is forgotten.
    ///
    /// - Precondition: A group has begun and not ended.
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

    /// Ends the groups that began by themselves. The event loop calls it after each event.
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

    /// The most groups that can be undone, the oldest being forgotten; 0, the default, for no limit.
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

    /// Whether there is something to undo.
    open var canUndo: Bool {
        dropDead()
        return !undoStack.isEmpty || isSomethingOpen
    }

    /// Whether there is something to redo.
    ///
    /// Asks for pending changes first, by `NSUndoManagerCheckpoint`, because a new change clears the redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        dropDead()
        return !redoStack.isEmpty
    }

    /// How often ``undo()`` has something to undo.
    open var undoCount: Int {
        dropDead()
        return undoStack.count + (isSomethingOpen ? 1 : 0)
    }

    /// How often ``redo()`` has something to redo.
    open var redoCount: Int {
        dropDead()
        return redoStack.count
    }

    /// Whether ``undo()`` runs.
    open var isUndoing: Bool { phase == .undoing }

    /// Whether ``redo()`` runs.
    open var isRedoing: Bool { phase == .redoing }

    /// Ends the group that is open, if it is the only one, and takes back the last group.
    ///
    /// - Precondition: At most one group is open. For those inside, there is ``undoNestedGroup()``.
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

    /// Takes back the last group, inside the open one if there is one.
    ///
    /// - Precondition: Neither undo nor redo runs.
    open func undoNestedGroup() {
        preconditionNotRunning("undoNestedGroup()")
        post(.NSUndoManagerCheckpoint)
        dropDead()
        let group = openGroups.isEmpty ? undoStack.popLast() : openGroups.last?.popGroup()
        guard let group else { return }
        post(.NSUndoManagerWillUndoChange)
        perform(group, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Makes the change again that was undone last.
    ///
    /// - Precondition: Neither undo nor redo runs.
    open func redo() {
        preconditionNotRunning("redo()")
        post(.NSUndoManagerCheckpoint)
        dropDead()
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

    /// Performs `group`, recording the opposite as one group.
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

    private var isSomethingOpen: Bool {
        phase == .recording && openGroups.contains { !$0.isEmpty }
    }

    /// Forgets the newest groups whose targets are all gone.
    private func dropDead() {
        while undoStack.last?.isEmpty == true { undoStack.removeLast() }
        while redoStack.last?.isEmpty == true { redoStack.removeLast() }
    }

    // MARK: Forgetting

    /// Forgets everything, and enables registration.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups.forEach { $0.removeAll() }
        disablingCount = 0
    }

    /// Forgets what was registered for `target`.
    open func removeAllActions(withTarget target: AnyObject) {
        (undoStack + redoStack + openGroups).forEach { $0.removeAll(for: target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Names the group that is open, or else the one that would be undone next.
    ///
    /// Name what the person did, as in “Typing”; ``undoMenuItemTitle`` adds the verb.
    open func setActionName(_ actionName: String) {
        (openGroups.first ?? undoStack.last)?.actionName = actionName
    }

    /// What would be undone, or an empty string.
    open var undoActionName: String {
        dropDead()
        let open = isSomethingOpen ? openGroups.first : nil
        return (open ?? undoStack.last)?.actionName ?? ""
    }

    /// What would be redone, or an empty string.
    open var redoActionName: String {
        dropDead()
        return redoStack.last?.actionName ?? ""
    }

    /// What a menu says, as in “Undo Typing”.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// What a menu says, as in “Redo Typing”.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu says about undoing something. Override it for other languages.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// What a menu says about redoing something. Override it for other languages.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
