import Foundation

/// A map of the plane that keeps lines straight and parallels parallel: any mix of moving, scaling,
/// turning and skewing.
///
/// A point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
///
///     let turned = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
///     CGPoint(x: 1, y: 0).applying(turned)  // (10, 1): turned first, then moved
public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    /// The transform that moves nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of six zeros, which sends every point to the origin. For the one that
    /// moves nothing, see ``identity``.
    public init() {
        self.init(a: 0 as CGFloat, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its linear part alone, or with a translation.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a turn about the origin.
    ///
    /// - Parameter angle: In radians. Positive turns x toward y: anticlockwise where y points up.
    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a move.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }
}

// MARK: - Combining

extension CGAffineTransform {
    /// Whether this is exactly ``identity``.
    public var isIdentity: Bool { self == .identity }

    /// The transform that moves first, then does what this one does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        var moved = self
        moved.tx = a * x + c * y + tx
        moved.ty = b * x + d * y + ty
        return moved
    }

    /// The transform that scales first, then does what this one does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
    }

    /// The transform that turns by `angle` radians first, then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that does what this one does, then what `next` does.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that undoes this one, or this one itself when nothing undoes it because it
    /// flattens the plane.
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = a * d - b * c
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Whether a transform exists that undoes this one, in numbers that a computer can hold.
    package var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && (1 / determinant).isFinite && determinant.isFinite
            && tx.isFinite && ty.isFinite
    }

    /// Whether rectangles stay upright rectangles: scaled, moved or mirrored, but not turned.
    package var keepsRectanglesUpright: Bool { b == 0 && c == 0 }
}

// MARK: - Taking apart

/// The steps that make up an affine transform, in the order scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// How much each axis is stretched. A negative height means that the transform mirrors.
    public var scale: CGSize

    /// How far a step along y moves along x.
    public var horizontalShear: CGFloat

    /// In radians, from −π to π.
    public var rotation: CGFloat

    /// What happens last.
    public var translation: CGVector

    /// Creates the components of the transform that moves nothing.
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
    /// Creates the transform that scales, shears, turns and moves, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(shear)
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(
                CGAffineTransform(
                    translationX: components.translation.dx, y: components.translation.dy))
    }

    /// The steps that make up this transform.
    ///
    /// A transform that flattens the plane has steps too, but building it again from them may not
    /// give the same numbers.
    public func decomposed() -> CGAffineTransformComponents {
        // 1. The first row is the scaled x axis, so its length and direction are scale and rotation.
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
    /// Where `transform` sends this point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// Where `transform` sends this size, taken as a vector: translation does not count.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what `transform` makes of this one.
    ///
    /// `null` stays `null` and `infinite` stays `infinite`.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        if transform.keepsRectanglesUpright {
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
