/// The difference between two versions of a book: what a shelf sends to its server.
package struct BookChange: Hashable, Sendable {
    /// The server's identifier of the book.
    package let id: String

    /// The members that are different, `null` for those that are gone, or `nil` for a book that was
    /// deleted.
    package let members: [String: JSONValue]?

    /// The paths of members that become `null`, which a patch cannot say.
    package let nulls: [[String]]

    package init(id: String, members: [String: JSONValue]?, nulls: [[String]] = []) {
        self.id = id
        self.members = members
        self.nulls = nulls
    }

    /// The change that turns one book's members into another's.
    package init(
        id: String, from old: [String: JSONValue], to new: [String: JSONValue]
    ) {
        self.init(
            id: id, members: JSONValue.patch(from: old, to: new),
            nulls: JSONValue.object(new).nullPaths { JSONValue.object(old)[$0] != .null })
    }

    /// A book's members after the change.
    package func applied(to members: [String: JSONValue]) -> [String: JSONValue] {
        guard let patch = self.members else { return members }
        var value = JSONValue.object(JSONValue.patched(members, with: patch))
        for path in nulls { value.setNull(at: path[...]) }
        return value.members ?? [:]
    }
}

extension JSONValue {
    /// The members that turn one object into another: those that are different, and `null` for
    /// those that are gone. Members that are objects in both are compared in turn (JSON Merge
    /// Patch, RFC 7396).
    fileprivate static func patch(
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

    // MARK: Paths

    /// The member of an object, its member, and so on.
    fileprivate subscript(path: [String]) -> JSONValue? {
        path.reduce(self) { value, name in value?.members?[name] }
    }

    /// The paths of an object's members that are `null`, through objects alone: lists are replaced
    /// as a whole.
    fileprivate func nullPaths(
        below path: [String] = [], where isIncluded: ([String]) -> Bool
    ) -> [[String]] {
        guard case .object(let members) = self else {
            return self == .null && isIncluded(path) ? [path] : []
        }
        return members.sorted { $0.key < $1.key }.flatMap { name, value in
            value.nullPaths(below: path + [name], where: isIncluded)
        }
    }

    /// Sets a member of an object to `null`, unless the object is gone.
    fileprivate mutating func setNull(at path: ArraySlice<String>) {
        guard let name = path.first else {
            self = .null
            return
        }
        guard case .object(var members) = self, path.count == 1 || members[name] != nil else {
            return
        }
        members[name, default: .null].setNull(at: path.dropFirst())
        self = .object(members)
    }
}

// MARK: - As JSON

extension BookChange {
    /// The change as an object.
    package var json: JSONValue {
        var object: [String: JSONValue] = [
            "bid": .string(id), "set": members.map(JSONValue.object) ?? .null,
        ]
        if !nulls.isEmpty {
            object["nulls"] = .array(nulls.map { .array($0.map(JSONValue.string)) })
        }
        return .object(object)
    }

    /// Reads an object, or gives `nil` for one that is not a change.
    package init?(_ json: JSONValue) {
        guard let object = json.members, let id = object["bid"]?.identifier, !id.isEmpty,
            let set = object["set"], set == .null || set.members != nil
        else { return nil }
        var nulls: [[String]] = []
        if case .array(let paths)? = object["nulls"] { nulls = paths.compactMap(\.texts) }
        self.init(id: id, members: set.members, nulls: nulls)
    }
}
