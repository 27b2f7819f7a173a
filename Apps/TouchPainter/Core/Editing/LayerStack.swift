/// The layers of a scribble at one moment, with their looks and the one that is drawn on.
///
/// Changes to layers go from one stack to another, and back with undo. The layers themselves are
/// shared, so that a layer that was deleted comes back with its marks.
public struct LayerStack {
    /// The layers from the bottom to the top; at least one.
    public private(set) var sheets: [Sheet]

    /// The number of the layer that is drawn on.
    public var activeID: Int

    /// A layer with a look that it may have later.
    public struct Sheet {
        public let layer: Layer
        public var look: LayerLook
    }

    init(_ scribble: Scribble) {
        sheets = scribble.layers.map { Sheet(layer: $0, look: $0.look) }
        activeID = scribble.activeLayer.id
    }

    /// The position of a layer, counted from the bottom.
    public func index(of layer: Layer) -> Int? {
        sheets.firstIndex { $0.layer === layer }
    }

    /// Puts a layer above the lowest `index` ones, and draws on it from now on.
    mutating func insert(_ layer: Layer, at index: Int) {
        sheets.insert(Sheet(layer: layer, look: layer.look), at: min(max(index, 0), sheets.count))
        activeID = layer.id
    }

    /// Removes a layer unless it is the only one. The one below, or at the bottom the one above,
    /// is drawn on from now on.
    mutating func remove(at index: Int) {
        guard sheets.count > 1, sheets.indices.contains(index) else { return }
        let wasActive = sheets[index].layer.id == activeID
        sheets.remove(at: index)
        if wasActive { activeID = sheets[max(index - 1, 0)].layer.id }
    }

    mutating func move(from index: Int, to target: Int) {
        guard sheets.indices.contains(index), sheets.indices.contains(target) else { return }
        sheets.insert(sheets.remove(at: index), at: target)
    }

    mutating func setLook(_ look: LayerLook, at index: Int) {
        sheets[index].look = look
    }

    /// The stack as a journal keeps it: with the marks of those layers that are not in `known`.
    func records(known: LayerStack) -> [LayerRecord] {
        sheets.map {
            LayerRecord(
                $0.layer, look: $0.look, withMarks: known.index(of: $0.layer) == nil)
        }
    }

    init(_ records: [LayerRecord], active: Int, in scribble: Scribble)
        throws(PaintingFileError.BadMark)
    {
        var sheets: [Sheet] = []
        for record in records {
            let known = record.marks == nil ? scribble.knownLayer(withID: record.id) : nil
            let layer = if let known { known } else { try record.makeLayer() }
            guard !sheets.contains(where: { $0.layer.id == layer.id }) else {
                throw .init(reason: "two layers have one number")
            }
            sheets.append(Sheet(layer: layer, look: record.look))
        }
        guard let top = sheets.last else { throw .init(reason: "a drawing has no layer") }
        self.sheets = sheets
        activeID = sheets.contains { $0.layer.id == active } ? active : top.layer.id
    }
}
