import CoreGraphics

/// Rarely used state of a view, allocated on first use so that other views are small and fast to
/// create.
final class ViewExtras {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var mask: UIView?
    var recognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var ownMargins = OwnMargins.unset
    var traitObservers: [TraitObserver] = []
    var traitOverrides = UITraitOverrides()
    var textSizes = TextSizeLimits()

    /// `true` if the view's traits may differ from those of its superview.
    var changesTraits: Bool { !traitOverrides.isEmpty || textSizes != TextSizeLimits() }

    var accessibilityIdentifier: String?
    var restorationIdentifier: String?
    var motionEffects: [UIMotionEffect] = []

    /// The focus effect that was set, which may be none.
    struct FocusEffectChoice { let effect: UIFocusEffect? }
    var focusEffect: FocusEffectChoice?
    var focusGroupPriority: UIFocusGroupPriority?

    /// `true` if the view was the last of its group to have the focus.
    var wasFocused = false

    /// The values that came from the looks of classes.
    var appearance: [AnyKeyPath: AnyHashable] = [:]

    /// The safe area that was last reported to the view.
    var safeAreaInsets = UIEdgeInsets.zero

    /// The safe area with which constraints were lowered last, if that was not the reported one.
    var loweredSafeAreaInsets: UIEdgeInsets?

    /// The margins that were last reported to the view.
    var reportedMargins = ViewExtras.defaultMargins

    /// The observers of the view's properties; `nil` until the first is added.
    var observers: ViewObservers?

    /// The number of running animations that block touches on the view.
    var touchBlockingAnimationCount = 0

    /// The spatial index of the subviews, when there are many.
    var hitIndex: HitIndex?

    /// The layer's `sublayerGeometryVersion` at the last hit test.
    var lastHitVersion: UInt64 = .max

    /// The margins of a view for which none are set.
    static let defaultMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIView {
    /// ``extras``, allocated on first use.
    final var requiredExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    final var ownTintColor: UIColor? {
        get { extras?.tintColor }
        set { requiredExtras.tintColor = newValue }
    }

    final var ownTintAdjustmentMode: TintAdjustmentMode {
        get { extras?.tintAdjustmentMode ?? .automatic }
        set { requiredExtras.tintAdjustmentMode = newValue }
    }

    final var ownMask: UIView? {
        get { extras?.mask }
        set { requiredExtras.mask = newValue }
    }

    final var recognizers: [UIGestureRecognizer] {
        get { extras?.recognizers ?? [] }
        set { requiredExtras.recognizers = newValue }
    }

    final var traitObservers: [TraitObserver] {
        get { extras?.traitObservers ?? [] }
        set { requiredExtras.traitObservers = newValue }
    }

    final var touchBlockingAnimationCount: Int {
        get { extras?.touchBlockingAnimationCount ?? 0 }
        set { requiredExtras.touchBlockingAnimationCount = newValue }
    }
}
