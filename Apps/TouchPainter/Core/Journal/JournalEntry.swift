/// One finished change to a painting.
public enum JournalEntry: Hashable, Sendable, Codable {
    /// The journal begins with this scribble: what made it was left out, and cannot be undone.
    /// `saved` is what the file holds, unless that is the same.
    case base(ScribbleMemento, file: String?, saved: ScribbleMemento?)

    /// A mark was drawn on top, on the layer with this number or, without one, on number 0.
    case draw(MarkRecord, layer: Int?)

    /// Marks of a layer were removed from these places, and others inserted at those. `digests`
    /// identify the removed marks where places cannot be trusted.
    case edit(
        layer: Int, removed: [Int], digests: [UInt32]?, inserted: [Int], marks: [MarkRecord],
        command: String)

    /// There are other layers. Records without marks stand for layers that were there before.
    case layers([LayerRecord], active: Int, command: String)

    /// Another scribble came onto the canvas: by a command with this name, from the file with that.
    case show(ScribbleMemento, command: String, file: String?)

    /// The scribble was saved in a file of this name.
    case saved(file: String)

    /// The file of the scribble has another name.
    case renamed(file: String)

    /// Marks that another window or process put into the file. No step of undo.
    case receive([ReceivedMarks])

    /// A damaged line was here. It was a new step of undo if that is known, otherwise any change.
    case lost(isStep: Bool)

    case undo
    case redo
}

/// Marks of one layer that came from the scribble's file.
public struct ReceivedMarks: Hashable, Sendable, Codable {
    let layer: Int

    /// The places of the marks in the layer after the change, in ascending order.
    let at: [Int]

    /// Their places in the layer of the file.
    let inFile: [Int]

    let marks: [MarkRecord]
}
