import Foundation
import TextReading

// The parts of a file of Trello. What identifies a part and its text have to be readable; all else
// may be missing or of another kind.

/// The parts of a list that can be read, in their order.
struct ReadableParts<Value: Decodable>: Decodable {
    private(set) var values: [Value] = []

    /// The number of parts that cannot be read.
    private(set) var unreadableCount = 0

    /// Why the first of them cannot be read.
    private(set) var firstError: (any Error)?

    private struct Part: Decodable {
        let value: Result<Value, any Error>

        init(from decoder: any Decoder) throws {
            value = Result { try Value(from: decoder) }
        }
    }

    init() {}

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            // A `null` is a part of no kind.
            switch try list.decodeIfPresent(Part.self)?.value {
            case .success(let value): values.append(value)
            case .failure(let error):
                unreadableCount += 1
                firstError = firstError ?? error
            case nil: unreadableCount += 1
            }
        }
    }
}

extension KeyedDecodingContainer {
    /// A value; `nil` if it is missing or of another kind.
    func readable<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// The parts of a list; none if it is missing.
    func parts<Value: Decodable>(of type: Value.Type, _ key: Key) -> ReadableParts<Value> {
        readable(ReadableParts<Value>.self, key) ?? ReadableParts()
    }
}

struct TrelloList: Decodable {
    let id: String
    let name: String
    let isArchived: Bool
    let pos: Double?

    private enum Key: String, CodingKey {
        case id, name, closed, pos
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
        isArchived = values.readable(Bool.self, .closed) ?? false
        pos = values.readable(Double.self, .pos)
    }
}

struct TrelloLabel: Decodable {
    let id: String?

    /// A single word, as labels are here: the name or, without one, the colour.
    let word: String?

    private enum Key: String, CodingKey {
        case id, name, color
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = values.readable(String.self, .id)
        let name = values.readable(String.self, .name) ?? ""
        let text = name.isEmpty ? values.readable(String.self, .color) ?? "" : name
        let words = text.split(whereSeparator: \.isWhitespace)
        word = words.isEmpty ? nil : words.joined(separator: "-")
    }
}

struct TrelloCard: Decodable {
    /// The numbers of what a card has, also of what is not in the file.
    struct Badges: Decodable {
        let comments: Int?
        let checkItems: Int?

        private enum Key: String, CodingKey {
            case comments, checkItems
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            comments = values.readable(Int.self, .comments)
            checkItems = values.readable(Int.self, .checkItems)
        }
    }

    let id: String
    let idList: String

    /// The name, and the description below it.
    let title: String
    let isArchived: Bool
    let pos: Double?
    let due: String?
    let isFinished: Bool
    let dueReminder: Double?

    /// The labels; `nil` if the card has their identities alone.
    let labels: [TrelloLabel]?
    let idLabels: [String]
    let badges: Badges?

    /// The fields that boards have no place for, by the names that they are reported with.
    let others: [String]

    private enum Key: String, CodingKey {
        case id, name, desc, idList, closed, pos, due, dueComplete, dueReminder, labels, idLabels
        case badges
        case idMembers, attachments, start, customFieldItems, coordinates, stickers
        case idMembersVoted
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        idList = try values.decode(String.self, forKey: .idList)
        let name = try values.decodeIfPresent(String.self, forKey: .name) ?? ""
        let description = (try values.decodeIfPresent(String.self, forKey: .desc) ?? "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let isNameless = name.allSatisfy(\.isWhitespace)
        title =
            isNameless ? description : description.isEmpty ? name : name + "\n\n" + description
        isArchived = values.readable(Bool.self, .closed) ?? false
        pos = values.readable(Double.self, .pos)
        due = values.readable(String.self, .due)
        isFinished = values.readable(Bool.self, .dueComplete) ?? false
        dueReminder = values.readable(Double.self, .dueReminder)
        labels = values.readable(ReadableParts<TrelloLabel>.self, .labels)?.values
        idLabels = values.parts(of: String.self, .idLabels).values
        badges = values.readable(Badges.self, .badges)
        others = Self.names.filter { key, _ in
            switch values.readable(JSONValue.self, key) {
            case nil, .null, .array([]), .object([:]): false
            default: true
            }
        }.map(\.name)
    }

    private static let names: [(key: Key, name: String)] = [
        (.idMembers, "members"), (.attachments, "attachments"), (.start, "start date"),
        (.customFieldItems, "custom fields"), (.coordinates, "location"),
        (.stickers, "stickers"), (.idMembersVoted, "votes"),
    ]
}

struct TrelloChecklist: Decodable {
    struct Step: Decodable {
        let name: String
        let isDone: Bool
        let pos: Double?
        let hasDue: Bool
        let hasMember: Bool

        private enum Key: String, CodingKey {
            case name, state, pos, due, idMember
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            isDone = values.readable(String.self, .state) == "complete"
            pos = values.readable(Double.self, .pos)
            hasDue = values.readable(String.self, .due) != nil
            hasMember = values.readable(String.self, .idMember) != nil
        }
    }

    let idCard: String?
    let pos: Double?
    let steps: ReadableParts<Step>

    /// `true` if a user named the checklist.
    let hasOwnName: Bool

    private enum Key: String, CodingKey {
        case idCard, name, pos, checkItems
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        idCard = values.readable(String.self, .idCard)
        pos = values.readable(Double.self, .pos)
        steps = values.parts(of: Step.self, .checkItems)
        let name = values.readable(String.self, .name) ?? ""
        hasOwnName = !["", "Checklist"].contains(name)
    }
}

struct TrelloMember: Decodable {
    let id: String?
    let name: String?

    private enum Key: String, CodingKey {
        case id, fullName, username
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = values.readable(String.self, .id)
        name = values.readable(String.self, .fullName) ?? values.readable(String.self, .username)
    }
}

/// An action of a member, such as writing a comment.
struct TrelloAction: Decodable {
    /// The text of a comment; `nil` for other actions.
    let text: String?

    /// The identity of the card.
    let card: String?
    let date: String?
    let author: String?
    let authorID: String?

    var isComment: Bool { text != nil }

    private enum Key: String, CodingKey {
        case type, date, data, memberCreator, idMemberCreator
    }

    private enum ContentKey: String, CodingKey {
        case text, card
    }

    private enum CardKey: String, CodingKey {
        case id
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let type = values.readable(String.self, .type)
        // The second is a comment that was copied together with its card.
        guard type == "commentCard" || type == "copyCommentCard",
            let content = try? values.nestedContainer(keyedBy: ContentKey.self, forKey: .data)
        else {
            (text, card, date, author, authorID) = (nil, nil, nil, nil, nil)
            return
        }
        text = content.readable(String.self, .text)
        card = (try? content.nestedContainer(keyedBy: CardKey.self, forKey: .card))?
            .readable(String.self, .id)
        date = values.readable(String.self, .date)
        author = values.readable(TrelloMember.self, .memberCreator)?.name
        authorID = values.readable(String.self, .idMemberCreator)
    }
}
