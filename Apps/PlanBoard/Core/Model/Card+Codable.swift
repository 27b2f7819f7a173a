import Foundation

// Properties that are usual are left out.
extension Card: Codable {
    private enum Key: String, CodingKey {
        case id, columnID, key, title, isImportant, finishedAt, createdAt, due, reminder
        case recurrence, labels, checklist, comments, attachments, isArchived
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func list<Element: Decodable>(_ key: Key) throws -> [Element] {
            try values.decodeIfPresent([Element].self, forKey: key) ?? []
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
            recurrence: try values.decodeIfPresent(Recurrence.self, forKey: .recurrence),
            labels: try list(.labels), checklist: try list(.checklist),
            comments: try list(.comments), attachments: try list(.attachments),
            isArchived: try values.decodeIfPresent(Bool.self, forKey: .isArchived) ?? false)
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
        try values.encodeIfPresent(recurrence, forKey: .recurrence)
        if !labels.isEmpty { try values.encode(labels, forKey: .labels) }
        if !checklist.isEmpty { try values.encode(checklist, forKey: .checklist) }
        if !comments.isEmpty { try values.encode(comments, forKey: .comments) }
        if !attachments.isEmpty { try values.encode(attachments, forKey: .attachments) }
    }
}
