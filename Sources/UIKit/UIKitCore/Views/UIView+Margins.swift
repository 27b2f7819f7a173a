import CoreGraphics
import QuartzCore

/// The margins that were set on a view.
enum OwnMargins: Equatable {
    /// No margins were set: the default ones or those of the controller apply.
    case unset

    /// Margins by physical side.
    case fixed(UIEdgeInsets)

    /// Margins by the leading and trailing side.
    case directional(NSDirectionalEdgeInsets)

    /// `true` if no margin is NaN or infinite.
    fileprivate var isFinite: Bool {
        switch self {
        case .unset: true
        case .fixed(let insets):
            (insets.top + insets.left + insets.bottom + insets.right).isFinite
        case .directional(let insets):
            (insets.top + insets.leading + insets.bottom + insets.trailing).isFinite
        }
    }
}

extension UIView {
    /// ``layoutMargins`` by leading and trailing side. Margins set here switch sides when the
    /// layout direction changes.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, isMirrored: isMirrored) }
        set { setOwnMargins(.directional(newValue)) }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setOwnMargins(_ margins: OwnMargins) {
        requires(
            margins.isFinite,
            "The margins of \(NSLayoutConstraint.name(of: self)) are not finite: \(margins). Was a size divided by zero?"
        )
        guard margins != extras?.ownMargins ?? .unset else { return }
        requiredExtras.ownMargins = margins
        updateMargins()
    }

    /// The view's own margins or its controller's, plus the safe area, and at least as far in as
    /// the superview's.
    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = baseMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let superview {
            margins = margins.enlarged(
                to: overlappingInsets(superview.layoutMargins, of: superview))
        }
        return margins
    }

    private var baseMargins: UIEdgeInsets {
        let own: UIEdgeInsets? =
            switch extras?.ownMargins ?? .unset {
            case .unset: nil
            case .fixed(let margins): margins
            case .directional(let margins): UIEdgeInsets(margins, isMirrored: isMirrored)
            }
        guard let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins
        else { return own ?? ViewExtras.defaultMargins }
        let least = UIEdgeInsets(
            controller.systemMinimumLayoutMargins, isMirrored: isMirrored)
        return own?.enlarged(to: least) ?? least
    }

    /// The part of a superview's insets that overlaps this view, at least zero.
    func overlappingInsets(_ outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
        let box = superview.bounds
        let place = frame
        return UIEdgeInsets(
            top: max(0, box.minY + outer.top - place.minY),
            left: max(0, box.minX + outer.left - place.minX),
            bottom: max(0, place.maxY - (box.maxY - outer.bottom)),
            right: max(0, place.maxX - (box.maxX - outer.right)))
    }

    /// Reports margins that differ from the last reported ones, to this view and to subviews that
    /// preserve them.
    ///
    /// - Parameter isLaidOutNext: `true` if a layout of the view follows anyway.
    func updateMargins(isLaidOutNext: Bool = false) {
        let margins = layoutMargins
        guard margins != extras?.reportedMargins ?? ViewExtras.defaultMargins else { return }
        requiredExtras.reportedMargins = margins
        guideEdgesMayHaveChanged()
        if !isLaidOutNext { setNeedsLayout() }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins {
            subview.updateMargins()
        }
    }

    /// `true` if a change of the view's size or position can change its margins.
    var marginsFollowGeometry: Bool { preservesSuperviewLayoutMargins || controllerLink != nil }

    /// Reports changed margins after a change of direction, if the margins depend on it.
    func updateDirectionalMargins() {
        if case .directional = extras?.ownMargins { updateMargins() }
    }
}

extension UIEdgeInsets {
    /// Resolves leading and trailing for a view that is mirrored or not.
    fileprivate init(_ insets: NSDirectionalEdgeInsets, isMirrored: Bool) {
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }

    /// The greater inset of both on every side.
    fileprivate func enlarged(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// The insets with opposite signs.
    var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }

    /// The sum of the insets on every side.
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
