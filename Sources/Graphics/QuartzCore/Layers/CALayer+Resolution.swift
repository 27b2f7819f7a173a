public import CoreGraphics

extension CALayer {
    /// `true`, the default, to blend the layer and its sublayers as one image where ``opacity`` is
    /// below 1; `false` to blend each of them on its own, so that sublayers show through each
    /// other.
    public var allowsGroupOpacity: Bool {
        get { style.allowsGroupOpacity }
        set {
            guard newValue != style.allowsGroupOpacity else { return }
            change("allowsGroupOpacity", [.effects]) { style.allowsGroupOpacity = newValue }
        }
    }

    /// `true` to draw the layer and its sublayers as one picture of ``rasterizationScale`` pixels
    /// per point. `false` by default.
    ///
    /// At the screen's own scale nothing is drawn differently: the compositor keeps the pixels of
    /// layers that do not change anyway.
    public var shouldRasterize: Bool {
        get { style.shouldRasterize }
        set {
            guard newValue != style.shouldRasterize else { return }
            change("shouldRasterize", [.geometry, .picture, .effects]) {
                style.shouldRasterize = newValue
            }
        }
    }

    /// The pixels per point of a layer with ``shouldRasterize``; 1 by default.
    public var rasterizationScale: CGFloat {
        get { style.rasterizationScale }
        set {
            guard newValue != style.rasterizationScale else { return }
            change("rasterizationScale", [.geometry, .picture, .effects]) {
                style.rasterizationScale = newValue
            }
        }
    }

    /// The interpolation of contents that are shown larger than they are.
    public var magnificationFilter: CALayerContentsFilter {
        get { style.magnificationFilter }
        set {
            guard newValue != style.magnificationFilter else { return }
            change("magnificationFilter", .picture) { style.magnificationFilter = newValue }
        }
    }

    /// The interpolation of contents that are shown smaller than they are.
    public var minificationFilter: CALayerContentsFilter {
        get { style.minificationFilter }
        set {
            guard newValue != style.minificationFilter else { return }
            change("minificationFilter", .picture) { style.minificationFilter = newValue }
        }
    }

    /// Sets the interpolation for contents of `pixels` pixels a side that are shown in `length`
    /// units of the context.
    final func applyContentsFilter(pixels: Int, length: CGFloat, in context: CGContext) {
        let isLarger = length * context.pixelsPerUnit >= CGFloat(pixels)
        let filter = isLarger ? style.magnificationFilter : style.minificationFilter
        if filter == .nearest { context.interpolationQuality = .none }
    }
}
