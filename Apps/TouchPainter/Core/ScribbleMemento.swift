/// The state of a scribble at one moment, kept outside of it.
///
/// The memento pattern: a scribble makes mementos and is restored from them, and nobody else looks
/// inside. A *complete* memento holds all marks; an *incremental* one holds those that were added
/// after some others, and is appended to a scribble that has those.
public struct ScribbleMemento: Hashable, Sendable, Codable {
    private var marks: [MarkRecord]

    /// The number of marks that an incremental memento follows; `nil` for a complete one.
    private var after: Int?

    /// `true` if the memento holds all marks.
    public var isComplete: Bool { after == nil }

    fileprivate init(marks: [MarkRecord], after: Int?) {
        self.marks = marks
        self.after = after
    }

    /// The marks, made anew.
    fileprivate func makeMarks() throws(PaintingFileError.BadMark) -> [any Mark] {
        var made: [any Mark] = []
        for record in marks { made.append(try record.makeMark()) }
        return made
    }

    fileprivate func follows(_ count: Int) -> Bool { after == nil || after == count }
}

extension Scribble {
    /// The scribble's marks as they are now.
    public func makeMemento() -> ScribbleMemento {
        ScribbleMemento(marks: marks.map { MarkRecord($0) }, after: nil)
    }

    /// The marks after the first `count`.
    public func makeMemento(after count: Int) -> ScribbleMemento {
        ScribbleMemento(marks: marks.dropFirst(count).map { MarkRecord($0) }, after: count)
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
        self.init(marks: try memento.makeMarks())
    }

    /// Adds the marks of an incremental memento.
    ///
    /// - Throws: ``PaintingFileError/BadMark`` if the memento follows another number of marks.
    public func append(_ memento: ScribbleMemento) throws(PaintingFileError.BadMark) {
        guard !memento.isComplete, memento.follows(marks.count) else {
            throw .init(reason: "the marks before these are missing")
        }
        for mark in try memento.makeMarks() { add(mark) }
    }
}
