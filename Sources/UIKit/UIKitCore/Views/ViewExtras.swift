import CoreGraphics

/// What few views have. A view gets it with the first of these things, so that the others are small and quickly made.
final class ViewExtras {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var mask: UIView?
    var recognizers: [UIGestureRecognizer] = []
    var ownMargins = OwnMargins.usual
    var traitObservers: [TraitObserver] = []
    var accessibility = Accessibility()

    /// The safe area that the view was told last.
    var safeAreaInsets = UIEdgeInsets.zero

    /// The margins that the view was told last.
    var toldMargins = ViewExtras.usualMargins

    /// Who observes the view's properties; `nil` while nobody ever has.
    var observers: ViewObservers?

    /// How many running animations keep touches from the view.
    var animationsRefusingTouches = 0

    /// Where the subviews are, when there are many.
    var hitIndex: HitIndex?

    /// The version of the subviews' places that was met by the last hit test.
    var lastHitVersion: UInt64 = .max

    /// What assistive programs are told.
    struct Accessibility {
        var isElement = false
        var label: String?
        var hint: String?
        var value: String?
        var identifier: String?
        var traits = UIAccessibilityTraits.none
        var hidesElements = false
        var elements: [Any]?
    }

    /// The margins of a view that was given none.
    static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension UIView {
    /// ``extras``, made if there are none.
    final var ownExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    final var ownTintColor: UIColor? {
        get { extras?.tintColor }
        set { ownExtras.tintColor = newValue }
    }

    final var ownTintAdjustmentMode: TintAdjustmentMode {
        get { extras?.tintAdjustmentMode ?? .automatic }
        set { ownExtras.tintAdjustmentMode = newValue }
    }

    final var ownMask: UIView? {
        get { extras?.mask }
        set { ownExtras.mask = newValue }
    }

    final var recognizers: [UIGestureRecognizer] {
        get { extras?.recognizers ?? [] }
        set { ownExtras.recognizers = newValue }
    }

    final var traitObservers: [TraitObserver] {
        get { extras?.traitObservers ?? [] }
        set { ownExtras.traitObservers = newValue }
    }

    final var animationsRefusingTouches: Int {
        get { extras?.animationsRefusingTouches ?? 0 }
        set { ownExtras.animationsRefusingTouches = newValue }
    }
}
