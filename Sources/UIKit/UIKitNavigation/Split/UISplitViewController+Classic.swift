import UIKitCore

// Two controllers without a style, as apps before iOS 14 use them.
extension UISplitViewController {
    /// Shows the primary controller alone, with the secondary one on its stack unless the delegate
    /// has done something else with it.
    final func collapseClassic() {
        isCollapsed = true
        for column in arrangement ?? [] { containers[column].map(remove) }
        arrangement = []
        homes = []
        if let other = delegate?.primaryViewController(forCollapsing: self) {
            columns[.primary] = other
            containers[.primary] = other
        }
        guard let primary = containers[.primary], let secondary = containers[.secondary] else {
            return
        }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
            ?? false
        if !isDone { stack(upTo: .secondary) }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Lets the delegate choose the controllers of a window that became wide.
    ///
    /// - Returns: `false` if it has left the secondary controller as it was.
    final func separateByDelegate() -> Bool {
        let base = navigation(.primary)
        if let other = delegate?.primaryViewController(forExpanding: self),
            other !== containers[.primary]
        {
            distribute()
            containers[.primary].map(remove)
            columns[.primary] = other
            containers[.primary] = other
        }
        guard let primary = containers[.primary],
            let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        else { return false }
        let old = homes.first { $0.column == .secondary }?.controllers ?? []
        homes = []
        if let base {
            let kept = base.viewControllers.prefix { controller in
                controller !== secondary && !old.contains { $0 === controller }
            }
            base.setViewControllers(Array(kept), animated: false)
        }
        columns[.secondary] = secondary
        containers[.secondary] = secondary
        return true
    }

    /// Puts a detail controller onto the primary controller's stack instead of the one before, or
    /// presents it where there is no stack.
    final func stackDetail(_ detail: UIViewController) {
        guard let base = navigation(.primary) else { return present(detail, animated: true) }
        let old = homes.first { $0.column == .secondary }?.controllers ?? []
        let below = base.viewControllers.prefix { controller in
            !old.contains { $0 === controller }
        }
        columns[.secondary] = detail
        containers[.secondary] = detail
        let controllers = stackedControllers(of: .secondary)
        navigation(.secondary)?.setViewControllers([], animated: false)
        homes = [(.primary, Array(below)), (.secondary, controllers)]
        base.setViewControllers(below + controllers, animated: true)
    }
}
