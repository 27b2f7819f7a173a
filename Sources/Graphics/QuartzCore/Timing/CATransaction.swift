public import Foundation
public import FoundationGaps

// The keys of a transaction's settings.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
nonisolated public let kCATransactionDisableActions = "disableActions"
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
nonisolated public let kCATransactionCompletionBlock = "completionBlock"

/// A group of changes to layers, with animation settings.
///
/// Every change belongs to a transaction: an explicit one, or the implicit one of the current turn
/// of the loop. Transactions nest; inner ones inherit settings, which end with their transaction.
///
///     CATransaction.begin()
///     CATransaction.setAnimationDuration(1)
///     CATransaction.setCompletionBlock { print("arrived") }
///     dot.position = CGPoint(x: 300, y: 40)
///     CATransaction.commit()
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    private var duration: CFTimeInterval?
    private var timingFunction: CAMediaTimingFunction??
    private var disablesActions: Bool?
    private var completion: TransactionCompletion?
    private var values: [String: Any] = [:]

    private override init() {}

    /// The open transactions, innermost last. The first is the implicit one.
    private static var stack: [CATransaction] = [CATransaction()]

    /// The number of the implicit transaction, which changes at each ``flush()`` and with the turn
    /// of a test.
    static private(set) var turn: UInt32 = 1

    /// `true` if an open transaction disables actions, cached for speed.
    private static var actionsAreDisabled = false

    private static var innermost: CATransaction { stack[stack.count - 1] }

    // MARK: Beginning and committing

    /// Begins a transaction within the current one.
    public class func begin() {
        stack.append(CATransaction())
    }

    /// Ends the innermost transaction.
    ///
    /// - Precondition: It was begun by ``begin()``.
    public class func commit() {
        precondition(
            stack.count > 1,
            "CATransaction.commit() without begin(). Pair each commit with a begin.")
        let transaction = stack.removeLast()
        updateActionsAreDisabled()
        transaction.completion?.close()
    }

    /// Commits the implicit transaction: lays out and displays layers that need it, and begins
    /// animations.
    ///
    /// While an explicit transaction is open, layout and display still happen; its completion waits
    /// for its commit.
    public class func flush() {
        let context = MediaContext.current
        context.removeAnimationsOfRemovedTrees()
        for entry in context.compositors { entry.compositor?.layoutAndDisplay() }
        context.beginAnimations(at: context.clock())
        turn &+= 1
        guard stack.count == 1 else { return }
        let implicit = stack[0]
        stack[0] = CATransaction()
        updateActionsAreDisabled()
        implicit.completion?.close()
    }

    /// Notes that what the app did until now was in an earlier turn of the run loop. Layout and
    /// display follow with the next frame.
    package static func endTurn() { turn &+= 1 }

    // MARK: Settings

    /// Returns the duration in seconds of animations without their own; 0.25 by default.
    public class func animationDuration() -> CFTimeInterval {
        stack.last { $0.duration != nil }?.duration ?? 0.25
    }

    public class func setAnimationDuration(_ dur: CFTimeInterval) { innermost.duration = dur }

    /// Returns the pacing of animations without their own; `nil` for the default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        stack.last { $0.timingFunction != nil }?.timingFunction ?? nil
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        innermost.timingFunction = .some(function)
    }

    /// Returns `true` if property changes run no actions; `false` by default.
    public class func disableActions() -> Bool { actionsAreDisabled }

    public class func setDisableActions(_ flag: Bool) {
        innermost.disablesActions = flag
        updateActionsAreDisabled()
    }

    private class func updateActionsAreDisabled() {
        actionsAreDisabled = stack.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    private nonisolated static let threadLock = NSRecursiveLock()

    /// Waits for other threads that have called it, until they call ``unlock()``.
    ///
    /// Layers are used on the main thread alone, so it guards an app's own state only.
    public nonisolated class func lock() { threadLock.lock() }

    /// Lets other threads pass ``lock()``.
    public nonisolated class func unlock() { threadLock.unlock() }

    /// Returns the block that runs when all animations added to the transaction after it was set
    /// have ended or been removed.
    public class func completionBlock() -> (() -> Void)? { innermost.completion?.block }

    /// Sets the block that runs when all animations added to the transaction after this call have
    /// ended or been removed; at its commit if there are none. An earlier block of the transaction
    /// waits for no further animations.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let previous = innermost.completion
        innermost.completion = block.map(TransactionCompletion.init)
        previous?.close()
    }

    /// Returns the value for `key` of the innermost transaction that has one.
    ///
    /// The keys `"animationDuration"`, `"animationTimingFunction"`, `"disableActions"` and
    /// `"completionBlock"` read the settings.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case "animationDuration": animationDuration()
        case "animationTimingFunction": animationTimingFunction()
        case "disableActions": disableActions()
        case "completionBlock": completionBlock()
        default: stack.last { $0.values[key] != nil }?.values[key]
        }
    }

    /// Stores a value in the current transaction.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case "animationDuration": (anObject as? Double).map(setAnimationDuration)
        case "animationTimingFunction":
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case "disableActions": setDisableActions(anObject as? Bool ?? false)
        case "completionBlock": setCompletionBlock(anObject as? () -> Void)
        default: innermost.values[key] = anObject
        }
    }

    /// The completions that wait for an animation added now: those of all open transactions,
    /// innermost first.
    static var openCompletions: [TransactionCompletion] {
        stack.reversed().compactMap(\.completion)
    }
}

/// A completion block, and the number of animations it waits for.
final class TransactionCompletion {
    let block: () -> Void
    private var pendingAnimationCount = 0
    private var isClosed = false
    private var hasRun = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func animationWasAdded() { pendingAnimationCount += 1 }

    func animationWasRemoved() {
        pendingAnimationCount -= 1
        runIfComplete()
    }

    /// Ends the addition of animations.
    func close() {
        isClosed = true
        runIfComplete()
    }

    private func runIfComplete() {
        guard isClosed, pendingAnimationCount == 0, !hasRun else { return }
        hasRun = true
        block()
    }
}
