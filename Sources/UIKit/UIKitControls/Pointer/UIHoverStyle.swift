import CoreGraphics
public import Foundation
import Platform
public import UIKitCore

/// The look of a view while the pointer is over it.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    /// The effect.
    open var effect: any UIHoverEffect

    /// The shape of the effect; the view's rounded bounds if `nil`.
    open var shape: UIShape?

    /// `true` (the default) if the effect is shown.
    open var isEnabled = true

    /// Creates a style.
    public init(effect: any UIHoverEffect = .automatic, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
        super.init()
    }

    /// Creates a style with the automatic effect in a shape.
    public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

    nonisolated deinit {}

    /// Returns the automatic style.
    public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// The effect of the pointer on a view: one of ``UIHoverAutomaticEffect``,
/// ``UIHoverHighlightEffect`` and ``UIHoverLiftEffect``.
@preconcurrency @MainActor
public protocol UIHoverEffect: NSObjectProtocol {}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    /// The effect that suits the view's size.
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    /// A rounded shade behind the view.
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    /// The view rises, with a shadow.
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The effect that suits the view's size.
@preconcurrency @MainActor
public final class UIHoverAutomaticEffect: NSObject, UIHoverEffect {
}

/// A rounded shade behind the view.
@preconcurrency @MainActor
public final class UIHoverHighlightEffect: NSObject, UIHoverEffect {
}

/// The view rises, with a shadow.
@preconcurrency @MainActor
public final class UIHoverLiftEffect: NSObject, UIHoverEffect {
}

extension UIView {
    /// The look of the view while the pointer is over it; none by default.
    public var hoverStyle: UIHoverStyle? {
        get { hoverInteraction?.style }
        set {
            if let hoverInteraction { removeInteraction(hoverInteraction) }
            if let newValue { addInteraction(HoverStyleInteraction(newValue)) }
        }
    }

    private var hoverInteraction: HoverStyleInteraction? {
        interactions.lazy.compactMap { $0 as? HoverStyleInteraction }.first
    }
}

/// The interaction that shows a view's hover style.
private final class HoverStyleInteraction: NSObject, PointerInteracting {
    let style: UIHoverStyle
    private(set) weak var view: UIView?
    private var effect: PointerEffect?

    init(_ style: UIHoverStyle) {
        self.style = style
        super.init()
    }

    func willMove(to view: UIView?) { if view == nil { pointerLeft() } }

    func didMove(to view: UIView?) { self.view = view }

    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Cursor? {
        guard style.isEnabled, let view, view.superview != nil, view.window != nil else {
            return nil
        }
        if effect == nil {
            let preview = UITargetedPreview(view: view)
            let kind: UIPointerEffect =
                switch style.effect {
                case is UIHoverHighlightEffect: .highlight(preview)
                case is UIHoverLiftEffect: .lift(preview)
                default: .automatic(preview)
                }
            effect = PointerEffect(
                PointerEffect.Look(kind), on: view, path: style.shape?.path(in: view.bounds))
        }
        return .arrow
    }

    func pointerLeft() {
        effect?.remove()
        effect = nil
    }
}
