import CoreGraphics

extension UIView {
    /// `true` if the view can have the focus, is visible, and no modal view covers it.
    func isReachable(in window: UIWindow) -> Bool {
        canBecomeFocused && isUncovered(in: window)
    }

    /// `true` if the view, which has the focus, can keep it. A cell keeps it without its list's
    /// delegate being asked in each frame.
    func keepsFocus(in window: UIWindow) -> Bool {
        (isFocusCell || canBecomeFocused) && isUncovered(in: window)
    }

    private func isUncovered(in window: UIWindow) -> Bool {
        guard self.window === window else { return false }
        var view: UIView? = self
        while let current = view {
            if current.isHidden || current.alpha < 0.01 || !current.isUserInteractionEnabled
                || current.accessibilityElementsHidden
            {
                return false
            }
            view = current.superview
        }
        return coveringModal == nil
    }

    /// The modal view that covers this one.
    var coveringModal: UIView? {
        var view = self
        while let parent = view.superview {
            let modal = parent.storedSubviews.last {
                $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01
                    && $0.isUserInteractionEnabled
            }
            if let modal, modal !== view { return modal }
            view = parent
        }
        return nil
    }

    /// The controller whose view is this one or the first inside that has one.
    var focusController: UIViewController? {
        if let owningController { return owningController }
        for subview in storedSubviews.reversed() {
            if let found = subview.focusController { return found }
        }
        return nil
    }

    /// Scrolls the views around this one so that it is visible with its ring.
    func revealInScrollViews() {
        let isInside = (focusEffect as? UIFocusHaloEffect)?.position == .inside
        let area = isInside ? bounds : bounds.insetBy(dx: -6, dy: -6)
        var ancestor = superview
        while let current = ancestor {
            current.revealContent(convert(area, to: current))
            ancestor = current.superview
        }
    }

    /// Makes this view the only one of its group that had the focus before.
    func forgetFocusInGroup() {
        var view = superview
        while let current = view {
            if current.focusGroupIdentifier != nil {
                for stop in current.focusStops { stop.view.extras?.wasFocused = false }
                return
            }
            view = current.superview
        }
    }
}
