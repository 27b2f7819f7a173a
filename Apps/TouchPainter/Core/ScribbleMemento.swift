/// The state of a scribble at one moment, kept outside of it.
///
/// The memento pattern: a scribble makes mementos and is restored from them; no other type reads
/// one. A *complete* memento holds all marks; an *incremental* one holds those that were added
/// after some others, and is appended to a scribble that has those.
public struct ScribbleMemento: Hashable, Sendable {
    /// The marks of a plain scribble, or those of an incremental memento.
    private var marks: [MarkRecord]?

    /// The layers, unless there is one that looks as layers do at first.
    private var layers: [LayerRecord]?

    /// The number of the layer that is drawn on.
    private var active: Int?

    /// The number of marks that an incremental memento follows; `nil` for a complete one.
    private var after: Int?

    /// What the app does not know, of the drawing and of its file.
    private var unknown = UnknownMembers()
    private(set) var unknownInFile = UnknownMembers()

    /// `true` if the memento holds all marks.
    public var isComplete: Bool { after == nil }

    fileprivate init(_ scribble: Scribble) {
        unknown = scribble.unknown
        unknownInFile = scribble.unknownInFile
        if scribble.isPlain, scribble.activeLayer.id == 0, scribble.activeLayer.unknown.isEmpty {
            marks = scribble.marks.map { MarkRecord($0) }
        } else {
            layers = scribble.layers.map { LayerRecord($0, look: $0.look, withMarks: true) }
            active = scribble.activeLayer.id
        }
    }

    fileprivate init(_ scribble: Scribble, after count: Int) {
        marks = scribble.activeLayer.marks.dropFirst(count).map { MarkRecord($0) }
        after = count
    }

    /// Returns new marks that equal the recorded ones.
    fileprivate func makeMarks() throws(PaintingFileError.BadMark) -> [any Mark] {
        var made: [any Mark] = []
        for record in marks ?? [] { made.append(try record.makeMark()) }
        return made
    }

    /// Returns a new scribble that equals the recorded one.
    fileprivate func makeLayers() throws(PaintingFileError.BadMark) -> [Layer] {
        guard let layers else {
            let layer = Layer(id: 0)
            for mark in try makeMarks() { layer.root.add(mark) }
            return [layer]
        }
        var made: [Layer] = []
        for record in layers {
            guard !made.contains(where: { $0.id == record.id }) else {
                throw .init(reason: "two layers have one number")
            }
            made.append(try record.makeLayer())
        }
        guard !made.isEmpty else { throw .init(reason: "a drawing has no layer") }
        return made
    }

    fileprivate var activeID: Int? { active }

    fileprivate func addUnknown(to scribble: Scribble) {
        scribble.unknown = unknown
        scribble.unknownInFile = unknownInFile
    }

    /// The memento in a file with members that the app does not know.
    func with(unknownInFile: UnknownMembers) -> ScribbleMemento {
        var memento = self
        memento.unknownInFile = unknownInFile
        return memento
    }

    fileprivate func follows(_ count: Int) -> Bool { after == nil || after == count }
}

extension ScribbleMemento: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case marks, layers, active, after, unknownInFile
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        marks = try container.decodeIfPresent([MarkRecord].self, forKey: .marks)
        layers = try container.decodeIfPresent([LayerRecord].self, forKey: .layers)
        active = try container.decodeIfPresent(Int.self, forKey: .active)
        after = try container.decodeIfPresent(Int.self, forKey: .after)
        unknown = try UnknownMembers(in: decoder, besides: Key.self)
        if container.contains(.unknownInFile) {
            unknownInFile = try UnknownMembers(
                in: container.superDecoder(forKey: .unknownInFile), besides: NoKey.self)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try unknown.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encodeIfPresent(marks, forKey: .marks)
        try container.encodeIfPresent(layers, forKey: .layers)
        try container.encodeIfPresent(active, forKey: .active)
        try container.encodeIfPresent(after, forKey: .after)
        if !unknownInFile.isEmpty {
            try unknownInFile.encode(to: container.superEncoder(forKey: .unknownInFile))
        }
    }
}

extension Scribble {
    /// The scribble's layers and marks as they are now.
    public func makeMemento() -> ScribbleMemento { ScribbleMemento(self) }

    /// The marks of the active layer after the first `count`.
    public func makeMemento(after count: Int) -> ScribbleMemento {
        ScribbleMemento(self, after: count)
    }

    /// Creates a scribble that looks as another did when `memento` was made.
    ///
    /// - Throws: ``PaintingFileError/BadMark`` for an incremental memento, or one with marks that
    ///   make no sense.
    public convenience init(
        _ memento: ScribbleMemento
    ) throws(PaintingFileError.BadMark) {
        guard memento.isComplete else {
            throw .init(reason: "the first marks are missing")
        }
        self.init(layers: try memento.makeLayers(), active: memento.activeID)
        memento.addUnknown(to: self)
    }

    /// Adds the marks of an incremental memento to the active layer.
    ///
    /// - Throws: ``PaintingFileError/BadMark`` if the memento follows another number of marks.
    public func append(_ memento: ScribbleMemento) throws(PaintingFileError.BadMark) {
        guard !memento.isComplete, memento.follows(activeLayer.marks.count) else {
            throw .init(reason: "the marks before these are missing")
        }
        for mark in try memento.makeMarks() { add(mark) }
    }
}
