package import CoreGraphics
import Foundation

extension UIFocusSystem {
    /// Handles a key that moves the focus, or that is for the item that has it.
    ///
    /// - Returns: `true` if nothing else is to handle the key.
    func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
        update()
        let input = key.charactersIgnoringModifiers
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        if input == "\t", modifiers.isSubset(of: [.shift, .control]) {
            if isEditing, !modifiers.contains(.control) { return false }
            return moveFocus(modifiers.contains(.shift) ? .previous : .next)
        }
        guard !isEditing else { return false }
        if handleInEnvironments(key) { return true }
        guard modifiers.isEmpty, let view = focusedView else { return false }
        if input == " " || input == "\r" {
            guard !isRepeat else { return true }
            showRing()
            if view is any UIKeyInput { return view.becomeFirstResponder() }
            return view.accessibilityActivate()
        }
        guard let heading = UIFocusHeading(arrow: input) else { return false }
        return adjust(view, heading) || moveInGroup(from: view, heading)
    }

    /// Scrolls by a key that nothing else has handled.
    func handleUnusedKey(_ key: UIKey) -> Bool {
        guard !isEditing, key.plainInput != nil else { return false }
        let start: UIResponder? = focusedView ?? anchor
        let isScrolled = start?.chain.contains { ($0 as? UIView)?.scroll(by: key) ?? false }
        return isScrolled ?? false || window?.scrollsFirst(by: key) ?? false
    }

    /// `true` if keys go to text. A text that can only be selected takes none.
    private var isEditing: Bool {
        guard let text = window?.firstResponder as? any UIKeyInput else { return false }
        return (text as? UIView)?.canBecomeFocused ?? true
    }

    /// Moves the focus to the next or previous group.
    package func moveFocus(_ heading: UIFocusHeading) -> Bool {
        update()
        guard let window else { return false }
        let current = focusedView ?? window.firstResponder as? UIView
        let order = window.focusStops.tabOrder(focused: current)
        guard !order.isEmpty else { return false }
        let step = heading == .previous ? -1 : 1
        var place: Int
        if let current, let index = order.firstIndex(where: { $0 === current }) {
            place = index + step
        } else if let index = anchorPlace(in: order) {
            place = step > 0 ? index : index - 1
        } else {
            place = step > 0 ? preferredPlace(in: order) : order.count - 1
        }
        for _ in order {
            place = (place + order.count) % order.count
            if move(to: order[place], heading: heading) { return true }
            // Another view may refuse the focus, but the current one may also refuse to lose it.
            if let current, focusedView === current { return true }
            place += step
        }
        return true
    }

    /// The place of the first view of `order` inside or after the anchor.
    private func anchorPlace(in order: [UIView]) -> Int? {
        guard let anchor, let window, anchor.window === window else { return nil }
        if let index = order.firstIndex(where: { anchor.isDescendant(of: $0) }) {
            return order[index] === anchor ? index : index + 1
        }
        return order.firstIndex { $0.isDescendant(of: anchor) }
    }

    private func preferredPlace(in order: [UIView]) -> Int {
        guard let controller = window?.frontController,
            let view = controller.preferredFocusEnvironments.lazy.compactMap({
                ($0 as? UIResponder).flatMap(self.preferredView)
            }).first
        else { return 0 }
        return order.firstIndex { $0 === view } ?? 0
    }

    /// Offers the key to the view that has the focus and those around it.
    private func handleInEnvironments(_ key: UIKey) -> Bool {
        guard let window, let start = focusedView ?? window.firstResponder as? UIView ?? anchor,
            start.window === window, start.coveringModal == nil
        else { return false }
        var view: UIView? = start
        while let current = view {
            if current.handleFocusKey(key) {
                if focusedView != nil || current === start { showRing() }
                return true
            }
            view = current.superview
        }
        return false
    }

    private func adjust(_ view: UIView, _ heading: UIFocusHeading) -> Bool {
        guard view.accessibilityTraits.contains(.adjustable),
            !view.accessibilityTraits.contains(.notEnabled)
        else { return false }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isUp = heading == .up || heading == (isMirrored ? .left : .right)
        if isUp { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
        showRing()
        return true
    }

    /// Moves the focus to the nearest view of the group in a direction, or by a nearer guide.
    private func moveInGroup(from view: UIView, _ heading: UIFocusHeading) -> Bool {
        guard let window else { return false }
        let stops = window.focusStops
        let group = stops.first { $0.view === view }?.group
        let start = view.convert(view.bounds, to: window)
        let members = stops.filter { group != nil && $0.group == group && $0.view !== view }
            .map { (target: $0.view, rect: $0.view.convert($0.view.bounds, to: window)) }
        let nearest = (members + guides(from: view))
            .compactMap { place in
                heading.distance(from: start, to: place.rect).map { (place.target, $0) }
            }
            .min { $0.1 < $1.1 }
        guard let nearest else { return false }
        return move(to: nearest.0, heading: heading)
    }
}

extension UIFocusHeading {
    /// The direction of an arrow key.
    package init?(arrow input: String) {
        switch input {
        case UIKeyCommand.inputUpArrow: self = .up
        case UIKeyCommand.inputDownArrow: self = .down
        case UIKeyCommand.inputLeftArrow: self = .left
        case UIKeyCommand.inputRightArrow: self = .right
        default: return nil
        }
    }

    /// Returns the distance from a rectangle to one in this direction, in which a shift to the side
    /// counts thrice; `nil` for one that is not in this direction.
    package func distance(from start: CGRect, to end: CGRect) -> CGFloat? {
        let dx = end.midX - start.midX
        let dy = end.midY - start.midY
        let (ahead, aside): (CGFloat, CGFloat) =
            switch self {
            case .up: (-dy, dx)
            case .down: (dy, dx)
            case .left: (-dx, dy)
            default: (dx, dy)
            }
        return ahead > 0.5 ? ahead + 3 * abs(aside) : nil
    }
}

extension UIWindow {
    /// Lets the first scroll view handle a key. Returns `false` if none does.
    fileprivate func scrollsFirst(by key: UIKey) -> Bool {
        func visit(_ view: UIView) -> Bool {
            guard view.isUserInteractionEnabled else { return false }
            return view.scroll(by: key) || view.subviewsInReadingOrder.contains(where: visit)
        }
        return visit(self)
    }
}
