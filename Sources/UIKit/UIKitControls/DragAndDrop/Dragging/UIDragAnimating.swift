public import UIKitCore

/// The animation of a preview, to which a delegate adds its own changes.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
    /// Adds changes that are animated along with the preview.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the animation has ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animations and completions that delegates add.
package final class DragAnimator: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    package init() {}

    /// Hands what was added to another animation.
    package func forward(to other: any UIDragAnimating) {
        other.addAnimations { [animations] in for animation in animations { animation() } }
        other.addCompletion { [completions] in
            for completion in completions { completion($0) }
        }
    }

    package func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Animates `changes` together with those that were added.
    func run(_ changes: () -> Void, completion: @escaping () -> Void = {}) {
        UIView.animate(
            springDuration: 0.3, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                changes()
                for animation in animations { animation() }
            },
            completion: { [completions] _ in
                for completion in completions { completion(.end) }
                completion()
            })
    }
}
