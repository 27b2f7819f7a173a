public import Dispatch
import Synchronization

/// Notifies many delegates instead of one.
///
/// Delegates are held weakly, each once, and notified in the order in which they were added. An
/// error of one does not keep the others from being notified.
///
///     protocol ScoreObserver: AnyObject, Sendable {
///         func scoreDidChange(to score: Int) throws
///     }
///
///     let observers = Multicaster<any ScoreObserver>(delivery: .immediate)
///     observers.add(board)
///     observers.notify { try $0.scoreDidChange(to: 3) }
///
/// The receivers are determined at delivery: a delegate removed before its turn is not notified,
/// and one added during a notification receives those that follow.
///
/// Thread-safe: every method may be called from any thread, and from inside a notification. That is
/// why delegates are `Sendable`; a class of the main actor is so by itself, and is notified with
/// ``notifyOnMainActor(_:)``.
public final class Multicaster<Delegate: Sendable>: Sendable {
    /// How notifications reach the delegates.
    public let delivery: Delivery

    private let onFailure: @Sendable (MulticastFailure) -> Void

    private let members = Mutex<[Member]>([])

    /// Creates a multicaster without delegates.
    ///
    /// - Parameters:
    ///   - delivery: Where delegates are notified, by default on the main queue.
    ///   - onFailure: Called for each delegate that throws, where it was notified. By default, the
    ///     failure is written to standard error.
    public init(
        delivery: Delivery = .queue(.main),
        onFailure: @escaping @Sendable (MulticastFailure) -> Void = { $0.writeToStandardError() }
    ) {
        self.delivery = delivery
        self.onFailure = onFailure
    }

    // MARK: Delegates

    /// Adds `delegate` after all others, unless it was added before.
    ///
    /// - Precondition: `delegate` is an object. A value could not be held weakly.
    /// - Complexity: O(*n*) in the number of delegates.
    public func add(_ delegate: Delegate) {
        precondition(
            type(of: delegate as Any) is AnyClass,
            """
            \(type(of: delegate as Any)) was added as a delegate, but it is not a class. Delegates are held weakly; \
            write “protocol …: AnyObject”.
            """)
        let object = delegate as AnyObject
        members.withLock { members in
            members.removeAll { $0.object == nil }
            guard !members.contains(where: { $0.object === object }) else { return }
            members.append(Member(object))
        }
    }

    /// Removes `delegate`. Does nothing if it was never added.
    ///
    /// - Complexity: O(*n*) in the number of delegates.
    public func remove(_ delegate: Delegate) {
        let object = delegate as AnyObject
        members.withLock { members in
            members.removeAll { $0.object == nil || $0.object === object }
        }
    }

    /// The delegates that are still alive, in the order in which they are notified.
    public var delegates: [Delegate] {
        members.withLock { $0 }.compactMap { $0.object as? Delegate }
    }

    // MARK: Notifying

    /// Calls `body` with each delegate, by way of ``delivery``.
    public func notify(_ body: @escaping @Sendable (Delegate) throws -> Void) {
        deliver { try $0.tell(body) }
    }

    /// Calls `body` with each delegate that also is a `Part`, by way of ``delivery``.
    ///
    /// This is for notifications that concern only some delegates: put them into a protocol that
    /// these adopt.
    ///
    ///     observers.notify((any OvertimeObserver).self) { $0.gameGoesIntoOvertime() }
    public func notify<Part>(
        _ part: Part.Type, _ body: @escaping @Sendable (Part) throws -> Void
    ) {
        deliver { try $0.tell(body) }
    }

    /// Calls `body` with each delegate on the main actor, whatever ``delivery`` says.
    public func notifyOnMainActor(_ body: @escaping @MainActor (Delegate) throws -> Void) {
        DispatchQueue.main.async {
            self.tellAll { member in try MainActor.assumeIsolated { try member.tell(body) } }
        }
    }

    private func deliver(_ tell: @escaping @Sendable (Member) throws -> Void) {
        switch delivery {
        case .immediate: tellAll(tell)
        case .queue(let queue): queue.async { self.tellAll(tell) }
        }
    }

    private func tellAll(_ tell: (Member) throws -> Void) {
        for member in members.withLock({ $0 }) where isStillThere(member) {
            do {
                try tell(member)
            } catch {
                onFailure(MulticastFailure(delegate: member.name, error: error))
            }
        }
    }

    private func isStillThere(_ member: Member) -> Bool {
        guard let object = member.object else { return false }
        return members.withLock { $0.contains { $0.object === object } }
    }
}
