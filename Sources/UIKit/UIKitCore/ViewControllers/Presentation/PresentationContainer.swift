import CoreGraphics

/// The view in the window that contains a presented view and those around it.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation = presentation?.active else { return }
        presentation.containerViewWillLayoutSubviews()
        if presentation.isArranged(for: bounds.size) == false { presentation.containerDidResize() }
        presentation.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        guard let presentation,
            old?.horizontalSizeClass != new.horizontalSizeClass
                || old?.verticalSizeClass != new.verticalSizeClass
        else { return }
        (presentation.original ?? presentation).adapt(to: new)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentation = presentation?.active else { return hit }
        if hit === self { return presentation.viewForOutsideTouch(at: point) }
        return hit === presentation.outsideView && presentation.passesOutsideTouch(at: point)
            ? nil : hit
    }
}

extension UIPresentationController {
    /// Records a size of the container.
    ///
    /// - Returns: `true` if the presented view was arranged for this size already.
    fileprivate func isArranged(for size: CGSize) -> Bool {
        defer { arrangedSize = size }
        return arrangedSize == size || presentedViewController.isBeingDismissed
    }
}
