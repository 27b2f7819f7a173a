import CoreGraphics
import Foundation

/// A rectangle of whole device pixels, y growing downward.
nonisolated package struct DeviceRect: Hashable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (minX, minY, maxX, maxY) = (x, y, x + width, y + height)
    }

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Nothing.
    static let empty = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int { maxX - minX }
    package var height: Int { maxY - minY }
    package var area: Int { isEmpty ? 0 : width * height }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    func intersection(_ other: DeviceRect) -> DeviceRect {
        let result = DeviceRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    /// The smallest rectangle around both. An empty one adds nothing.
    func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func contains(_ other: DeviceRect) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }

    func intersects(_ other: DeviceRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func offset(x: Int, y: Int) -> DeviceRect {
        DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    func expanded(by margin: Int) -> DeviceRect {
        DeviceRect(
            minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}

extension DeviceRect {
    /// The pixels that `rect` touches at all. Infinite or huge rectangles are cut at ±2³⁰; one with a value
    /// that is not a number is empty.
    init(covering rect: CGRect) {
        self.init(
            edges: rect, minimum: { $0.rounded(.down) }, maximum: { $0.rounded(.up) })
    }

    /// The rectangle whose edges are the pixel edges nearest to those of `rect`, but at least a pixel wide and
    /// high unless `rect` is empty.
    init(snapping rect: CGRect) {
        self.init(
            edges: rect, minimum: { ($0 + 0.5).rounded(.down) },
            maximum: { ($0 + 0.5).rounded(.down) })
        if rect.width > 0 && rect.height > 0 {
            maxX = max(maxX, minX + 1)
            maxY = max(maxY, minY + 1)
        }
    }

    private init(
        edges rect: CGRect, minimum: (CGFloat) -> CGFloat, maximum: (CGFloat) -> CGFloat
    ) {
        let (x0, y0) = (rect.origin.x, rect.origin.y)
        let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
        guard !x0.isNaN, !y0.isNaN, !x1.isNaN, !y1.isNaN, x1 >= x0, y1 >= y0 else {
            self = .empty
            return
        }
        self.init(
            minX: Self.limited(minimum(x0)), minY: Self.limited(minimum(y0)),
            maxX: Self.limited(maximum(x1)), maxY: Self.limited(maximum(y1)))
    }

    private static func limited(_ value: CGFloat) -> Int {
        Int(min(max(value, -1_073_741_824), 1_073_741_824))
    }

    /// The same rectangle in points of one pixel.
    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
