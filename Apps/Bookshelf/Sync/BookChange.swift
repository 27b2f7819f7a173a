/// The difference between two versions of a book: what a shelf sends to its server.
package struct BookChange: Hashable, Sendable {
    /// The server's identifier of the book.
    package let id: String

    /// The members that are different, `null` for those that are gone, or `nil` for a book that was
    /// deleted.
    package let members: [String: JSONValue]?

    package init(id: String, members: [String: JSONValue]?) {
        self.id = id
        self.members = members
    }

    /// A book's members after the change.
    package func applied(to members: [String: JSONValue]) -> [String: JSONValue] {
        self.members.map { JSONValue.patched(members, with: $0) } ?? members
    }
}

extension JSONValue {
    /// The members that turn one object into another: those that are different, and `null` for
    /// those that are gone. Members that are objects in both are compared in turn (JSON Merge
    /// Patch, RFC 7396).
    package static func patch(
        from old: [String: JSONValue], to new: [String: JSONValue]
    ) -> [String: JSONValue] {
        var patch: [String: JSONValue] = [:]
        for (key, value) in new where old[key] != value {
            if case .object(let inner) = value, case .object(let before)? = old[key] {
                patch[key] = .object(Self.patch(from: before, to: inner))
            } else {
                patch[key] = value
            }
        }
        for key in old.keys where new[key] == nil { patch[key] = .null }
        return patch
    }

    /// An object after a patch.
    package static func patched(
        _ object: [String: JSONValue], with patch: [String: JSONValue]
    ) -> [String: JSONValue] {
        var result = object
        for (key, value) in patch {
            if case .object(let inner) = value {
                result[key] = .object(patched(result[key]?.members ?? [:], with: inner))
            } else {
                result[key] = value == .null ? nil : value
            }
        }
        return result
    }
}

// MARK: - As JSON

extension BookChange {
    /// The change as an object.
    package var json: JSONValue {
        .object(["bid": .string(id), "set": members.map(JSONValue.object) ?? .null])
    }

    /// Reads an object, or gives `nil` for one that is no change.
    package init?(_ json: JSONValue) {
        guard let object = json.members, let id = object["bid"]?.text, !id.isEmpty,
            let set = object["set"], set == .null || set.members != nil
        else { return nil }
        self.init(id: id, members: set.members)
    }
}
