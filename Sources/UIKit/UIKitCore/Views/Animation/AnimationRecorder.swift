import QuartzCore

/// A recorder of the changes in an animation block, in place of an animation for each.
protocol AnimationRecorder: AnyObject {
    /// Returns the action for a change of `key`, which runs once the change is made.
    func action(
        for view: UIView, layer: CALayer, key: String, in context: UIViewAnimationContext
    ) -> any CAAction
}
