public import Foundation

/// Adds initialisers with a target and a selector to `Timer`.
///
/// A timer calls the method on the main actor, without an argument or with itself. It retains the
/// target until it is invalidated, or has fired for the last time.
public protocol TimerWithTarget {}

extension Timer: TimerWithTarget {}

extension TimerWithTarget where Self: Timer {
    /// Creates a timer that fires after `ti` seconds, and repeatedly if `yesOrNo` is `true`. Add it
    /// to a run loop.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget,
            selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that fires at `date`, and each `ti` seconds after that if `rep` is `true`.
    /// Add it to a run loop.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
        userInfo ui: Any?, repeats rep: Bool
    ) {
        // `Timer` is the only class for which the initialiser can be called.
        // swift-format-ignore: NeverForceUnwrap
        self = TargetTimer(date, interval: ti, t as AnyObject, s, ui, repeats: rep) as! Self
    }
}

extension Timer {
    /// Creates a timer, and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that can say what it calls.
package protocol TimerWithMethod: Timer {
    /// The class of the target and the method, as in `Poller.poll`.
    var method: String { get }
}

/// A timer that calls a method.
private final class TargetTimer: Timer, TimerWithMethod {
    private var target: AnyObject?
    private let info: Any?
    let method: String

    init(
        _ date: Date, interval: TimeInterval, _ target: AnyObject, _ selector: Selector,
        _ info: Any?, repeats: Bool
    ) {
        self.target = target
        self.info = info
        method = "\(type(of: target)).\(selector.name)"
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            guard let timer = timer as? TargetTimer, let target = timer.target else { return }
            if !repeats { timer.target = nil }
            selector.call(target, with: timer)
        }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        target = nil
    }
}
