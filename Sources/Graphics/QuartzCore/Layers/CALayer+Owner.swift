import CoreGraphics

extension CALayer {
    /// `true` while `UIView.animate` runs a block, so that views provide animations for changes of
    /// their layers.
    @exclusivity(unchecked) package static var isViewAnimationActive = false

    /// Makes a view the layer's delegate. The view calls ``clearOwner()`` in its `deinit`.
    ///
    /// Unlike a weak ``delegate`` this costs the view nothing: every use of a weakly referenced
    /// object is slower.
    ///
    /// - Parameters:
    ///   - skipsActions: `true` if the view's ``CALayerDelegate/action(for:forKey:)`` need not be
    ///     called unless ``isViewAnimationActive``.
    ///   - scale: The initial ``contentsScale``.
    package final func setOwner(
        _ owner: any CALayerDelegate, skipsActionsOutsideAnimations skipsActions: Bool,
        scale: CGFloat
    ) {
        self.owner = owner
        guard type(of: self) == CALayer.self else {
            contentsScale = scale
            return
        }
        skipsActionsOutsideAnimations = skipsActions
        style.contentsScale = scale
    }

    /// Clears the owner set by ``setOwner(_:skipsActionsOutsideAnimations:scale:)``.
    package nonisolated final func clearOwner() { owner = nil }
}
