import CoreGraphics
import QuartzCore

/// The margins that a view was given.
enum OwnMargins: Equatable {
    /// None: those of every view, or of a controller's.
    case usual

    /// Left stays left.
    case fixed(UIEdgeInsets)

    /// Left is where text starts or ends.
    case directional(NSDirectionalEdgeInsets)

    /// Whether no margin is NaN or infinite.
    fileprivate var isFinite: Bool {
        switch self {
        case .usual: true
        case .fixed(let insets):
            (insets.top + insets.left + insets.bottom + insets.right).isFinite
        case .directional(let insets):
            (insets.top + insets.leading + insets.bottom + insets.trailing).isFinite
        }
    }
}

extension UIView {
    /// ``layoutMargins`` by the side that text starts on. Margins that are set here change sides with the view.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isMirrored: isMirrored) }
        set { setOwnMargins(.directional(newValue)) }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setOwnMargins(_ margins: OwnMargins) {
        precondition(
            margins.isFinite,
            "The margins of \(NSLayoutConstraint.name(of: self)) are not finite: \(margins). Was a size divided by zero?"
        )
        guard margins != extras?.ownMargins ?? .usual else { return }
        ownExtras.ownMargins = margins
        updateMargins()
    }

    /// The view's own margins or its controller's, plus the safe area, and at least as far in as the superview's.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = ownMarginsOrControllers
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let superview {
            margins = margins.enlarged(to: insetsReachingIn(superview.layoutMargins, of: superview))
        }
        return margins
    }

    private var ownMarginsOrControllers: UIEdgeInsets {
        let own: UIEdgeInsets? =
            switch extras?.ownMargins ?? .usual {
            case .usual: nil
            case .fixed(let margins): margins
            case .directional(let margins): UIEdgeInsets(margins, isMirrored: isMirrored)
            }
        guard let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins
        else { return own ?? ViewExtras.usualMargins }
        let least = UIEdgeInsets(
            controller.systemMinimumLayoutMargins, isMirrored: isMirrored)
        return own?.enlarged(to: least) ?? least
    }

    /// The part of a superview's insets that reaches into this view, not below zero.
    func insetsReachingIn(_ outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
        let box = superview.bounds
        let place = frame
        return UIEdgeInsets(
            top: max(0, box.minY + outer.top - place.minY),
            left: max(0, box.minX + outer.left - place.minX),
            bottom: max(0, place.maxY - (box.maxY - outer.bottom)),
            right: max(0, place.maxX - (box.maxX - outer.right)))
    }

    /// Tells of margins that are others than those told last: here, and in subviews that keep to them.
    ///
    /// - Parameter isLaidOutNext: Whether the view's layout comes next anyway.
    func updateMargins(isLaidOutNext: Bool = false) {
        let margins = layoutMargins
        guard margins != extras?.toldMargins ?? ViewExtras.usualMargins else { return }
        ownExtras.toldMargins = margins
        guideEdgesMayHaveChanged()
        if !isLaidOutNext { setNeedsLayout() }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
            subview.updateMargins()
        }
    }

    /// Whether margins may be others than before because the view's size or place is.
    var marginsFollowGeometry: Bool { preservesSuperviewLayoutMargins || controllerLink != nil }

    /// Tells of other margins if they are such as change sides with the view.
    func updateDirectionalMargins() {
        if case .directional = extras?.ownMargins { updateMargins() }
    }
}

extension UIEdgeInsets {
    /// Insets by the side that text starts on, for a view that is mirrored or not.
    fileprivate init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The greater of both on every side.
    fileprivate func enlarged(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// The sums of every side.
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left,
            bottom: left.bottom + right.bottom, right: left.right + right.right)
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate init(_ insets: UIEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
    }
}
