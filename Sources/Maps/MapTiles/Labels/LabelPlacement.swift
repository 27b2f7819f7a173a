package import CoreGraphics
import Foundation
import TextLayout

/// Finds places for the names of a viewport, on any thread: the most important first, none over
/// another.
package struct LabelPlacement {
    private let style: MapStyle
    private let viewport: MapViewport

    /// `true` if names may not cross the edge of the viewport.
    private let staysInside: Bool
    private var taken: [CGRect] = []
    private var placed: [MapLabel] = []

    /// The most names of a viewport.
    private static let mostLabels = 250

    /// Returns the names of a viewport with their places.
    ///
    /// - Parameters:
    ///   - staysInside: `true` if names may not cross the edge of the viewport.
    ///   - obstacles: Rectangles that stay free, such as the licence.
    package static func labels(
        in viewport: MapViewport, from source: MapSource, style: MapStyle,
        staysInside: Bool = false, obstacles: [CGRect] = []
    ) -> [MapLabel] {
        var collector = LabelCollector(style: style, viewport: viewport)
        for square in viewport.squares {
            collector.add(source.tile(square.index), in: square)
        }
        var placement = LabelPlacement(
            style: style, viewport: viewport, staysInside: staysInside, taken: obstacles)
        let sorted = collector.candidates.enumerated().sorted {
            ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset)
        }
        for (_, candidate) in sorted where placement.placed.count < mostLabels {
            placement.place(candidate)
        }
        return placement.placed
    }

    /// Draws names as an image of the viewport.
    package static func image(
        of labels: [MapLabel], size: CGSize, scale: CGFloat
    ) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: Int((size.width * scale).rounded(.up)),
                height: Int((size.height * scale).rounded(.up)), bitsPerComponent: 8,
                bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                    | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: (size.height * scale).rounded(.up))
        context.scaleBy(x: scale, y: -scale)
        for label in labels { label.draw(in: context) }
        return context.makeImage()
    }

    private init(
        style: MapStyle, viewport: MapViewport, staysInside: Bool, taken: [CGRect]
    ) {
        self.style = style
        self.viewport = viewport
        self.staysInside = staysInside
        self.taken = taken
    }

    // MARK: Placing

    private mutating func place(_ candidate: LabelCandidate) {
        if candidate.style == .street {
            placeAlongLine(candidate)
        } else if let point = candidate.points.first {
            let frame = frame(candidate, haloed: false)
            let hasDot = candidate.category != nil
            let offset = hasDot ? frame.size.height / 2 + MapLabel.dotRadius + 1 : 0
            let box = CGRect(
                x: point.x - frame.size.width / 2 - 3,
                y: point.y - (hasDot ? MapLabel.dotRadius : frame.size.height / 2) - 1,
                width: frame.size.width + 6,
                height: frame.size.height + (hasDot ? 2 * MapLabel.dotRadius + 2 : 2))
            add(
                candidate, frame, at: CGPoint(x: point.x, y: point.y + offset), angle: 0,
                boxes: [box])
        }
    }

    private mutating func placeAlongLine(_ candidate: LabelCandidate) {
        let estimate = candidate.text.unicodeScalars.reduce(CGFloat(0)) {
            $0 + candidate.fontSize * ($1.value > 0x2E80 ? 1 : 0.55)
        }
        let line = Polyline(candidate.points)
        guard line.length > estimate * 1.1 else { return }
        let frame = frame(candidate, haloed: false)
        for share in [0.5, 0.3, 0.7] {
            guard
                let (center, angle) = line.straightPart(
                    around: line.length * share, width: frame.size.width + 8)
            else { continue }
            // The same street goes on in the next square.
            let isNear = placed.contains {
                $0.text == candidate.text
                    && hypot($0.center.x - center.x, $0.center.y - center.y) < 220
            }
            guard !isNear else { continue }
            let count = max(Int((frame.size.width / frame.size.height).rounded(.up)), 1)
            let step = frame.size.width / CGFloat(count)
            let boxes = (0..<count).map { index -> CGRect in
                let along = (CGFloat(index) + 0.5) * step - frame.size.width / 2
                let side = max(frame.size.height, step) + 2
                return CGRect(
                    x: center.x + along * cos(angle) - side / 2,
                    y: center.y + along * sin(angle) - side / 2, width: side, height: side)
            }
            if add(candidate, frame, at: center, angle: angle, boxes: boxes) { return }
        }
    }

    @discardableResult
    private mutating func add(
        _ candidate: LabelCandidate, _ frame: TextFrame, at center: CGPoint, angle: CGFloat,
        boxes: [CGRect]
    ) -> Bool {
        let bounds = CGRect(origin: .zero, size: viewport.size)
        for box in boxes {
            guard staysInside ? bounds.contains(box) : bounds.intersects(box),
                !taken.contains(where: { $0.intersects(box) })
            else { return false }
        }
        taken += boxes
        placed.append(
            MapLabel(
                text: candidate.text, center: center, angle: angle,
                dot: candidate.category.map { Self.dotColor($0) }, frame: frame,
                halo: self.frame(candidate, haloed: true), boxes: boxes))
        return true
    }

    // MARK: Looks

    private func frame(_ candidate: LabelCandidate, haloed: Bool) -> TextFrame {
        let font = TextFont(
            size: candidate.fontSize, weight: candidate.weight, isItalic: candidate.isItalic)
        let color = haloed ? haloColor : color(candidate)
        let paragraph = TextParagraph(alignment: .center, maximumLines: 2)
        let isAlongLine = candidate.style == .street
        return TextFrame.cached(
            StyledText(candidate.text, TextAttributes(font: font, foregroundColor: color)),
            paragraph: paragraph,
            fitting: CGSize(
                width: isAlongLine ? CGFloat.infinity : 120, height: CGFloat.infinity))
    }

    private var haloColor: CGColor { MapStyle.color(style.isDark ? 0x1B1C1E : 0xFFFFFF) }

    private func color(_ candidate: LabelCandidate) -> CGColor {
        let (light, dark) =
            switch candidate.style {
            case .country: (0x4B4458, 0xD8D2E4)
            case .region: (0x6A6178, 0xB5AEC4)
            case .city, .town: (0x26262A, 0xF2F2F4)
            case .village: (0x3A3A40, 0xDCDCE0)
            case .quarter: (0x5A5A62, 0xB8B8C0)
            case .water: (0x2A6A94, 0x8CBCDC)
            case .street: (0x4A463E, 0xD6D2CA)
            case .place: (0x4A4A52, 0xD0D0D6)
            }
        return MapStyle.color(style.isDark ? dark : light)
    }

    private static func dotColor(_ category: String) -> CGColor {
        switch category {
        case "hospital", "pharmacy", "doctors", "dentist", "clinic": MapStyle.color(0xD9485A)
        case "restaurant", "cafe", "fast_food", "bar", "beer", "bakery", "ice_cream":
            MapStyle.color(0xE08A2E)
        case "shop", "grocery", "clothing_store", "alcohol_shop", "supermarket":
            MapStyle.color(0xC79A1B)
        case "park", "garden", "pitch", "zoo", "golf", "campsite": MapStyle.color(0x3F9B4B)
        case "school", "college", "kindergarten", "library", "university":
            MapStyle.color(0x8A6BBE)
        case "bus", "railway", "aerialway", "ferry_terminal", "parking", "fuel", "airport":
            MapStyle.color(0x3A7BD0)
        default: MapStyle.color(0x7D8590)
        }
    }
}

/// A line of points, along which a name is written.
struct Polyline {
    private let points: [CGPoint]

    /// The length of the line up to each point.
    private let lengths: [CGFloat]

    var length: CGFloat { lengths.last ?? 0 }

    init(_ points: [CGPoint]) {
        self.points = points
        var length: CGFloat = 0
        lengths = points.indices.map { index in
            guard index > 0 else { return 0 }
            length += hypot(
                points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
            return length
        }
    }

    /// Returns the middle and the direction of a part of a width that is nearly straight, turned
    /// so that text is not upside down; `nil` if the part is bent or too short.
    func straightPart(around middle: CGFloat, width: CGFloat) -> (CGPoint, CGFloat)? {
        guard middle - width / 2 >= 0, middle + width / 2 <= length else { return nil }
        let (start, end) = (point(at: middle - width / 2), point(at: middle + width / 2))
        let center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let bend = point(at: middle)
        guard hypot(end.x - start.x, end.y - start.y) >= width * 0.97,
            hypot(center.x - bend.x, center.y - bend.y) < 4
        else { return nil }
        var angle = atan2(end.y - start.y, end.x - start.x)
        if angle > .pi / 2 { angle -= .pi }
        if angle <= -.pi / 2 { angle += .pi }
        return (center, angle)
    }

    private func point(at distance: CGFloat) -> CGPoint {
        let next = min(
            max(lengths.firstIndex { $0 >= distance } ?? points.count - 1, 1), points.count - 1)
        let (from, end) = (points[next - 1], points[next])
        let span = lengths[next] - lengths[next - 1]
        let share = span > 0 ? (distance - lengths[next - 1]) / span : 0
        return CGPoint(x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share)
    }
}
