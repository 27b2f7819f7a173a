import CoreGraphics
import Foundation

/// A name that may be shown.
struct LabelCandidate {
    /// How a name looks.
    enum Style: Hashable {
        case country, region, city, town, village, quarter, water, street, place
    }

    let text: String
    let style: Style

    /// The place; names with a smaller number are placed first.
    let priority: Double

    /// The points of the viewport: one, or a line to write along.
    let points: [CGPoint]

    /// The category of a place on the map, such as `hospital`.
    var category: String?

    /// The size of the text in points.
    var fontSize: CGFloat {
        switch style {
        case .country: 13
        case .region: 11
        case .city: 15
        case .town: 13
        case .village, .water: 12
        case .quarter, .street, .place: 11
        }
    }

    var weight: Int {
        switch style {
        case .country, .city: 600
        case .town, .quarter, .place: 500
        default: 400
        }
    }

    var isItalic: Bool { style == .water }
}

/// Collects the names of squares.
struct LabelCollector {
    let style: MapStyle
    let viewport: MapViewport
    private(set) var candidates: [LabelCandidate] = []

    private var zoom: Double { viewport.zoom }

    init(style: MapStyle, viewport: MapViewport) {
        self.style = style
        self.viewport = viewport
    }

    /// Adds the names of a tile's features that lie in a square.
    mutating func add(_ found: MapSource.FoundTile, in square: MapViewport.Square) {
        let frame = found.index.frame.offsetBy(dx: CGFloat(square.turn), dy: 0)
        let viewport = viewport
        func shown(_ point: CGPoint) -> CGPoint {
            viewport.point(
                of: CGPoint(
                    x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height))
        }
        /// A point of a deeper square's ancestor may lie in another square.
        func isInside(_ point: CGPoint) -> Bool {
            let place = CGPoint(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
            let own = square.frame
            return place.x >= own.minX && place.x < own.maxX && place.y >= own.minY
                && place.y < own.maxY
        }
        for feature in found.tile["place"] {
            guard let point = feature.parts.first?.first, isInside(point) else { continue }
            addPlace(feature, at: shown(point))
        }
        for feature in found.tile["water_name"] {
            guard let point = feature.parts.first?.first, feature.kind == .points,
                isInside(point), let text = name(of: feature)
            else { continue }
            candidates.append(
                LabelCandidate(text: text, style: .water, priority: 40, points: [shown(point)]))
        }
        if zoom >= 13 {
            for feature in found.tile["transportation_name"] where feature.kind == .lines {
                addStreet(feature, shown)
            }
        }
        if zoom >= 14 {
            for feature in found.tile["poi"] {
                guard let point = feature.parts.first?.first, isInside(point) else { continue }
                addPointOfInterest(feature, at: shown(point))
            }
        }
    }

    private mutating func addPlace(_ feature: VectorTile.Feature, at point: CGPoint) {
        guard let text = name(of: feature) else { return }
        let rank = feature.number("rank") ?? 10
        let kind: (style: LabelCandidate.Style, zooms: ClosedRange<Double>, priority: Double)? =
            switch feature.text("class") {
            case "country": (.country, min(rank - 2, 9)...9, 0)
            case "state", "province": (.region, 4.5...9, 20)
            case "city": (.city, 4...14, 5)
            case "town": (.town, 8...15, 10)
            case "village": (.village, 10.5...16, 15)
            case "suburb", "neighbourhood", "quarter", "hamlet", "borough":
                (.quarter, 12...17, 30)
            default: nil
            }
        guard let kind, kind.zooms.contains(zoom) else { return }
        candidates.append(
            LabelCandidate(
                text: text, style: kind.style, priority: kind.priority + rank / 100,
                points: [point]))
    }

    private mutating func addStreet(
        _ feature: VectorTile.Feature, _ shown: (CGPoint) -> CGPoint
    ) {
        guard let text = name(of: feature) else { return }
        let ranks = ["motorway", "trunk", "primary", "secondary", "tertiary", "minor"]
        let rank = ranks.firstIndex(of: feature.text("class") ?? "") ?? ranks.count
        guard rank < 5 || zoom >= 14.5 else { return }
        for part in feature.parts {
            candidates.append(
                LabelCandidate(
                    text: text, style: .street, priority: 50 + Double(rank),
                    points: part.map(shown)))
        }
    }

    private mutating func addPointOfInterest(_ feature: VectorTile.Feature, at point: CGPoint) {
        guard let text = name(of: feature) else { return }
        let category = feature.text("class") ?? ""
        if let shown = style.shownCategories, !shown.contains(category) { return }
        let rank = feature.number("rank") ?? 20
        guard zoom >= 16 || rank <= 10 else { return }
        candidates.append(
            LabelCandidate(
                text: text, style: .place, priority: 70 + rank / 100, points: [point],
                category: category))
    }

    /// The name in the style's language, else the local one.
    private func name(of feature: VectorTile.Feature) -> String? {
        let language = style.language
        if let code = feature.text("iso_a2") {
            let name = Locale(identifier: language).localizedString(forRegionCode: code)
            // Foundation's name of China is that of the mainland, for lists of regions.
            if let name, code == "CN" {
                return name.replacing(" mainland", with: "").replacing("大陆", with: "")
            }
            if let name { return name }
        }
        let short = String(language.prefix { $0 != "-" })
        let keys = ["name:\(language)", "name:\(short)", "name_\(short)"]
        return keys.lazy.compactMap { feature.text($0) }.first ?? feature.text("name")
    }
}
