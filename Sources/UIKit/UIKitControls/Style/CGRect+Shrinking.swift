import CoreGraphics
package import Foundation

extension CGRect {
    /// Returns the rectangle with its sides moved inward, at most to its middle: never the null
    /// rectangle that `insetBy(dx:dy:)` gives for too small ones.
    package func shrunk(x: CGFloat, y: CGFloat) -> CGRect {
        let x = Swift.min(x, width / 2)
        let y = Swift.min(y, height / 2)
        return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
    }
}
