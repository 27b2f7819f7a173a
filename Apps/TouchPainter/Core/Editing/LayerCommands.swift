/// Puts other layers in place of those that a scribble has: more, fewer, in another order or with
/// another look.
public final class ChangeLayersCommand: PaintingCommand {
    public let name: String

    private let scribble: Scribble
    private let before: LayerStack
    private let after: LayerStack

    init(named name: String, on scribble: Scribble, from before: LayerStack, to after: LayerStack) {
        self.name = name
        self.scribble = scribble
        self.before = before
        self.after = after
    }

    public func execute() {
        scribble.show(after)
    }

    public func unexecute() {
        scribble.show(before)
    }

    public var journalEntry: JournalEntry? {
        .layers(after.records(known: before), active: after.activeID, command: name)
    }
}

/// Removes marks of one layer and puts others in.
///
/// Moving, scaling and turning marks puts changed copies in the places of the old ones, so that
/// undo brings back the very same objects.
public final class EditMarksCommand: PaintingCommand {
    /// A mark and its place among those of its layer, counted from the bottom.
    public typealias Placed = (index: Int, mark: any Mark)

    public let name: String

    private let layer: Layer
    private let scribble: Scribble
    private let removed: [Placed]
    private let inserted: [Placed]

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - removed: In ascending order, with the places before the change.
    ///   - inserted: In ascending order, with the places after the change.
    init(
        named name: String, in layer: Layer, of scribble: Scribble, removing removed: [Placed],
        inserting inserted: [Placed]
    ) {
        self.name = name
        self.layer = layer
        self.scribble = scribble
        self.removed = removed
        self.inserted = inserted
    }

    /// Creates the command that a journal describes.
    ///
    /// - Parameter digests: With these, places are not trusted: only marks with such a digest are
    ///   removed.
    /// - Throws: ``PaintingFileError/BadMark`` if its places are not those of marks.
    convenience init(
        named name: String, layer: Layer, of scribble: Scribble, removing removed: [Int],
        digests: [UInt32]? = nil, inserting records: [MarkRecord], at inserted: [Int]
    ) throws(PaintingFileError.BadMark) {
        let marks = layer.marks
        let remaining = marks.count - removed.count
        let isAscending = { (places: [Int]) in
            zip(places, places.dropFirst()).allSatisfy { $0.0 < $0.1 }
        }
        guard records.count == inserted.count, isAscending(removed), isAscending(inserted),
            inserted.first ?? 0 >= 0,
            digests != nil
                || (removed.allSatisfy(marks.indices.contains)
                    && inserted.last ?? 0 < max(remaining + inserted.count, 1))
        else { throw .init(reason: "marks have places that do not exist") }
        var made: [Placed] = []
        for (index, record) in zip(inserted, records) {
            made.append((index, try record.makeMark()))
        }
        let found =
            if let digests {
                Self.marks(with: digests, near: removed, among: marks)
            } else {
                removed.map { (index: $0, mark: marks[$0]) }
            }
        self.init(
            named: name, in: layer, of: scribble, removing: found, inserting: made)
    }

    /// The marks with these digests: where there are several, the one next to its place.
    private static func marks(
        with digests: [UInt32], near places: [Int], among marks: [any Mark]
    ) -> [Placed] {
        var candidates: [UInt32: [Int]] = [:]
        for (index, mark) in marks.enumerated() {
            candidates[MarkRecord(mark).digest, default: []].append(index)
        }
        var found: [Int] = []
        for (digest, place) in zip(digests, places) {
            guard
                let index = candidates[digest]?.min(by: { abs($0 - place) < abs($1 - place) })
            else { continue }
            candidates[digest]?.removeAll { $0 == index }
            found.append(index)
        }
        return found.sorted().map { ($0, marks[$0]) }
    }

    public func execute() {
        scribble.replace(removed, by: inserted, in: layer)
    }

    public func unexecute() {
        scribble.replace(inserted, by: removed, in: layer)
    }

    public var journalEntry: JournalEntry? {
        .edit(
            layer: layer.id, removed: removed.map(\.index),
            digests: removed.map { MarkRecord($0.mark).digest },
            inserted: inserted.map(\.index), marks: inserted.map { MarkRecord($0.mark) },
            command: name)
    }
}
