/// One change of a batch.
///
/// Deletions, reloads and the sources of moves use the indexes before the batch; insertions and the
/// targets of moves use those after it.
nonisolated enum ListUpdate: Hashable, Sendable {
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
    case delete(ItemPlace)
    case insert(ItemPlace)
    case reload(ItemPlace)
    case move(from: ItemPlace, to: ItemPlace)
}

nonisolated extension ListUpdate: CustomStringConvertible {
    /// The change in a short form: `D(1,2)` is the deletion of the third item of the second
    /// section, `I(3)` the insertion of a section, `M(0,1)-(0,4)` a move.
    var description: String {
        switch self {
        case .deleteSection(let section): "D(\(section))"
        case .insertSection(let section): "I(\(section))"
        case .reloadSection(let section): "R(\(section))"
        case .moveSection(let from, let to): "M(\(from))-(\(to))"
        case .delete(let place): "D\(Self.text(place))"
        case .insert(let place): "I\(Self.text(place))"
        case .reload(let place): "R\(Self.text(place))"
        case .move(let from, let to): "M\(Self.text(from))-\(Self.text(to))"
        }
    }

    private static func text(_ place: ItemPlace) -> String { "(\(place.section),\(place.item))" }
}
