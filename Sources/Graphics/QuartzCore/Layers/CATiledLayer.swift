import CoreGraphics
public import Foundation

/// A layer that is drawn tile by tile: `draw(in:)`, also that of its delegate or its view, is
/// called for each tile that has to be drawn, with the context clipped to it.
///
/// Tiles are drawn at once on the main thread, at the layer's `contentsScale`; Apple's draws them
/// later on others, and again for each level of detail.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// The size of a tile in pixels; 256 × 256 by default.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    /// The number of smaller versions of the content; 1 by default. It is drawn in its own size.
    open var levelsOfDetail = 1

    /// The number of those that are larger; 0 by default.
    open var levelsOfDetailBias = 0

    override class var layerTable: LayerTable { tiledTable }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATiledLayer else { return }
        tileSize = layer.tileSize
        levelsOfDetail = layer.levelsOfDetail
        levelsOfDetailBias = layer.levelsOfDetailBias
    }

    nonisolated deinit {}

    /// The seconds that a tile takes to appear: none.
    open class func fadeDuration() -> CFTimeInterval { 0 }

    /// The tiles that intersect a rectangle, row by row.
    final func tiles(in rect: CGRect) -> [CGRect] {
        let scale = max(contentsScale, 1)
        let width = max(tileSize.width, 1) / scale
        let height = max(tileSize.height, 1) / scale
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty else { return [] }
        let columns = Int(rect.minX / width)...Int((rect.maxX / width).rounded(.up)) - 1
        let rows = Int(rect.minY / height)...Int((rect.maxY / height).rounded(.up)) - 1
        return rows.flatMap { row in
            columns.map { column in
                CGRect(
                    x: CGFloat(column) * width, y: CGFloat(row) * height, width: width,
                    height: height
                ).intersection(bounds)
            }
        }
    }

    override final func drawPieces(in context: CGContext, of rect: CGRect) {
        for tile in tiles(in: rect) {
            context.saveGState()
            context.clip(to: tile)
            draw(in: context)
            context.restoreGState()
        }
    }
}
