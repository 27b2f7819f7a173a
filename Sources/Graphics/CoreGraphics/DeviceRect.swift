/// A rectangle of whole device pixels, y growing downward.
///
/// CoreGraphics bounds its own bitmaps with it, QuartzCore its layers, damage and clips. The
/// inlinable members run in the compositor's inner loops, which are in another module.
package struct DeviceRect: Hashable, Sendable {
    package var minX: Int
    package var minY: Int
    package var maxX: Int
    package var maxY: Int

    /// Creates a rectangle from its edges. Empty if a maximum is not above its minimum.
    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Creates a rectangle from its top-left corner and its size.
    @inlinable
    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// A rectangle without pixels.
    @inlinable package static var empty: DeviceRect {
        DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }

    @inlinable package var width: Int { maxX - minX }
    @inlinable package var height: Int { maxY - minY }
    @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The number of pixels.
    @inlinable package var area: Int { isEmpty ? 0 : width * height }
}

// MARK: - Combining

extension DeviceRect {
    /// The common pixels of both, ``empty`` if there are none.
    @inlinable
    package func intersection(_ other: DeviceRect) -> DeviceRect {
        let result = DeviceRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return result.isEmpty ? .empty : result
    }

    /// The smallest rectangle around both. An empty one adds nothing.
    @inlinable
    package func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// `true` if every edge of `other` lies within this rectangle.
    @inlinable
    package func contains(_ other: DeviceRect) -> Bool {
        other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
    }

    /// `true` if the rectangles have pixels in common.
    @inlinable
    package func intersects(_ other: DeviceRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The rectangle moved right by `x` and down by `y` pixels.
    @inlinable
    package func offset(x: Int, y: Int) -> DeviceRect {
        DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The rectangle with `margin` pixels more on each side, or fewer for a negative margin.
    @inlinable
    package func expanded(by margin: Int) -> DeviceRect {
        DeviceRect(
            minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }

    /// The parts of the rectangle outside `others`, as rectangles that do not overlap.
    package func subtracting(_ others: [DeviceRect]) -> [DeviceRect] {
        others.reduce([self]) { parts, other in parts.flatMap { $0.subtracting(other) } }
    }

    private func subtracting(_ other: DeviceRect) -> [DeviceRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return isEmpty ? [] : [self] }
        return [
            DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
            DeviceRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            DeviceRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
            DeviceRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
        ].filter { !$0.isEmpty }
    }
}

// MARK: - Converting

extension DeviceRect {
    /// The pixels that `rect` touches. Edges are limited to ±2³⁰; a rectangle with NaN is empty.
    package init(covering rect: CGRect) {
        guard rect.size.width >= 0, rect.size.height >= 0 else {
            self = .empty
            return
        }
        self.init(
            minX: rect.origin.x.rounded(.down), minY: rect.origin.y.rounded(.down),
            maxX: (rect.origin.x + rect.size.width).rounded(.up),
            maxY: (rect.origin.y + rect.size.height).rounded(.up))
    }

    /// The pixels between the pixel edges nearest to those of `rect`: at least one in each
    /// direction unless `rect` is empty.
    package init(snapping rect: CGRect) {
        guard rect.size.width >= 0, rect.size.height >= 0 else {
            self = .empty
            return
        }
        self.init(
            minX: (rect.origin.x + 0.5).rounded(.down), minY: (rect.origin.y + 0.5).rounded(.down),
            maxX: (rect.origin.x + rect.size.width + 0.5).rounded(.down),
            maxY: (rect.origin.y + rect.size.height + 0.5).rounded(.down))
        if rect.width > 0, rect.height > 0, rect.origin.x.isFinite, rect.origin.y.isFinite {
            maxX = max(maxX, minX + 1)
            maxY = max(maxY, minY + 1)
        }
    }

    /// Creates a rectangle from whole edges, limited to ±2³⁰; empty with a NaN or with edges in the
    /// wrong order.
    init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        guard maxX >= minX, maxY >= minY else {
            self = .empty
            return
        }
        self.init(
            minX: Self.limited(minX), minY: Self.limited(minY), maxX: Self.limited(maxX),
            maxY: Self.limited(maxY))
    }

    private static func limited(_ value: CGFloat) -> Int {
        Int(min(max(value, -1_073_741_824), 1_073_741_824))
    }

    /// The same rectangle in points of one pixel.
    package var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
