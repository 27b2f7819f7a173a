import CoreGraphics

nonisolated extension UIImage.Orientation {
    /// `true` if the upright image is as wide as the pixels are high.
    var swapsSides: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        default: false
        }
    }

    /// The orientation that also mirrors the upright image horizontally.
    ///
    /// Mirroring comes first and reverses the direction of the rotation after it, hence left and
    /// right are exchanged.
    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .down: .downMirrored
        case .left: .rightMirrored
        case .right: .leftMirrored
        case .upMirrored: .up
        case .downMirrored: .down
        case .leftMirrored: .right
        case .rightMirrored: .left
        }
    }

    /// The transform from the unit square, y downward, filled with the stored pixels to the one
    /// filled with the upright image.
    var unitTransform: CGAffineTransform {
        switch self {
        case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        // A quarter turn counterclockwise: the pixels' top edge becomes the left one.
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        // A quarter turn clockwise: the pixels' top edge becomes the right one.
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .upMirrored: Self.mirror
        case .downMirrored: Self.mirror.concatenating(Self.down.unitTransform)
        case .leftMirrored: Self.mirror.concatenating(Self.left.unitTransform)
        case .rightMirrored: Self.mirror.concatenating(Self.right.unitTransform)
        }
    }

    private static let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
}
