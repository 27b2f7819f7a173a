public import CoreGraphics
public import Foundation

/// A colour of an image or a filter, in sRGB.
// Sendable: its state are `let`s of Sendable values.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
    /// The red component, usually from 0 to 1.
    public let red: CGFloat
    /// The green component, usually from 0 to 1.
    public let green: CGFloat
    /// The blue component, usually from 0 to 1.
    public let blue: CGFloat
    /// The opacity, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a colour; components usually range from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        super.init()
    }

    /// Creates the colour of CoreGraphics, in sRGB.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        if parts.count >= 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        } else {
            let white = parts.first ?? 0
            self.init(red: white, green: white, blue: white, alpha: parts.last ?? 1)
        }
    }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)

    /// Returns the colour itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return pixel == other.pixel
    }

    open override var hash: Int { pixel.hashValue }

    var pixel: Bitmap.Pixel { Bitmap.Pixel(Float(red), Float(green), Float(blue), Float(alpha)) }
}
