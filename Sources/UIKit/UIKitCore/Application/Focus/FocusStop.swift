/// A view that can have the focus, and its group.
struct FocusStop {
    let view: UIView

    /// The name of the group in which arrow keys move; `nil` for a view that is alone.
    let group: String?
}

extension UIView {
    /// The views inside that can have the focus, in reading order.
    ///
    /// The controls in a list's cell count only while the focus is in the cell.
    var focusStops: [FocusStop] {
        var stops: [FocusStop] = []
        let focused = window?.focusSystem.focusedView
        func visit(_ view: UIView, group: String?) {
            guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled,
                !view.accessibilityElementsHidden
            else { return }
            let inner = view.focusGroupIdentifier ?? view.controllerGroup ?? group
            var childGroup = inner
            if view.canBecomeFocused, !view.bounds.isEmpty {
                stops.append(FocusStop(view: view, group: inner))
                if view.isFocusCell {
                    guard let focused, focused.isDescendant(of: view) else { return }
                }
            }
            if view.isFocusCell { childGroup = nil }
            for subview in view.subviewsInReadingOrder { visit(subview, group: childGroup) }
        }
        visit(self, group: nil)
        return stops
    }

    private var controllerGroup: String? { owningController?.focusGroupIdentifier }
}

extension [FocusStop] {
    /// The views that Tab reaches: of each group only the one with the highest priority, at the
    /// place of the group's first view.
    func tabOrder(focused: UIView?) -> [UIView] {
        var order: [UIView] = []
        var places: [String: Int] = [:]
        for stop in self {
            guard let group = stop.group else {
                order.append(stop.view)
                continue
            }
            guard let place = places[group] else {
                places[group] = order.count
                order.append(stop.view)
                continue
            }
            let best = order[place]
            if best !== focused,
                stop.view === focused || best.focusGroupPriority < stop.view.focusGroupPriority
            {
                order[place] = stop.view
            }
        }
        return order
    }
}
