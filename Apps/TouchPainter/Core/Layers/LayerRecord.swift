import CoreGraphics

/// A layer as it is stored: its number, its look and, unless they are known, its marks.
public struct LayerRecord: Hashable, Sendable, Codable {
    let id: Int
    private var name: String?
    private var hidden: Bool?
    private var locked: Bool?
    private var opacity: Double?
    private var blend: LayerBlend?

    /// The marks, or `nil` for a layer that the drawing has already.
    var marks: [MarkRecord]?

    init(_ layer: Layer, look: LayerLook, withMarks: Bool) {
        id = layer.id
        name = look.name.isEmpty ? nil : look.name
        hidden = look.isHidden ? true : nil
        locked = look.isLocked ? true : nil
        opacity = look.opacity == 1 ? nil : look.opacity
        blend = look.blend == .normal ? nil : look.blend
        marks = withMarks ? layer.marks.map { MarkRecord($0) } : nil
    }

    var look: LayerLook {
        LayerLook(
            name: name ?? "", isHidden: hidden ?? false, isLocked: locked ?? false,
            opacity: opacity ?? 1, blend: blend ?? .normal)
    }

    /// Returns a new layer that equals the recorded one.
    func makeLayer() throws(PaintingFileError.BadMark) -> Layer {
        let layer = Layer(id: id, look: look)
        for record in marks ?? [] { layer.root.add(try record.makeMark()) }
        return layer
    }
}
