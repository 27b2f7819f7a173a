extension CGContext {
    /// Draws a shadow behind all subsequent drawing.
    ///
    /// - Parameters:
    ///   - offset: In base space, independent of the transform: up is positive in a bitmap context,
    ///     down in UIKit's contexts.
    ///   - blur: Twice the standard deviation of the blur, in base space; 0 for a sharp shadow.
    ///   - color: `nil` to remove the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let rgba = color?.rgba, rgba.alpha > 0, offset.width.isFinite,
            offset.height.isFinite
        else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(offset: offset, blur: blur > 0 ? blur : 0, color: rgba)
    }

    /// Draws a black shadow of alpha ⅓ behind all subsequent drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }
}
