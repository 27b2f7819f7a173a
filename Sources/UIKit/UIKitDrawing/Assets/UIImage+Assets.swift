import CoreGraphics
import Foundation

nonisolated extension UIImage {
    /// Reads an image set; `nil` when the bundle's catalogues have none of that name.
    static func asset(named name: String, in bundle: Bundle, for traits: UITraitCollection)
        -> UIImage?
    {
        let catalogue = AssetCatalogue.of(bundle)
        guard let (folder, set) = catalogue.set(name, .image, as: ImageSet.self) else { return nil }
        let entries = set.images.filter { $0.filename != nil }.best(for: traits, \.conditions)
        // The scale of the display, else the next larger one, else the largest.
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        let sorted = entries.sorted { $0.conditions.pixelsPerPoint < $1.conditions.pixelsPerPoint }
        let entry = sorted.first { $0.conditions.pixelsPerPoint >= wanted } ?? sorted.last
        guard let entry, let file = entry.filename else {
            AssetCatalogue.report("“\(folder.path)” has no image for these traits.")
            return nil
        }
        let path = folder.appendingPathComponent(file).path
        guard let data = FileManager.default.contents(atPath: path) else {
            AssetCatalogue.report("“\(path)” is missing, which Contents.json names.")
            return nil
        }
        let scale = entry.conditions.pixelsPerPoint
        guard var image = vector(data, scale: wanted) ?? UIImage(data: data, scale: scale) else {
            AssetCatalogue.report("“\(path)” is no image that can be read.")
            return nil
        }
        if let resizing = entry.resizing {
            image = image.resizableImage(
                withCapInsets: resizing.insets(scale: scale),
                resizingMode: resizing.center?.mode == "tile" ? .tile : .stretch)
        }
        switch set.properties?.renderingIntent {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }
}

/// The description of an image set.
nonisolated private struct ImageSet: Decodable {
    struct Entry: Decodable {
        let filename: String?
        let resizing: Resizing?
        let conditions: AssetConditions

        enum CodingKeys: String, CodingKey { case filename, resizing }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            conditions = try AssetConditions(from: decoder)
        }
    }

    /// How the image is sliced. Lengths are in pixels.
    struct Resizing: Decodable {
        struct Insets: Decodable {
            let top: Double?
            let left: Double?
            let bottom: Double?
            let right: Double?
        }

        struct Center: Decodable { let mode: String? }

        let center: Center?
        let capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case center
            case capInsets = "cap-insets"
        }

        func insets(scale: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(
                top: (capInsets?.top ?? 0) / scale, left: (capInsets?.left ?? 0) / scale,
                bottom: (capInsets?.bottom ?? 0) / scale, right: (capInsets?.right ?? 0) / scale)
        }
    }

    struct Properties: Decodable {
        let renderingIntent: String?

        enum CodingKeys: String, CodingKey { case renderingIntent = "template-rendering-intent" }
    }

    let images: [Entry]
    let properties: Properties?
}
