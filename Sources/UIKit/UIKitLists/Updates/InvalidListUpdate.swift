/// A batch of changes that does not fit the list.
///
/// Lists stop the program with its description: the data and what is on screen would differ.
nonisolated struct InvalidListUpdate: Error, Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// The source reports another number of sections than the batch results in.
        case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)

        /// The source reports another number of items than the batch results in.
        case itemCount(
            section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
            movedOut: Int)

        /// An item that does not exist.
        case noItem(String, ItemPlace, count: Int, isAfter: Bool)

        /// A section that does not exist.
        case noSection(String, Int, count: Int, isAfter: Bool)

        /// Two changes of one item or section that exclude each other.
        case conflict(String, String, at: String)

        /// A move from a section that is deleted.
        case moveFromDeletedSection(ItemPlace)
    }

    var reason: Reason

    /// The changes of the batch.
    var updates: [ListUpdate]
    var words: ListWords
}

/// The words by which a kind of list calls its parts.
nonisolated struct ListWords: Hashable, Sendable {
    /// The word for an item: "row" or "item".
    var item: String

    /// The list and its data source.
    var list: String
}

nonisolated extension InvalidListUpdate: CustomStringConvertible {
    var description: String {
        let listed = updates.prefix(100).map(\.description).joined(separator: ", ")
        let more = updates.count > 100 ? " and \(updates.count - 100) more" : ""
        return "\(sentence) Changes: [\(listed)\(more)]. List: \(words.list)"
    }

    private var sentence: String {
        let items = words.item + "s"
        switch reason {
        case .sectionCount(let before, let after, let inserted, let deleted):
            return """
                Invalid update: invalid number of sections. The number of sections after the \
                update (\(after)) must be equal to the number before the update (\(before)), plus \
                those inserted (\(inserted)), minus those deleted (\(deleted)). Change the data \
                inside the update block, and report each change.
                """
        case .itemCount(
            let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut
        ):
            return """
                Invalid update: invalid number of \(items) in section \(section). The number of \
                \(items) after the update (\(after)) must be equal to the number before the update \
                (\(before)), plus those inserted (\(inserted)), minus those deleted (\(deleted)), \
                plus those moved in (\(movedIn)), minus those moved out (\(movedOut)). Change the \
                data inside the update block, and report each change.
                """
        case .noItem(let verb, let place, let count, let isAfter):
            return """
                Invalid update: attempt to \(verb) \(words.item) \(place.item) in section \
                \(place.section), which has \(count) \(items) \(isAfter ? "after" : "before") the \
                update.
                """
        case .noSection(let verb, let section, let count, let isAfter):
            return """
                Invalid update: attempt to \(verb) section \(section), but there are \(count) \
                sections \(isAfter ? "after" : "before") the update.
                """
        case .conflict(let first, let second, let place):
            return """
                Invalid update: attempt to perform \(first) and \(second) at \(place). Report one \
                change for each \(words.item) and section.
                """
        case .moveFromDeletedSection(let place):
            return """
                Invalid update: attempt to move \(words.item) \(place.item) out of section \
                \(place.section), which is deleted. Report an insertion at its new place.
                """
        }
    }
}
