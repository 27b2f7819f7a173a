import CoreGraphics

/// A layer as it is stored: its number, its look and, unless they are known, its marks.
public struct LayerRecord: Hashable, Sendable {
    let id: Int
    private var name: String?
    private var hidden: Bool?
    private var locked: Bool?
    private var opacity: Double?
    private var blend: LayerBlend?

    /// The marks, or `nil` for a layer that the drawing has already.
    var marks: [MarkRecord]?

    /// What the app does not know.
    private var unknown = UnknownMembers()

    init(_ layer: Layer, look: LayerLook, withMarks: Bool) {
        id = layer.id
        name = look.name.isEmpty ? nil : look.name
        hidden = look.isHidden ? true : nil
        locked = look.isLocked ? true : nil
        opacity = look.opacity == 1 ? nil : look.opacity
        blend = look.blend == .normal ? nil : look.blend
        marks = withMarks ? layer.marks.map { MarkRecord($0) } : nil
        unknown = layer.unknown
    }

    var look: LayerLook {
        LayerLook(
            name: name ?? "", isHidden: hidden ?? false, isLocked: locked ?? false,
            opacity: opacity ?? 1, blend: blend ?? .normal)
    }

    /// Returns a new layer that equals the recorded one.
    func makeLayer() throws(PaintingFileError.BadMark) -> Layer {
        let layer = Layer(id: id, look: look)
        layer.unknown = unknown
        for record in marks ?? [] { layer.root.add(try record.makeMark()) }
        return layer
    }
}

extension LayerRecord: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, name, hidden, locked, opacity, blend, marks
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decodeIfPresent(String.self, forKey: .name)
        hidden = try container.decodeIfPresent(Bool.self, forKey: .hidden)
        locked = try container.decodeIfPresent(Bool.self, forKey: .locked)
        opacity = try container.decodeIfPresent(Double.self, forKey: .opacity)
        blend = try container.decodeIfPresent(LayerBlend.self, forKey: .blend)
        marks = try container.decodeIfPresent([MarkRecord].self, forKey: .marks)
        unknown = try UnknownMembers(in: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        try unknown.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encodeIfPresent(hidden, forKey: .hidden)
        try container.encodeIfPresent(locked, forKey: .locked)
        try container.encodeIfPresent(opacity, forKey: .opacity)
        try container.encodeIfPresent(blend, forKey: .blend)
        try container.encodeIfPresent(marks, forKey: .marks)
    }
}
