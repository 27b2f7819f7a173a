public import Foundation

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that has or had the focus before.
    public let previouslyFocusedItem: (any UIFocusItem)?

    /// The item that gets the focus; `nil` if none does.
    public let nextFocusedItem: (any UIFocusItem)?

    /// The direction of the movement; empty for one by code.
    public let focusHeading: UIFocusHeading

    /// ``previouslyFocusedItem`` as a view.
    public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// ``nextFocusedItem`` as a view.
    public var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    /// Creates a copy, for the contexts of lists.
    package init(_ context: UIFocusUpdateContext) {
        previouslyFocusedItem = context.previouslyFocusedItem
        nextFocusedItem = context.nextFocusedItem
        focusHeading = context.focusHeading
        super.init()
    }

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    nonisolated deinit {}
}

/// The animation of a movement of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: AnyObject {
    /// The length of the animation in seconds.
    var duration: TimeInterval { get }
}

/// A collector of animations that accompany a movement of the focus.
@preconcurrency @MainActor
public final class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    /// The length of the animations in seconds.
    private static let duration: TimeInterval = 0.15

    override init() { super.init() }

    nonisolated deinit {}

    /// Adds changes to animate, and a closure to call afterwards.
    public func addCoordinatedAnimations(
        _ animations: (() -> Void)?, completion: (() -> Void)? = nil
    ) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Adds changes to animate of the view that gets the focus.
    public func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedAnimations(
            animations.map { run in { run(Context()) } }, completion: completion)
    }

    /// Adds changes to animate of the view that loses the focus.
    public func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        addCoordinatedFocusingAnimations(animations, completion: completion)
    }

    private final class Context: UIFocusAnimationContext {
        let duration = UIFocusAnimationCoordinator.duration
    }

    /// Runs what was added.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration,
            animations: { [animations] in animations.forEach { $0() } },
            completion: { [completions] _ in completions.forEach { $0() } })
    }
}
