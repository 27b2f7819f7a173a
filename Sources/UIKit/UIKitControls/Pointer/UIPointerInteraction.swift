import CoreGraphics
public import Foundation
package import Platform
public import UIKitCore

/// An interaction that changes the pointer, and the content under it, while it is over a view.
///
/// Of nested views with an interaction, that of the innermost one decides.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// The delegate, which chooses regions and styles.
    public private(set) final weak var delegate: (any UIPointerInteractionDelegate)?

    /// The view of the interaction.
    public private(set) final weak var view: UIView?

    /// `true` (the default) if the interaction acts.
    open var isEnabled = true { didSet { if !isEnabled { leave() } } }

    private var region: UIPointerRegion?
    private var style: UIPointerStyle?
    private var effect: PointerEffect?

    /// Creates an interaction.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Creates an interaction without a delegate, whose region is the view.
    public override convenience init() { self.init(delegate: nil) }

    nonisolated deinit {}

    open func willMove(to view: UIView?) {
        if view == nil { leave() }
    }

    open func didMove(to view: UIView?) { self.view = view }

    /// Requests the style of the current region again, because it has changed.
    open func invalidate() {
        guard let region else { return }
        effect?.remove()
        adopt(region)
    }

    /// The delegate that is asked: ``delegate``, or the interaction itself in a subclass.
    var effectiveDelegate: (any UIPointerInteractionDelegate)? { delegate }

    // MARK: Regions

    private func enter(_ region: UIPointerRegion) {
        let animator = PointerAnimator()
        effectiveDelegate?.pointerInteraction(self, willEnter: region, animator: animator)
        animator.run()
        adopt(region)
    }

    private func adopt(_ region: UIPointerRegion) {
        self.region = region
        style =
            effectiveDelegate.map { $0.pointerInteraction(self, styleFor: region) }
            ?? automaticStyle
        effect = style?.effect.map {
            PointerEffect(
                PointerEffect.Look($0), on: $0.preview.view,
                path: $0.preview.parameters.visiblePath)
        }
    }

    private var automaticStyle: UIPointerStyle? {
        guard let view, view.superview != nil, view.window != nil else { return nil }
        return UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    }

    private func leave() {
        effect?.remove()
        effect = nil
        style = nil
        guard let left = region else { return }
        region = nil
        let animator = PointerAnimator()
        effectiveDelegate?.pointerInteraction(self, willExit: left, animator: animator)
        animator.run()
    }
}

extension UIPointerInteraction: PointerInteracting {
    package final func pointerMoved(
        to location: CGPoint, modifiers: UIKeyModifierFlags
    ) -> Cursor? {
        guard isEnabled, let view else { return nil }
        let request = UIPointerRegionRequest(
            location: view.convert(location, from: nil), modifiers: modifiers)
        let standard = UIPointerRegion(rect: view.bounds)
        let found =
            effectiveDelegate.map {
                $0.pointerInteraction(self, regionFor: request, defaultRegion: standard)
            } ?? standard
        guard let found, found.rect.contains(request.location) else {
            leave()
            return nil
        }
        if let region, !region.isSame(as: found) { leave() }
        if region == nil { enter(found) }
        return (style ?? .system()).cursor(tint: view.tintColor ?? .tintColor)
    }

    package final func pointerLeft() { leave() }
}

/// The provider of the regions and styles of an interaction.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
    /// Returns the region at a location; `nil` for none. By default, all of the view.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?

    /// Returns the style for a region; `nil` (the default) for the desktop's standard pointer.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle?

    /// Called before the pointer enters a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)

    /// Called after the pointer has left a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

/// The animation with which the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called after the animation, with `true` if it ran to its end.
    func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// The changes that a delegate adds.
private final class PointerAnimator: UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: ControlStyle.fadeDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { [animations] in for animation in animations { animation() } },
            completion: { [completions] finished in
                for completion in completions { completion(finished) }
            })
    }
}
