/// What was read of a file: the columns and cards, and what is not among them.
public struct BoardImport: Hashable, Sendable {
    public var outline: BoardOutline

    /// What was skipped or changed, in the order of the file.
    public var notes: [ImportNote]

    public init(_ outline: BoardOutline = BoardOutline(), notes: [ImportNote] = []) {
        self.outline = outline
        self.notes = notes
    }

    /// The number of cards that are added.
    public var addedCount: Int { outline.cardCount }

    /// The number of cards that the file has besides, and that are not added.
    public var skippedCount: Int { notes.reduce(0) { $0 + $1.skippedCount } }

    /// Adds what was read of another file.
    public mutating func append(_ other: BoardImport) {
        outline.append(other.outline)
        notes += other.notes
    }

    /// Notes something, once for all cards that it applies to.
    ///
    /// - Parameter count: The number of cards or parts; without any, nothing is noted.
    mutating func note(
        _ kind: ImportNote.Kind, _ name: String = "", count: Int = 1, at place: Int? = nil
    ) {
        guard count > 0 else { return }
        if let index = notes.firstIndex(where: { $0.kind == kind && $0.name == name }) {
            notes[index].count += count
            if let place { notes[index].places.append(place) }
        } else {
            notes.append(
                ImportNote(kind, name, count: count, places: place.map { [$0] } ?? []))
        }
    }
}

/// A reason why a part of a file is not on the board as it is in the file.
public struct ImportNote: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A card without a title was skipped.
        case noTitle

        /// A card of a list that the file does not have was skipped.
        case noList

        /// Text outside of columns and cards was left out.
        case otherText

        /// A date cannot be read. The name is what stands there.
        case noDate

        /// A field that boards do not show is kept, and exported again.
        case keptField

        /// A field that boards have no place for was left out.
        case leftOutField

        /// A card in the archive of the other program is in the archive here.
        case archived

        /// A list in the archive of the other program was left out; its cards are in the archive.
        case archivedList

        /// Parts of the file that cannot be read were skipped.
        case unreadableLists, unreadableCards, unreadableChecklists, unreadableSteps

        /// Steps and comments of cards that the file does not have.
        case looseSteps, looseComments

        /// Steps and comments that the cards have and the other program did not write.
        case missingSteps, missingComments

        /// The file has the last actions alone, and not the comments before.
        case lastActionsOnly
    }

    public let kind: Kind

    /// The name of a field or list, or a value that cannot be read; empty if there is none.
    public let name: String

    /// The number of cards, of their parts, or of lines of text, that it applies to.
    public internal(set) var count: Int

    /// The lines or rows of the file, from 1 on, or none for formats without lines.
    public internal(set) var places: [Int]

    init(_ kind: Kind, _ name: String, count: Int, places: [Int]) {
        self.kind = kind
        self.name = name
        self.count = count
        self.places = places
    }

    var skippedCount: Int {
        [.noTitle, .noList, .unreadableCards].contains(kind) ? count : 0
    }
}

extension BoardOutline {
    /// Adds the columns of another; those of the same title become one.
    mutating func append(_ other: BoardOutline) {
        for part in other.columns {
            if let index = columns.firstIndex(where: { $0.title == part.title }) {
                columns[index].cards += part.cards
            } else {
                columns.append(part)
            }
        }
    }
}
