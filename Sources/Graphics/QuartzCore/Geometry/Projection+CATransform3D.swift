import CoreGraphics

extension Projection {
    /// The map of content at depth 0.
    nonisolated init(_ t: CATransform3D) {
        self.init(CATransform3DGetAffineTransform(t), wx: t.m14, wy: t.m24, w0: t.m44)
    }

    /// The point whose image is `p`; `nil` if there is none.
    nonisolated func preimage(of p: CGPoint) -> CGPoint? {
        if hasPerspective { return inverse?.image(of: p) }
        guard affine.a * affine.d - affine.b * affine.c != 0 else { return nil }
        return p.applying(affine.inverted())
    }
}
