import CoreGraphics
import Foundation

/// A symbol of an app's own: an SVG template as the SF Symbols app exports it, in a symbol set.
///
/// The file has a group for each weight and scale that was drawn, as in `Regular-M`. A
/// configuration takes the nearest one: its scale before its weight. Guides give the width and the
/// baseline; a file without them is fitted into the square of the system's symbols. All layers of a
/// symbol have one colour.
nonisolated struct SymbolTemplate: SymbolShape {
    /// The drawing of one weight and scale.
    private struct Variant: Sendable {
        /// The data of the paths, each with the transform into the file's coordinates.
        var paths: [(data: String, transform: CGAffineTransform)] = []
        /// The horizontal guides; `nil` where the file has none.
        var margins: ClosedRange<CGFloat>?
        /// The baseline and the height of capitals; `nil` where the file has none.
        var line: ClosedRange<CGFloat>?
    }

    let name: String
    let flipsForRightToLeft = false

    /// The drawings by weight and scale, as in `Regular-M`.
    private let variants: [String: Variant]

    /// The size of the font for which templates are drawn.
    private static let templateSize: CGFloat = 100

    /// Reads a template; `nil` for a file without a drawing.
    ///
    /// - Throws: `NibFileError` for a file that cannot be read.
    init?(_ data: Data, path: String, name: String) throws {
        let root = try NibElement.readNib(Self.withoutDocumentType(data), path: path)
        var groups: [(element: NibElement, transform: CGAffineTransform)] = []
        Self.collect(root, .identity, into: &groups)
        var guides: [String: CGFloat] = [:]
        for (element, transform) in groups {
            guard let id = element.id, let x = element["x1"].flatMap(Double.init),
                let y = element["y1"].flatMap(Double.init)
            else { continue }
            let point = CGPoint(x: x, y: y).applying(transform)
            guides[id] = id.contains("margin") ? point.x : point.y
        }
        var variants: [String: Variant] = [:]
        for (element, transform) in groups where Self.isVariant(element.id ?? "") {
            let id = element.id ?? ""
            var inner: [(element: NibElement, transform: CGAffineTransform)] = []
            for child in element.children { Self.collect(child, transform, into: &inner) }
            var variant = Variant()
            variant.paths = inner.compactMap { element, transform in
                element.name == "path" ? element["d"].map { ($0, transform) } : nil
            }
            guard !variant.paths.isEmpty else { continue }
            if let left = guides["left-margin-\(id)"], let right = guides["right-margin-\(id)"],
                left < right
            {
                variant.margins = left...right
            }
            let letter = id.suffix(1)
            if let top = guides["Capline-\(letter)"], let base = guides["Baseline-\(letter)"],
                top < base
            {
                variant.line = top...base
            }
            variants[id] = variant
        }
        guard !variants.isEmpty else { return nil }
        self.name = name
        self.variants = variants
    }

    /// Adds an element and those inside, with their transforms.
    private static func collect(
        _ element: NibElement, _ outer: CGAffineTransform,
        into list: inout [(element: NibElement, transform: CGAffineTransform)]
    ) {
        let transform = (element["transform"].map(Self.transform) ?? .identity).concatenating(outer)
        list.append((element, transform))
        for child in element.children { collect(child, transform, into: &list) }
    }

    // MARK: Reading

    private static let weights = [
        "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]

    private static func isVariant(_ id: String) -> Bool {
        let parts = id.split(separator: "-")
        return parts.count == 2 && weights.contains(String(parts[0]))
            && ["S", "M", "L"].contains(parts[1])
    }

    /// The file without the plain document type of SVG, which the reader of nib files refuses.
    private static func withoutDocumentType(_ data: Data) -> Data {
        guard let start = data.range(of: Data("<!DOCTYPE svg".utf8)),
            let end = data.range(of: Data(">".utf8), in: start.upperBound..<data.endIndex),
            data.range(of: Data("[".utf8), in: start.upperBound..<end.lowerBound) == nil
        else { return data }
        return data[..<start.lowerBound] + data[end.upperBound...]
    }

    /// Reads `matrix(a b c d e f)`, `translate(x y)` and `scale(x y)`; others are the identity.
    private static func transform(_ text: String) -> CGAffineTransform {
        let parts = text.split { "(), ".contains($0) }
        let numbers = parts.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
        switch (parts.first, numbers.count) {
        case ("matrix", 6):
            return CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4],
                ty: numbers[5])
        case ("translate", 1...):
            return CGAffineTransform(
                translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1...):
            return CGAffineTransform(
                scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
        default: return .identity
        }
    }

    // MARK: Choosing

    /// The drawing nearest to a configuration, and the letter of its scale.
    private func variant(for configuration: UIImage.SymbolConfiguration) -> (Variant, Substring)? {
        let wanted = Self.letter(configuration.values.scale)
        let weight = max(0, (configuration.values.weight ?? .regular).rawValue - 1)
        let best = variants.keys.sorted().min { one, other in
            Self.distance(one, weight, wanted) < Self.distance(other, weight, wanted)
        }
        return best.flatMap { id in variants[id].map { ($0, id.suffix(1)) } }
    }

    private static func distance(_ id: String, _ weight: Int, _ letter: String) -> Int {
        let parts = id.split(separator: "-")
        let own = weights.firstIndex(of: String(parts[0])) ?? 0
        return (parts[1] == letter ? 0 : 10) + abs(own - weight)
    }

    private static func letter(_ scale: UIImage.SymbolScale?) -> String {
        switch scale {
        case .small: "S"
        case .large: "L"
        default: "M"
        }
    }

    /// Points of an image for a unit of the file: templates draw each scale in its own size.
    private func unit(_ configuration: UIImage.SymbolConfiguration, _ letter: Substring) -> CGFloat
    {
        let drawn: UIImage.SymbolScale =
            letter == "S" ? .small : letter == "L" ? .large : .medium
        let plain = UIImage.SymbolConfiguration(
            pointSize: configuration.pointSize, weight: .unspecified, scale: drawn)
        return configuration.pointSize / Self.templateSize * configuration.side / plain.side
    }

    // MARK: Drawing

    func size(for configuration: UIImage.SymbolConfiguration) -> CGSize {
        guard let (variant, letter) = variant(for: configuration), let margins = variant.margins,
            variant.line != nil
        else { return CGSize(width: configuration.side, height: configuration.side) }
        let width = (margins.upperBound - margins.lowerBound) * unit(configuration, letter)
        // Rounding errors add no point.
        let whole = (width - 0.01).rounded(.up)
        return CGSize(width: min(2048, max(1, whole)), height: configuration.side)
    }

    func draw(_ configuration: UIImage.SymbolConfiguration, in context: CGContext) {
        guard let (variant, letter) = variant(for: configuration) else { return }
        let path = CGMutablePath()
        for (data, transform) in variant.paths {
            path.addPath(SVGPath(Substring(data)).path, transform: transform)
        }
        let size = size(for: configuration)
        let centre: CGPoint
        let scale: CGFloat
        if let margins = variant.margins, let line = variant.line {
            centre = CGPoint(
                x: (margins.lowerBound + margins.upperBound) / 2,
                y: (line.lowerBound + line.upperBound) / 2)
            scale = unit(configuration, letter)
        } else {
            let box = path.boundingBoxOfPath
            centre = CGPoint(x: box.midX, y: box.midY)
            scale = 0.84 * size.height / max(box.width, box.height, .leastNonzeroMagnitude)
        }
        context.saveGState()
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -centre.x, y: -centre.y)
        context.setFillColor(configuration.colours.0.cgColor)
        context.addPath(path)
        context.fillPath()
        context.restoreGState()
    }
}
