/// A change to a painting that can be taken back.
///
/// ``Painting/perform(_:)`` executes commands and records them; it is the only caller of these
/// methods.
@MainActor
public protocol PaintingCommand: AnyObject {
    /// The name of the change after “Undo” and “Redo”, in English.
    var name: String { get }

    func execute()

    /// Takes back what ``execute()`` did.
    func unexecute()

    /// The change as a journal keeps it, or `nil` for one that leaves the drawing alone.
    var journalEntry: JournalEntry? { get }
}

extension PaintingCommand {
    public var journalEntry: JournalEntry? { nil }
}

/// Puts a mark on top of a scribble.
public final class DrawCommand: PaintingCommand {
    public let name: String

    private let mark: any Mark
    private let scribble: Scribble
    private let layer: Layer

    /// Creates a command.
    ///
    /// - Parameter layer: The layer of `scribble` that the mark is put on; by default the active
    ///   one.
    public init(_ mark: any Mark, on scribble: Scribble, layer: Layer? = nil) {
        self.mark = mark
        self.scribble = scribble
        self.layer = layer ?? scribble.activeLayer
        name =
            switch mark {
            case is Dot: "Dot"
            case is Shape: "Shape"
            case is TextMark: "Text"
            case is PictureMark: "Picture"
            default: "Stroke"
            }
    }

    public func execute() {
        scribble.add(mark, to: layer)
    }

    public func unexecute() {
        scribble.remove(mark)
    }

    public var journalEntry: JournalEntry? {
        .draw(MarkRecord(mark), layer: layer.id == 0 ? nil : layer.id)
    }
}

/// Puts another scribble on the canvas. The one that was there comes back with its own marks.
public final class ReplaceScribbleCommand: PaintingCommand {
    public let name: String

    private let replacement: Scribble
    private let replaced: Scribble
    private weak var painting: Painting?

    init(named name: String, scribble: Scribble, in painting: Painting) {
        self.name = name
        self.painting = painting
        replacement = scribble
        replaced = painting.scribble
    }

    public func execute() {
        painting?.show(replacement)
    }

    public func unexecute() {
        painting?.show(replaced)
    }

    public var journalEntry: JournalEntry? {
        .show(replacement.makeMemento(), command: name, file: replacement.name)
    }
}

/// Stands for a step whose change was lost with a damaged line of a journal: it changes nothing.
final class LostCommand: PaintingCommand {
    let name = "Lost Change"

    func execute() {}

    func unexecute() {}
}
