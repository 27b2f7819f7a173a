import Foundation

/// Where a camera's frame lies in a layer: converts points in fractions of the frame to points of
/// the layer and back.
struct VideoPlacement: Hashable, Sendable {
    /// The rectangle of the turned frame in the layer.
    let rect: CGRect

    /// The angle clockwise in quarters, from 0 to 3.
    private let quarters: Int
    private let isMirrored: Bool

    /// - Parameters:
    ///   - size: The frame's size in pixels.
    ///   - bounds: The layer's bounds.
    ///   - gravity: How the frame is placed.
    ///   - degrees: The angle clockwise: 0, 90, 180 or 270.
    ///   - isMirrored: `true` to exchange left and right of the turned frame.
    init(
        size: CGSize, bounds: CGRect, gravity: AVLayerVideoGravity, degrees: CGFloat,
        isMirrored: Bool
    ) {
        quarters = Int(degrees / 90) % 4
        self.isMirrored = isMirrored
        let turned =
            quarters % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
        guard gravity != .resize, turned.width > 0, turned.height > 0 else {
            rect = bounds
            return
        }
        let across = bounds.width / turned.width
        let down = bounds.height / turned.height
        let factor = gravity == .resizeAspectFill ? max(across, down) : min(across, down)
        let shown = CGSize(width: turned.width * factor, height: turned.height * factor)
        rect = CGRect(
            x: bounds.midX - shown.width / 2, y: bounds.midY - shown.height / 2,
            width: shown.width, height: shown.height)
    }

    /// The layer's point for a point in fractions of the frame.
    func layerPoint(_ point: CGPoint) -> CGPoint {
        var (x, y) = (point.x, point.y)
        for _ in 0..<quarters { (x, y) = (1 - y, x) }
        if isMirrored { x = 1 - x }
        return CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }

    /// The point in fractions of the frame for a point of the layer; the middle of an empty layer.
    func framePoint(_ point: CGPoint) -> CGPoint {
        guard rect.width > 0, rect.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
        var x = (point.x - rect.minX) / rect.width
        var y = (point.y - rect.minY) / rect.height
        if isMirrored { x = 1 - x }
        for _ in 0..<quarters { (x, y) = (y, 1 - x) }
        return CGPoint(x: x, y: y)
    }

    /// The rectangle around two opposite corners that are converted.
    static func rect(_ rect: CGRect, by convert: (CGPoint) -> CGPoint) -> CGRect {
        let first = convert(CGPoint(x: rect.minX, y: rect.minY))
        let last = convert(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
            height: abs(last.y - first.y))
    }
}
