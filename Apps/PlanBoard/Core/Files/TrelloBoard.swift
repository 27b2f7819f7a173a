import Foundation

/// A board as Trello's “Export as JSON” writes it, as far as a board here has a place for it.
///
/// Lists become columns, comments comments. Archived cards go into the archive; a description
/// follows the title. What is left out is noted.
struct TrelloBoard: Decodable {
    private struct List: Decodable {
        var id: String
        var name: String
        var closed: Bool?
        var pos: Double?
    }

    private struct Label: Decodable {
        var name: String?
        var color: String?

        /// A single word, as labels are here: the name or, without one, the colour.
        var word: String? {
            let text = name.flatMap { $0.isEmpty ? nil : $0 } ?? color ?? ""
            let words = text.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: "-")
        }
    }

    private struct Entry: Decodable {
        var id: String
        var name: String?
        var desc: String?
        var idList: String
        var closed: Bool?
        var pos: Double?
        var due: String?
        var dueComplete: Bool?
        var dueReminder: Double?
        var labels: [Label]?

        /// The fields that boards have no place for, by the names that they are reported with.
        var others: [String]

        private enum Key: String, CodingKey {
            case id, name, desc, idList, closed, pos, due, dueComplete, dueReminder, labels
            case idMembers, attachments, start, customFieldItems, coordinates, stickers
            case idMembersVoted
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            id = try values.decode(String.self, forKey: .id)
            name = try values.decodeIfPresent(String.self, forKey: .name)
            desc = try values.decodeIfPresent(String.self, forKey: .desc)
            idList = try values.decode(String.self, forKey: .idList)
            closed = try values.decodeIfPresent(Bool.self, forKey: .closed)
            pos = try values.decodeIfPresent(Double.self, forKey: .pos)
            due = try values.decodeIfPresent(String.self, forKey: .due)
            dueComplete = try values.decodeIfPresent(Bool.self, forKey: .dueComplete)
            dueReminder = try? values.decodeIfPresent(Double.self, forKey: .dueReminder)
            labels = try values.decodeIfPresent([Label].self, forKey: .labels)
            others = []
            for (key, name) in [
                (Key.idMembers, "members"), (.attachments, "attachments"), (.start, "start date"),
                (.customFieldItems, "custom fields"), (.coordinates, "location"),
                (.stickers, "stickers"), (.idMembersVoted, "votes"),
            ] {
                switch try? values.decodeIfPresent(ExtraValue.self, forKey: key) {
                case nil, .null?, .list([])?, .object([:])?: break
                default: others.append(name)
                }
            }
        }
    }

    private struct Checklist: Decodable {
        struct Step: Decodable {
            var name: String
            var state: String?
            var pos: Double?
            var due: String?
            var idMember: String?
        }

        var idCard: String
        var pos: Double?
        var checkItems: [Step]?
    }

    /// An action of a member, such as writing a comment.
    private struct Action: Decodable {
        struct Content: Decodable {
            struct Reference: Decodable { var id: String? }

            var text: String?
            var card: Reference?
        }

        struct Person: Decodable {
            var fullName: String?
            var username: String?
        }

        var type: String?
        var date: String?
        var data: Content?
        var memberCreator: Person?

        var isComment: Bool { type == "commentCard" && data?.text != nil }
    }

    private var lists: [List]
    private var cards: [Entry]
    private var checklists: [Checklist]?
    private var actions: [Action]?

    // MARK: Reading

    /// The columns with their cards, in Trello's order.
    var reading: BoardImport {
        var reading = BoardImport()
        let open = Self.sorted(lists.filter { $0.closed != true }, \.pos)
        reading.outline.columns = open.map { BoardOutline.Part(title: $0.name) }
        guard !open.isEmpty else { return reading }
        let columns = Dictionary(
            zip(open.map(\.id), open.indices), uniquingKeysWith: { first, _ in first })
        let steps = Dictionary(grouping: checklists ?? []) { $0.idCard }
        let comments = Dictionary(grouping: (actions ?? []).filter(\.isComment)) {
            $0.data?.card?.id ?? ""
        }
        for list in lists where list.closed == true { reading.note(.archivedList, list.name) }
        let known = Set(lists.map(\.id))
        for entry in Self.sorted(cards, \.pos) {
            guard known.contains(entry.idList) else {
                reading.note(.noList)
                continue
            }
            guard entry.name?.allSatisfy(\.isWhitespace) == false else {
                reading.note(.noTitle)
                continue
            }
            var item = Self.item(entry, steps[entry.id] ?? [], &reading)
            // The latest is the first in the file.
            item.comments = (comments[entry.id] ?? []).reversed().map(Self.comment)
            let column = columns[entry.idList]
            item.isArchived = entry.closed == true || column == nil
            if item.isArchived { reading.note(.archived) }
            reading.outline.columns[column ?? 0].cards.append(item)
        }
        return reading
    }

    private static func item(
        _ entry: Entry, _ checklists: [Checklist], _ reading: inout BoardImport
    ) -> BoardOutline.Item {
        let name = entry.name ?? ""
        let description = entry.desc?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        var item = BoardOutline.Item(
            title: description.isEmpty ? name : name + "\n\n" + description)
        item.due = entry.due.flatMap(date)
        if let due = entry.due, item.due == nil { reading.note(.noDate, due) }
        // Minutes before the due time; a negative number for none.
        if item.due != nil, let minutes = entry.dueReminder, minutes >= 0 {
            item.reminder = minutes * 60
        }
        item.isFinished = entry.dueComplete ?? false
        item.labels = (entry.labels ?? []).compactMap(\.word)
        let steps = sorted(checklists, \.pos).flatMap { sorted($0.checkItems ?? [], \.pos) }
        item.checklist = steps.map { ChecklistItem($0.name, isDone: $0.state == "complete") }
        for other in entry.others { reading.note(.leftOutField, other) }
        if steps.contains(where: { $0.due != nil }) {
            reading.note(.leftOutField, "due dates of steps")
        }
        if steps.contains(where: { $0.idMember != nil }) {
            reading.note(.leftOutField, "members of steps")
        }
        return item
    }

    private static func comment(_ action: Action) -> Comment {
        Comment(
            text: action.data?.text ?? "",
            author: action.memberCreator?.fullName ?? action.memberCreator?.username ?? "Trello",
            date: action.date.flatMap(date) ?? Date(timeIntervalSince1970: 0))
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
