import AssociatedValues
public import Foundation
import Synchronization

extension NSObject {
    /// Calls a method of this object later, on the main actor.
    ///
    /// The object and the argument are retained until then.
    ///
    /// - Parameters:
    ///   - aSelector: A method without parameters, or with one.
    ///   - anArgument: The argument of the method.
    ///   - delay: The delay in seconds. With 0, the method is called in a later turn of the run
    ///     loop.
    ///   - modes: The modes of the current run loop in which the method may be called.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode] = [.default]
    ) {
        let requests = AssociatedValues.of(self).value(for: .delayedRequests) { DelayedRequests() }
        let call = DelayedCall(target: self, argument: anArgument)
        // Foundation's `init(timeInterval:repeats:block:)` fires at once on Linux.
        let time = Date(timeIntervalSinceNow: delay)
        let timer = Timer(fire: time, interval: 0, repeats: false) { timer in
            requests.remove { $0.timer === timer }
            guard let target = call.target else { return }
            let argument = call.argument
            call.release()
            aSelector.call(target, with: argument)
        }
        requests.add(DelayedRequest(selector: aSelector, call: call, timer: timer))
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Cancels all calls of `aTarget`'s methods that ``perform(_:with:afterDelay:inModes:)``
    /// requested.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        cancelRequests(of: aTarget) { _ in true }
    }

    /// Cancels the calls of a method with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        cancelRequests(of: aTarget) {
            $0.selector == aSelector && areEqual($0.call.argument, anArgument)
        }
    }

    private static func cancelRequests(
        of target: Any, where matches: (DelayedRequest) -> Bool
    ) {
        let requests = AssociatedValues.existing(for: target as AnyObject)?[.delayedRequests]
        for request in requests?.remove(where: matches) ?? [] {
            request.timer.invalidate()
            request.call.release()
        }
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }
}

/// A call that was requested.
private struct DelayedRequest: @unchecked Sendable {
    // Sendable: the argument is only compared and passed on.
    let selector: Selector
    let call: DelayedCall
    let timer: Timer
}

/// The target and the argument of a call, until it is made or cancelled: Foundation's timers on
/// Linux never release their blocks.
private final class DelayedCall: @unchecked Sendable {
    // Sendable: the call, like its target, stays with the run loop's thread.
    private(set) var target: NSObject?
    private(set) var argument: Any?

    init(target: NSObject, argument: Any?) {
        self.target = target
        self.argument = argument
    }

    func release() {
        target = nil
        argument = nil
    }
}

/// The calls that were requested of one object.
private final class DelayedRequests: Sendable {
    private let requests = Mutex<[DelayedRequest]>([])

    func add(_ request: DelayedRequest) { requests.withLock { $0.append(request) } }

    /// Removes requests, and returns them.
    @discardableResult
    func remove(where matches: (DelayedRequest) -> Bool) -> [DelayedRequest] {
        requests.withLock { requests in
            let removed = requests.filter(matches)
            requests.removeAll(where: matches)
            return removed
        }
    }
}

extension AssociatedKey where Value == DelayedRequests {
    fileprivate static let delayedRequests = AssociatedKey("delayed requests")
}
