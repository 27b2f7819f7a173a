import FoundationGaps

extension UIViewController {
    /// Performs an unwind segue: returns to the nearest controller that has its action.
    func unwind(_ element: NibElement, sender: Any?) {
        let name = element["unwindAction"] ?? ""
        guard let destination = unwindDestination(name, sender: sender),
            let action = type(of: destination).nibConnections.actions[name]
        else {
            nibCoder?.builder.report(
                "no controller before \(type(of: self)) has the action “\(name)”", at: element)
            return
        }
        let segue = UIStoryboardSegue(
            identifier: element["identifier"], source: self, destination: destination)
        segue.sender = sender
        segue.show = { [unowned segue] in destination.unwindAncestors(for: segue) }
        prepare(for: segue, sender: sender)
        action.perform(on: destination, sender: segue)
        segue.perform()
    }

    /// The controllers that come before this one are asked from the nearest outward: siblings,
    /// the last one first, then the parent, then the presenter and what it contains.
    private func unwindDestination(_ action: String, sender: Any?) -> UIViewController? {
        var node = self
        while true {
            let next: UIViewController
            if let parent = node.parent {
                let before = parent.children.prefix { $0 !== node }
                for sibling in before.reversed() {
                    if let found = sibling.unwindTarget(action, from: self, sender) {
                        return found
                    }
                }
                if parent.accepts(action, from: self, sender) { return parent }
                next = parent
            } else if let presenter = node.presentingViewController {
                if let found = presenter.unwindTarget(action, from: self, sender) { return found }
                next = presenter
            } else {
                return nil
            }
            node = next
        }
    }

    /// This controller or one that it contains, the last child first.
    private func unwindTarget(
        _ action: String, from source: UIViewController, _ sender: Any?
    ) -> UIViewController? {
        for child in children.reversed() {
            if let found = child.unwindTarget(action, from: source, sender) { return found }
        }
        return accepts(action, from: source, sender) ? self : nil
    }

    private func accepts(_ action: String, from source: UIViewController, _ sender: Any?) -> Bool {
        guard let selector = type(of: self).nibConnections.actions[action] else { return false }
        return canPerformUnwindAction(selector, from: source, sender: sender)
    }

    /// Dismisses what covers this controller, and makes its containers show it.
    private func unwindAncestors(for segue: UIStoryboardSegue) {
        var child = self
        var covered = presentedViewController == nil ? nil : self
        while let parent = child.parent {
            parent.unwind(for: segue, towards: child)
            child = parent
            if child.presentedViewController != nil { covered = child }
        }
        covered?.dismiss(animated: true)
    }
}
