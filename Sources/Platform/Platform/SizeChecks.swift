public import CoreGraphics

extension WindowDescription {
    /// Throws when a window of `size` points is not possible at `scale` pixels per point.
    ///
    /// NaN and infinity are rejected like any other size outside ``sideRange``.
    public static func check(_ size: CGSize, atScale scale: CGFloat) throws(HostError) {
        guard ScreenDescription.scaleRange.contains(scale) else { throw .badScale(scale) }
        for side in [size.width, size.height] {
            guard sideRange.contains(side), side * scale <= maximumPixelSide else {
                throw .badWindowSize(size)
            }
        }
    }
}

extension PixelRect {
    /// Returns the part of the rectangle inside a picture of `width` × `height` pixels, or `nil`
    /// when there is none.
    public func clipped(toWidth width: Int, height: Int) -> PixelRect? {
        let left = max(x, 0)
        let top = max(y, 0)
        let right = min(x.addingClamped(self.width), width)
        let bottom = min(y.addingClamped(self.height), height)
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Int {
    /// Returns the sum, clamped to the range of `Int`.
    fileprivate func addingClamped(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
