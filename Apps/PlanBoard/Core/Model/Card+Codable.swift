import Foundation
import TextReading

// Properties that are usual are left out.
extension Card: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, columnID, key, title, isImportant, finishedAt, createdAt, due, reminder
        case recurrence, labels, checklist, comments, attachments, isArchived
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func list<Element: Decodable>(_ key: Key) throws -> [Element] {
            try values.decodeIfPresent([Element].self, forKey: key) ?? []
        }
        var extras = try ExtraFields(of: decoder, besides: Key.self)
        let recurrence = try values.decodeIfPresent(String.self, forKey: .recurrence)
        let knownRecurrence = recurrence.flatMap(Recurrence.init)
        // One of a newer version stays with the card.
        if let recurrence, knownRecurrence == nil {
            extras.values[Key.recurrence.rawValue] = .string(recurrence)
        }
        self.init(
            id: try values.decode(UUID.self, forKey: .id),
            columnID: try values.decode(UUID.self, forKey: .columnID),
            key: try values.decode(OrderKey.self, forKey: .key),
            title: try values.decode(String.self, forKey: .title),
            isImportant: try values.decodeIfPresent(Bool.self, forKey: .isImportant) ?? false,
            finishedAt: try values.decodeIfPresent(Date.self, forKey: .finishedAt),
            createdAt: try values.decode(Date.self, forKey: .createdAt),
            due: try values.decodeIfPresent(Date.self, forKey: .due),
            reminder: try values.decodeIfPresent(TimeInterval.self, forKey: .reminder),
            recurrence: knownRecurrence,
            labels: try list(.labels), checklist: try list(.checklist),
            comments: try list(.comments), attachments: try list(.attachments),
            isArchived: try values.decodeIfPresent(Bool.self, forKey: .isArchived) ?? false,
            extras: extras)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(columnID, forKey: .columnID)
        try values.encode(key, forKey: .key)
        try values.encode(title, forKey: .title)
        try values.encode(createdAt, forKey: .createdAt)
        if isImportant { try values.encode(true, forKey: .isImportant) }
        if isArchived { try values.encode(true, forKey: .isArchived) }
        try values.encodeIfPresent(finishedAt, forKey: .finishedAt)
        try values.encodeIfPresent(due, forKey: .due)
        try values.encodeIfPresent(reminder, forKey: .reminder)
        if let recurrence { try values.encode(recurrence, forKey: .recurrence) }
        if !labels.isEmpty { try values.encode(labels, forKey: .labels) }
        if !checklist.isEmpty { try values.encode(checklist, forKey: .checklist) }
        if !comments.isEmpty { try values.encode(comments, forKey: .comments) }
        if !attachments.isEmpty { try values.encode(attachments, forKey: .attachments) }
        var extras = extras
        if recurrence != nil { extras.values[Key.recurrence.rawValue] = nil }
        try extras.encode(into: encoder)
    }
}
