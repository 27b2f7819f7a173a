import Foundation

/// An affine map of the plane: any combination of translation, scaling, rotation and shear.
///
/// A point (x, y) is mapped to (a·x + c·y + tx, b·x + d·y + ty).
///
///     let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
///     CGPoint(x: 1, y: 0).applying(turned)  // (10, 1): rotated first, then translated
public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of six zeros, which maps every point to the origin. See also
    /// ``identity``.
    public init() {
        self.init(a: 0 as CGFloat, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six coefficients, without labels.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation about the origin.
    ///
    /// - Parameter angle: In radians. Positive angles rotate x toward y: anticlockwise where y
    ///   points up.
    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }
}

// MARK: - Combining

extension CGAffineTransform {
    /// `true` if this is exactly ``identity``.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that translates first and then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        var moved = self
        moved.tx = a * x + c * y + tx
        moved.ty = b * x + d * y + ty
        return moved
    }

    /// Returns the transform that scales first and then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
    }

    /// Returns the transform that rotates by `angle` radians first and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that applies this one first and then `next`.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the inverse, or this transform itself if it is singular.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// `true` if the transform has an inverse whose coefficients are finite.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && (1 / determinant).isFinite && determinant.isFinite
            && tx.isFinite && ty.isFinite
    }

    /// `true` if upright rectangles stay upright: the transform scales, translates or mirrors, but
    /// does not rotate.
    package var preservesUprightRectangles: Bool { b == 0 && c == 0 }
}

// MARK: - Decomposing

/// The steps that make up an affine transform, in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors of the axes. A negative height mirrors.
    public var scale: CGSize

    /// The shift in x for each unit of y.
    public var horizontalShear: CGFloat

    /// The angle in radians, from −π to π.
    public var rotation: CGFloat

    /// The translation, applied last.
    public var translation: CGVector

    /// Creates the components of the identity transform.
    public init() {
        scale = CGSize(width: 1, height: 1)
        horizontalShear = 0
        rotation = 0
        translation = .zero
    }

    /// Creates components from their values.
    public init(
        scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(
                    translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Returns the components of this transform.
    ///
    /// A singular transform has components too, but rebuilding it from them may give different
    /// coefficients.
    public func decomposed() -> CGAffineTransformComponents {
        // 1. The first row is the scaled x axis, so its length and direction are scale and
        //    rotation.
        // 2. The second row, turned back, is (shear · scaleY, scaleY).
        let scaleX = CGFloat(hypot(Double(a), Double(b)))
        let rotation = CGFloat(atan2(Double(b), Double(a)))
        let cosine = CGFloat(cos(Double(rotation)))
        let sine = CGFloat(sin(Double(rotation)))
        let scaleY = d * cosine - c * sine
        let sheared = c * cosine + d * sine
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY),
            horizontalShear: scaleY == 0 ? 0 : sheared / scaleY, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }
}

extension CGAffineTransform: Codable {}

// MARK: - Applying

extension CGPoint {
    /// Returns this point, mapped by `transform`.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// Returns this size, mapped by `transform` as a vector, without translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// Returns the smallest upright rectangle around this one mapped by `transform`.
    ///
    /// `null` stays `null` and `infinite` stays `infinite`.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if transform.preservesUprightRectangles {
            return CGRect(
                x: minX * transform.a + transform.tx, y: minY * transform.d + transform.ty,
                width: width * transform.a, height: height * transform.d
            ).standardized
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ].map { $0.applying(transform) }
        var box = BoundingBox()
        for corner in corners { box.add(corner) }
        return box.rect
    }
}
