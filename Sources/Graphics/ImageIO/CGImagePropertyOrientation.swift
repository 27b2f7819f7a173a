/// The position of a stored picture's first row and column when the picture is upright: the numbers
/// of EXIF and TIFF (tag 274).
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable, CaseIterable {
    /// The first row is at the top, the first column at the left.
    case up = 1

    /// The first row is at the top, the first column at the right.
    case upMirrored = 2

    /// The first row is at the bottom, the first column at the right.
    case down = 3

    /// The first row is at the bottom, the first column at the left.
    case downMirrored = 4

    /// The first row is at the left, the first column at the top.
    case leftMirrored = 5

    /// The first row is at the right, the first column at the top.
    case right = 6

    /// The first row is at the right, the first column at the bottom.
    case rightMirrored = 7

    /// The first row is at the left, the first column at the bottom.
    case left = 8

    /// `true` if the upright picture is as wide as the stored one is high.
    package var swapsSides: Bool { rawValue >= 5 }
}
