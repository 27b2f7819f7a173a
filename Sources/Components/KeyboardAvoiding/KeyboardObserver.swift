public import UIKit

/// Reports what the software keyboard covers of a view, with the pace at which it moves.
///
///     observer = KeyboardObserver(of: view) { [weak self] change in
///         self?.barBottom.constant = -change.coveredHeight
///         change.animate { self?.view.layoutIfNeeded() }
///     }
///
/// It observes changes of the frame, not only appearing and disappearing, so that another keyboard
/// or a bar above it is followed too. It ends when it is released.
public final class KeyboardObserver {
    private weak var view: UIView?
    private let handler: (KeyboardChange) -> Void

    /// Creates an observer.
    ///
    /// - Parameters:
    ///   - view: The view of which parts may be covered.
    ///   - handler: Called before the keyboard moves.
    public init(of view: UIView, _ handler: @escaping (KeyboardChange) -> Void) {
        self.view = view
        self.handler = handler
        NotificationCenter.default.addObserver(
            self, selector: Selector(KeyboardObserver.keyboardWillChange),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let view, let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        handler(
            KeyboardChange(
                coveredHeight: Self.coveredHeight(of: view, by: frame),
                duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                    ?? KeyboardChange.usualDuration,
                options: curve.map { UIView.AnimationOptions(rawValue: UInt(clamping: $0) << 16) }
                    ?? KeyboardChange.usualOptions))
    }

    /// The height of a view's part that a frame in its window covers.
    private static func coveredHeight(of view: UIView, by frame: CGRect) -> CGFloat {
        // A hidden keyboard is below the window, into which a view may reach.
        guard let window = view.window, frame.minY < window.bounds.maxY else { return 0 }
        let top = view.convert(frame, from: nil).minY
        return min(max(0, view.bounds.maxY - top), view.bounds.height)
    }
}

/// A move of the software keyboard.
public struct KeyboardChange {
    /// The height at the bottom of the view that the keyboard covers at the end, at most that of
    /// the view; 0 when it hides, and for a view that is in no window.
    public var coveredHeight: CGFloat

    /// The duration of the move in seconds.
    public var duration: TimeInterval

    /// The curve of the move.
    public var options: UIView.AnimationOptions

    /// The duration where the keyboard tells none.
    public static let usualDuration: TimeInterval = 0.25

    /// The curve of the system's keyboard, which has no name.
    public static let usualOptions = UIView.AnimationOptions(rawValue: 7 << 16)

    /// Creates a move, such as for a view that opens together with the keyboard.
    public init(
        coveredHeight: CGFloat, duration: TimeInterval = usualDuration,
        options: UIView.AnimationOptions = Self.usualOptions
    ) {
        self.coveredHeight = coveredHeight
        self.duration = duration
        self.options = options
    }

    /// Animates changes at the pace of the keyboard, from the current state.
    public func animate(
        _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
            animations: changes, completion: completion)
    }
}
