import CoreGraphics

extension UIViewController {
    /// The width in points from which the side margins are wide.
    private static var minimumWideWidth: CGFloat { 414 }

    /// The value of ``systemMinimumLayoutMargins``, unless overridden.
    final var minimumMarginsForWidth: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side = width < Self.minimumWideWidth ? 16.0 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Updates the safe area of the view after what this controller adds to it changed.
    final func safeAreaAdditionsDidChange() {
        viewIfLoaded?.propagateInheritance(.safeArea)
        viewIfLoaded?.setNeedsLayout()
    }

    /// `true` if this controller or one that it contains must not be dismissed by the user: a form
    /// in a navigation controller counts as the navigation controller itself.
    final var hasModalContent: Bool {
        isModalInPresentation || storedChildren.contains(where: \.hasModalContent)
    }

    /// Dismisses this controller as the Escape key does. Returns `false` if that is not possible.
    final func escapesPresentation() -> Bool {
        guard presenter != nil, let presentation = ownPresentation?.active,
            presentation.dismissesOnEscape
        else { return false }
        presentation.dismissByUser()
        return true
    }

    /// Calls the method for a new size of the children whose sizes change.
    final func passOn(
        _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in storedChildren {
            let childSize = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            guard childSize != child.viewIfLoaded?.bounds.size else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Reports a new preferred size to the container.
    final func reportPreferredContentSize() {
        let container: (any UIContentContainer)? = parent ?? ownPresentation
        container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
