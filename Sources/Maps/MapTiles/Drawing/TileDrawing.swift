package import CoreGraphics
import Foundation

/// Draws squares of the map without their names, on any thread.
package enum TileDrawing {
    /// The side of a square in points.
    package static let side: CGFloat = 256

    /// Draws a square as an image.
    package static func image(
        of index: TileIndex, from source: MapSource, style: MapStyle
    ) -> CGImage? {
        let pixels = Int((side * style.scale).rounded())
        guard
            let context = CGContext(
                data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        // The y axis points down, as in the tile.
        context.translateBy(x: 0, y: CGFloat(pixels))
        context.scaleBy(x: style.scale, y: -style.scale)
        draw(index, from: source, style: style, in: context)
        return context.makeImage()
    }

    /// Draws a square with its top left at the origin of a context whose y axis points down.
    package static func draw(
        _ index: TileIndex, from source: MapSource, style: MapStyle, in context: CGContext
    ) {
        let found = source.tile(index)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: side, height: side))
        var painter = TilePainter(found, index: index, style: style, context: context)
        painter.paint()
        context.restoreGState()
    }
}

/// The steps of drawing a square, from the ground up.
private struct TilePainter {
    let found: MapSource.FoundTile
    let zoom: Int
    let style: MapStyle
    let context: CGContext

    /// From the unit square of the tile to the points of the requested square.
    let scale: CGFloat
    let origin: CGPoint

    init(
        _ found: MapSource.FoundTile, index: TileIndex, style: MapStyle, context: CGContext
    ) {
        self.found = found
        self.style = style
        self.context = context
        zoom = index.zoom
        let (outer, inner) = (found.index.frame, index.frame)
        scale = TileDrawing.side * outer.width / inner.width
        origin = CGPoint(
            x: (outer.minX - inner.minX) / inner.width * TileDrawing.side,
            y: (outer.minY - inner.minY) / inner.height * TileDrawing.side)
    }

    mutating func paint() {
        let all = CGRect(x: 0, y: 0, width: TileDrawing.side, height: TileDrawing.side)
        context.setFillColor(style.color(found.isWorld ? .water : .land))
        context.fill(all)
        fill(found.tile["land"], .land)
        paintGround()
        fill(found.tile["water"], .water)
        paintWaterways()
        fill(found.tile["aeroway"].filter { $0.kind == .polygons }, .runway)
        paintBuildings()
        paintStreets()
        paintBorders()
    }

    // MARK: Areas

    private func paintGround() {
        let cover = Dictionary(grouping: found.tile["landcover"]) { $0.text("class") ?? "" }
        let use = Dictionary(grouping: found.tile["landuse"]) { $0.text("class") ?? "" }
        for name in ["residential", "commercial", "industrial", "retail", "school", "hospital"] {
            fill(use[name] ?? [], .builtUp)
        }
        for (name, part) in [
            ("sand", MapStyle.Part.sand), ("ice", .ice), ("farmland", .grass), ("grass", .grass),
            ("wetland", .grass), ("wood", .wood),
        ] { fill(cover[name] ?? [], part) }
        for name in ["cemetery", "pitch", "stadium", "park"] { fill(use[name] ?? [], .park) }
        fill(found.tile["park"].filter { $0.kind == .polygons }, .park)
    }

    private func paintBuildings() {
        guard zoom >= 13 else { return }
        let buildings = found.tile["building"]
        fill(buildings, .building)
        guard zoom >= 16 else { return }
        stroke(buildings, .buildingEdge, width: 0.5)
    }

    private func paintWaterways() {
        for feature in found.tile["waterway"] where feature.kind == .lines {
            let isRiver = ["river", "canal"].contains(feature.text("class"))
            guard isRiver || zoom >= 13 else { continue }
            stroke(
                [feature], .water, width: isRiver ? width(8, 0.8, 18, 10) : width(13, 0.6, 18, 4))
        }
    }

    private func fill(_ features: [VectorTile.Feature], _ part: MapStyle.Part) {
        var isEmpty = true
        for feature in features where feature.kind == .polygons {
            add(feature, isClosed: true)
            isEmpty = false
        }
        guard !isEmpty else { return }
        context.setFillColor(style.color(part))
        // Rings of several features may overlap; each one has the direction of its kind.
        context.fillPath(using: .winding)
    }

    // MARK: Lines

    /// The classes of streets from the least to the greatest, with the zoom at which they begin
    /// and their widths in points at zoom 12 and 18.
    private static let classes: [(name: String, zoom: Int, narrow: CGFloat, wide: CGFloat)] = [
        ("path", 15, 0.6, 1.6), ("track", 14, 0.6, 2), ("service", 14, 0.6, 6),
        ("minor", 12, 0.8, 12), ("tertiary", 10, 1.6, 16), ("secondary", 9, 2, 18),
        ("primary", 7, 2.6, 20), ("trunk", 6, 3, 22), ("motorway", 5, 3.4, 24),
    ]

    private func paintStreets() {
        let lines = found.tile["transportation"].filter { $0.kind == .lines }
        let byClass = Dictionary(grouping: lines) { $0.text("class") ?? "" }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let shown = Self.classes.filter { zoom >= $0.zoom && byClass[$0.name] != nil }
        for kind in shown where zoom >= 12 && !["path", "track"].contains(kind.name) {
            let inner = width(12, kind.narrow, 18, kind.wide)
            stroke(byClass[kind.name] ?? [], .casing, width: inner + (zoom >= 15 ? 2 : 1.2))
        }
        for kind in shown {
            let part: MapStyle.Part =
                switch kind.name {
                case "motorway": .motorway
                case "trunk", "primary": .trunk
                case "path", "track": .path
                default: .street
                }
            if kind.name == "path" { context.setLineDash(phase: 0, lengths: [3, 2]) }
            let inner = width(12, kind.narrow, 18, kind.wide)
            stroke(byClass[kind.name] ?? [], part, width: inner)
            context.setLineDash(phase: 0, lengths: [])
        }
        paintRails(byClass["rail"] ?? [])
        stroke(
            found.tile["aeroway"].filter { $0.kind == .lines && zoom >= 11 }, .runway,
            width: width(11, 1, 18, 40))
    }

    private func paintRails(_ rails: [VectorTile.Feature]) {
        guard zoom >= 10 else { return }
        context.setLineCap(.butt)
        stroke(rails, .rail, width: width(10, 0.8, 18, 3))
        guard zoom >= 14 else { return }
        context.setLineDash(phase: 0, lengths: [5, 5])
        stroke(rails, .land, width: width(10, 0.4, 18, 1.6))
        context.setLineDash(phase: 0, lengths: [])
    }

    private func paintBorders() {
        context.setLineJoin(.round)
        for feature in found.tile["boundary"] where feature.kind == .lines {
            guard feature.number("maritime") != 1 else { continue }
            let level = feature.number("admin_level") ?? 2
            if level <= 2 {
                stroke([feature], .border, width: zoom < 5 ? 0.8 : 1.4)
            } else if level <= 4, zoom >= 4 {
                context.setLineDash(phase: 0, lengths: [4, 2])
                stroke([feature], .regionBorder, width: 1)
                context.setLineDash(phase: 0, lengths: [])
            }
        }
    }

    private func stroke(
        _ features: [VectorTile.Feature], _ part: MapStyle.Part, width: CGFloat
    ) {
        var isEmpty = true
        for feature in features where feature.kind != .points {
            add(feature, isClosed: feature.kind == .polygons)
            isEmpty = false
        }
        guard !isEmpty else { return }
        context.setStrokeColor(style.color(part))
        context.setLineWidth(width)
        context.strokePath()
    }

    /// Adds a feature's lines or rings to the context's path. Parts far off the square are left
    /// out.
    private func add(_ feature: VectorTile.Feature, isClosed: Bool) {
        for part in feature.parts {
            let points = part.map {
                CGPoint(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale)
            }
            guard let first = points.first, touches(points) else { continue }
            context.move(to: first)
            for point in points.dropFirst() { context.addLine(to: point) }
            if isClosed { context.closePath() }
        }
    }

    private func touches(_ points: [CGPoint]) -> Bool {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        let margin: CGFloat = 40
        return right >= -margin && left <= TileDrawing.side + margin && bottom >= -margin
            && top <= TileDrawing.side + margin
    }

    /// A width that grows by the same factor with each zoom, and by half as much outside of two.
    private func width(
        _ from: Int, _ narrow: CGFloat, _ end: Int, _ wide: CGFloat
    ) -> CGFloat {
        let share = min(max(CGFloat(zoom - from) / CGFloat(end - from), -0.3), 1.2)
        return narrow * pow(wide / narrow, share)
    }
}
