public import Foundation

/// One to four numbers, as filters take them.
// Sendable: its state are `let`s of Sendable values.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
    /// The first number.
    public let x: CGFloat
    /// The second number.
    public let y: CGFloat
    /// The third number.
    public let z: CGFloat
    /// The fourth number.
    public let w: CGFloat

    /// Creates a vector; numbers that are left out are 0.
    public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
        super.init()
    }

    /// Creates the vector of a rectangle: x, y, width and height.
    public convenience init(cgRect: CGRect) {
        self.init(
            x: cgRect.origin.x, y: cgRect.origin.y, z: cgRect.width, w: cgRect.height)
    }

    /// The vector as a rectangle: x, y, width and height.
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Returns the vector itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIVector else { return false }
        return pixel == other.pixel
    }

    open override var hash: Int { pixel.hashValue }

    var pixel: Bitmap.Pixel { Bitmap.Pixel(Float(x), Float(y), Float(z), Float(w)) }
}
