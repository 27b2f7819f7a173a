/// The way in which cells of patterns are fitted to pixels. All are drawn alike.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion = 1
    case constantSpacing = 2
}

/// Draws the cell of a pattern, with the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Releases the `info` of a pattern.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// 0.
    public var version: UInt32
    /// Draws one cell of the pattern.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called with the pattern's info when the pattern is released.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
        releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is repeated to fill an area.
///
/// Cells start at the origin of the context's base space: the top left corner in UIKit's contexts,
/// the bottom left in others.
///
/// Proof of `@unchecked Sendable`: no property changes after `init`. The functions of an app are
/// called by the thread that draws, as on Apple's systems.
public final class CGPattern: @unchecked Sendable {
    /// The rectangle of the cell's drawing, in pattern space.
    let bounds: CGRect

    /// Maps pattern space to the base space of the context.
    let matrix: CGAffineTransform

    /// The distances between cells, in pattern space, above 0.
    let step: CGSize

    /// `true` if the cell has colours of its own; otherwise it is drawn in the colour that is set
    /// with the pattern.
    let isColored: Bool

    let draw: (CGContext) -> Void

    private let release: () -> Void

    /// The longest side of a cell, in pixels.
    static let longestSide: CGFloat = 4096

    private init(
        bounds: CGRect, matrix: CGAffineTransform, step: CGSize, isColored: Bool,
        draw: @escaping (CGContext) -> Void, release: @escaping () -> Void
    ) {
        self.bounds = bounds
        self.matrix = matrix
        self.step = step
        self.isColored = isColored
        self.draw = draw
        self.release = release
    }

    /// Creates a pattern.
    ///
    /// - Parameters:
    ///   - info: Passed to the functions.
    ///   - bounds: The rectangle of a cell's drawing, in pattern space.
    ///   - matrix: Maps pattern space to the base space of the context.
    ///   - xStep: The distance between cells along x, in pattern space; 0 for the cell's width.
    ///   - yStep: The distance between cells along y; 0 for the cell's height.
    ///   - tiling: All are drawn alike.
    ///   - isColored: `true` if the cell has colours of its own.
    ///   - callbacks: Draw a cell, and release `info`.
    /// - Returns: `nil` for cells without an area or a function that draws them.
    public convenience init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
        yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
        callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let functions = callbacks.pointee
        let step = CGSize(
            width: xStep == 0 ? bounds.width : abs(xStep),
            height: yStep == 0 ? bounds.height : abs(yStep))
        guard let draw = functions.drawPattern, bounds.isFinite, step.width > 0, step.height > 0,
            step.width.isFinite, step.height.isFinite, bounds.width > 0, bounds.height > 0
        else { return nil }
        self.init(
            bounds: bounds, matrix: matrix, step: step, isColored: isColored,
            draw: { draw(info, $0) }, release: { functions.releaseInfo?(info) })
    }

    /// Creates a pattern of an image that is upright where y points down, `size` points large.
    package convenience init?(_ image: CGImage, size: CGSize) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        let bounds = CGRect(origin: .zero, size: size)
        self.init(
            bounds: bounds,
            matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
            step: size, isColored: true, draw: { $0.draw(image, in: bounds) }, release: {})
    }

    deinit { release() }

    /// Returns a cell as an image of whole pixels.
    ///
    /// - Parameters:
    ///   - pixels: The size in pixels, limited to ``longestSide``.
    ///   - color: The colour of a cell without colours of its own.
    func makeCell(pixels: CGSize, color: RGBA) -> CGImage? {
        func side(_ length: CGFloat) -> CGFloat { min(max(length.rounded(), 1), Self.longestSide) }
        let (width, height) = (side(pixels.width), side(pixels.height))
        guard
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8,
                bytesPerRow: 0, space: .standardRGB, bitmapInfo: CGBitmapInfo.native.rawValue)
        else { return nil }
        context.scaleBy(x: width / step.width, y: height / step.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        // Where cells overlap, the neighbours reach into this one.
        let columns = Int(min((bounds.width / step.width).rounded(.up), 8)) - 1
        let rows = Int(min((bounds.height / step.height).rounded(.up), 8)) - 1
        for row in -max(rows, 0)...0 {
            for column in -max(columns, 0)...0 {
                context.saveGState()
                context.translateBy(
                    x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
                context.clip(to: bounds)
                if !isColored {
                    context.state.fill = color
                    context.state.stroke = color
                }
                draw(context)
                context.restoreGState()
            }
        }
        return context.makeImage()
    }

    /// The average colour of a cell, for what draws without patterns.
    func averageColor(_ color: RGBA) -> RGBA {
        guard let cell = makeCell(pixels: CGSize(width: 16, height: 16), color: color) else {
            return color
        }
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        let pixels = cell.pixels
        for y in 0..<cell.height {
            for x in 0..<cell.width {
                let pixel = pixels.advanced(by: y * cell.buffer.bytesPerRow + x * 4)
                    .assumingMemoryBound(to: UInt8.self)
                blue += Double(pixel[0])
                green += Double(pixel[1])
                red += Double(pixel[2])
                alpha += Double(pixel[3])
            }
        }
        guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        return RGBA(
            red: red / alpha, green: green / alpha, blue: blue / alpha,
            alpha: alpha / Double(255 * cell.width * cell.height))
    }
}

extension CGPattern: Hashable {
    public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
