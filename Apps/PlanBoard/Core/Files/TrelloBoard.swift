import Foundation

/// A board as Trello's “Export as JSON” writes it, as far as a board here has a place for it.
///
/// Lists become columns, comments comments. Archived cards go into the archive; a description
/// follows the title. What is left out, cannot be read or is not in the file is noted.
struct TrelloBoard: Decodable {
    /// The number of actions, the latest ones, that Trello writes into a file.
    private static let mostActions = 1000

    private let lists: [TrelloList]
    private let cards: [TrelloCard]
    private let labels: [String: TrelloLabel]
    private let checklists: [TrelloChecklist]
    private let actions: [TrelloAction]

    /// The names of members by their identities.
    private let members: [String: String]

    /// What of the file cannot be read.
    private let damage: BoardImport

    private enum Key: String, CodingKey {
        case lists, cards, labels, checklists, actions, members
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        var damage = BoardImport()
        let lists = try values.decode(ReadableParts<TrelloList>.self, forKey: .lists)
        // A file of another program may have lists and cards of another kind.
        if lists.values.isEmpty, let error = lists.firstError { throw error }
        let cards = try values.decode(ReadableParts<TrelloCard>.self, forKey: .cards)
        let checklists = values.parts(of: TrelloChecklist.self, .checklists)
        damage.note(.unreadableLists, count: lists.unreadableCount)
        damage.note(.unreadableCards, count: cards.unreadableCount)
        damage.note(.unreadableChecklists, count: checklists.unreadableCount)
        damage.note(
            .unreadableSteps,
            count: checklists.values.reduce(0) { $0 + $1.steps.unreadableCount })
        (self.lists, self.cards, self.checklists) =
            (lists.values, cards.values, checklists.values)
        labels = Dictionary(
            values.parts(of: TrelloLabel.self, .labels).values.compactMap { label in
                label.id.map { ($0, label) }
            }, uniquingKeysWith: { first, _ in first })
        members = Dictionary(
            values.parts(of: TrelloMember.self, .members).values.compactMap { member in
                member.id.flatMap { id in member.name.map { (id, $0) } }
            }, uniquingKeysWith: { first, _ in first })
        actions = values.parts(of: TrelloAction.self, .actions).values
        self.damage = damage
    }

    // MARK: Reading

    /// The columns with their cards, in Trello's order.
    var reading: BoardImport {
        var reading = damage
        let sorted = Self.sorted(lists, \.pos)
        let open = sorted.filter { !$0.isArchived }
        // The archive needs a column that its cards can return to.
        let shown = open.isEmpty ? Array(sorted.prefix(1)) : open
        reading.outline.columns = shown.map { BoardOutline.Part(title: $0.name) }
        guard !shown.isEmpty else { return reading }
        let columns = Dictionary(
            zip(shown.map(\.id), shown.indices), uniquingKeysWith: { first, _ in first })
        for list in lists where columns[list.id] == nil { reading.note(.archivedList, list.name) }
        let archived = Set(lists.filter(\.isArchived).map(\.id))
        let known = Set(lists.map(\.id))
        let steps = Dictionary(grouping: checklists) { $0.idCard ?? "" }
        let comments = Dictionary(grouping: actions.filter(\.isComment)) { $0.card ?? "" }
        for card in Self.sorted(cards, \.pos) {
            guard known.contains(card.idList) else {
                reading.note(.noList)
                continue
            }
            guard card.title.contains(where: { !$0.isWhitespace }) else {
                reading.note(.noTitle)
                continue
            }
            var item = item(card, steps[card.id] ?? [], &reading)
            // The latest is the first in the file.
            item.comments = (comments[card.id] ?? []).reversed().map(comment)
            let missing = (card.badges?.comments ?? 0) - item.comments.count
            reading.note(.missingComments, count: missing)
            item.isArchived = card.isArchived || archived.contains(card.idList)
            if item.isArchived { reading.note(.archived) }
            reading.outline.columns[columns[card.idList] ?? 0].cards.append(item)
        }
        noteLoose(steps, comments, &reading)
        return reading
    }

    /// Notes what belongs to cards that the file does not have, and what Trello did not write.
    private func noteLoose(
        _ steps: [String: [TrelloChecklist]], _ comments: [String: [TrelloAction]],
        _ reading: inout BoardImport
    ) {
        let ids = Set(cards.map(\.id))
        for (id, lists) in steps where !ids.contains(id) {
            reading.note(.looseSteps, count: lists.reduce(0) { $0 + $1.steps.values.count })
        }
        for (id, loose) in comments where !ids.contains(id) {
            reading.note(.looseComments, count: loose.count)
        }
        if actions.count >= Self.mostActions, cards.contains(where: { $0.badges == nil }) {
            reading.note(.lastActionsOnly)
        }
    }

    private func item(
        _ card: TrelloCard, _ checklists: [TrelloChecklist], _ reading: inout BoardImport
    ) -> BoardOutline.Item {
        var item = BoardOutline.Item(title: card.title)
        item.due = card.due.flatMap(Self.date)
        if let due = card.due, item.due == nil { reading.note(.noDate, due) }
        // Minutes before the due time; a negative number for none.
        if item.due != nil, let minutes = card.dueReminder, minutes >= 0 {
            item.reminder = minutes * 60
        }
        item.isFinished = card.isFinished
        let labels = card.labels ?? card.idLabels.compactMap { self.labels[$0] }
        item.labels = labels.compactMap(\.word)
        let lists = Self.sorted(checklists, \.pos)
        let steps = lists.flatMap { Self.sorted($0.steps.values, \.pos) }
        item.checklist = steps.map { ChecklistItem($0.name, isDone: $0.isDone) }
        reading.note(.missingSteps, count: (card.badges?.checkItems ?? 0) - steps.count)
        for other in card.others { reading.note(.leftOutField, other) }
        if lists.contains(where: \.hasOwnName) {
            reading.note(.leftOutField, "names of checklists")
        }
        if steps.contains(where: \.hasDue) { reading.note(.leftOutField, "due dates of steps") }
        if steps.contains(where: \.hasMember) { reading.note(.leftOutField, "members of steps") }
        return item
    }

    private func comment(_ action: TrelloAction) -> Comment {
        Comment(
            text: action.text ?? "",
            author: action.author ?? action.authorID.flatMap { members[$0] } ?? "Trello",
            date: action.date.flatMap(Self.date) ?? Date(timeIntervalSince1970: 0))
    }

    /// A time with or without fractions of a second.
    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: .iso8601))
    }

    /// Values by their positions; those without one come last, in the order of the file.
    private static func sorted<Value>(
        _ values: [Value], _ position: KeyPath<Value, Double?>
    ) -> [Value] {
        values.enumerated().sorted {
            let first = $0.element[keyPath: position] ?? .infinity
            let second = $1.element[keyPath: position] ?? .infinity
            return first == second ? $0.offset < $1.offset : first < second
        }.map(\.element)
    }
}
