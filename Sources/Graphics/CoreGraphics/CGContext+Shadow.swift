extension CGContext {
    /// Puts a shadow behind everything drawn from now on.
    ///
    /// - Parameters:
    ///   - offset: In base space, whatever the transform: up is positive in a bitmap context, down in
    ///     a context of UIKit's.
    ///   - blur: Twice the standard deviation of the blur, in base space; 0 for a sharp shadow.
    ///   - color: `nil` for no shadow from now on.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let rgba = color?.rgba, rgba.alpha > 0, offset.width.isFinite,
            offset.height.isFinite
        else {
            state.shadow = nil
            return
        }
        state.shadow = Shadow(offset: offset, blur: blur > 0 ? blur : 0, color: rgba)
    }

    /// Puts a black shadow of alpha ⅓ behind everything drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }
}
