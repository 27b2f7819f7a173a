/// A map of the plane that may have perspective: lines stay lines, and parallels may meet.
///
/// Points are rows: `(x', y', w) = (x, y, 1) · M`, and the image is `(x' / w, y' / w)`.
package struct Projection: Hashable, Sendable {
    /// The columns for x' and y'.
    package var affine: CGAffineTransform

    /// The column for w, `w = wx · x + wy · y + w0`.
    package var wx: CGFloat
    package var wy: CGFloat
    package var w0: CGFloat

    package init(
        _ affine: CGAffineTransform, wx: CGFloat = 0, wy: CGFloat = 0, w0: CGFloat = 1
    ) {
        self.affine = affine
        (self.wx, self.wy, self.w0) = (wx, wy, w0)
        guard wx == 0, wy == 0, w0 != 1, w0 > 0 else { return }
        // The same depth everywhere is a scale.
        self.affine = CGAffineTransform(
            a: affine.a / w0, b: affine.b / w0, c: affine.c / w0, d: affine.d / w0,
            tx: affine.tx / w0, ty: affine.ty / w0)
        self.w0 = 1
    }

    /// `true` if parallels may meet.
    package var hasPerspective: Bool { wx != 0 || wy != 0 || w0 != 1 }

    /// Returns this map followed by another.
    package func concatenating(_ next: Projection) -> Projection {
        let (m, n) = (affine, next.affine)
        return Projection(
            CGAffineTransform(
                a: m.a * n.a + m.b * n.c + wx * n.tx, b: m.a * n.b + m.b * n.d + wx * n.ty,
                c: m.c * n.a + m.d * n.c + wy * n.tx, d: m.c * n.b + m.d * n.d + wy * n.ty,
                tx: m.tx * n.a + m.ty * n.c + w0 * n.tx,
                ty: m.tx * n.b + m.ty * n.d + w0 * n.ty),
            wx: m.a * next.wx + m.b * next.wy + wx * next.w0,
            wy: m.c * next.wx + m.d * next.wy + wy * next.w0,
            w0: m.tx * next.wx + m.ty * next.wy + w0 * next.w0)
    }

    private var determinant: CGFloat {
        let m = affine
        return m.a * (m.d * w0 - wy * m.ty) - m.b * (m.c * w0 - wy * m.tx)
            + wx * (m.c * m.ty - m.d * m.tx)
    }

    /// `true` if the plane is seen from its back, so that images are mirrored.
    package var isMirrored: Bool { determinant < 0 }

    /// The map back, by cofactors; `nil` if the plane is seen from its edge.
    package var inverse: Projection? {
        let m = affine
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return Projection(
            CGAffineTransform(
                a: (m.d * w0 - wy * m.ty) * k, b: (wx * m.ty - m.b * w0) * k,
                c: (wy * m.tx - m.c * w0) * k, d: (m.a * w0 - wx * m.tx) * k,
                tx: (m.c * m.ty - m.d * m.tx) * k, ty: (m.b * m.tx - m.a * m.ty) * k),
            wx: (m.b * wy - wx * m.d) * k, wy: (wx * m.c - m.a * wy) * k,
            w0: (m.a * m.d - m.b * m.c) * k)
    }

    /// The image of a point; `nil` for one that is not in front of the viewer's eye.
    package func image(of p: CGPoint) -> CGPoint? {
        let w = wx * p.x + wy * p.y + w0
        guard w > 0 else { return nil }
        let q = p.applying(affine)
        return CGPoint(x: q.x / w, y: q.y / w)
    }

    /// The smallest rectangle around the image of a rectangle; `nil` if a corner is not in front of
    /// the viewer's eye.
    package func bounds(ofImageOf rect: CGRect) -> CGRect? {
        if !hasPerspective { return rect.applying(affine) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].compactMap(image(of:))
        guard corners.count == 4 else { return nil }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max()
        else { return nil }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
