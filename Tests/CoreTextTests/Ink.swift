import CoreGraphics
import UIKitTesting

extension Snapshot {
    /// The smallest rectangle around all pixels that are not transparent or white, y pointing down;
    /// `nil` without any.
    var inkRect: CGRect? {
        var rect: CGRect?
        for y in 0..<height {
            for x in 0..<width where pixels[y * width + x] >> 24 > 40 {
                guard pixels[y * width + x] != 0xFFFF_FFFF else { continue }
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                rect = rect?.union(pixel) ?? pixel
            }
        }
        return rect
    }
}
