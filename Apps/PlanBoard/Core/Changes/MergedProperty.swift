/// A value whose properties are changed independently by several people.
protocol Mergeable: Hashable, Sendable, Codable, Identifiable {
    /// The properties that can change.
    static var properties: [MergedProperty<Self>] { get }
}

/// A property that changes on its own, or a list whose elements do. What changes has a name: that
/// of the property, or of the list with the element's key.
struct MergedProperty<Value>: Sendable {
    /// Returns the names of what differs; without `before`, of all that `after` has.
    let differences: @Sendable (_ before: Value?, _ after: Value) -> [String]

    /// Sets what has a name to what it is in `source`.
    let copy: @Sendable (_ name: String, _ source: Value, _ target: inout Value) -> Void

    /// The elements' names in order; `nil` unless this is a list.
    var elements: (@Sendable (Value) -> [String])?

    /// Sorts the elements by their names.
    var sort: @Sendable (inout Value, (String, String) -> Bool) -> Void = { _, _ in }
}

extension MergedProperty {
    /// A property of its own.
    static func property<Property: Equatable & SendableMetatype>(
        _ name: String, _ path: WritableKeyPath<Value, Property> & Sendable
    ) -> MergedProperty {
        MergedProperty(
            differences: { before, after in
                before.map { $0[keyPath: path] != after[keyPath: path] } ?? true ? [name] : []
            },
            copy: { _, source, target in target[keyPath: path] = source[keyPath: path] })
    }

    /// Fields that this program does not know, each of which is a property.
    static func extras(_ path: WritableKeyPath<Value, ExtraFields> & Sendable) -> MergedProperty {
        let prefix = "extra/"
        return MergedProperty(
            differences: { before, after in
                let new = after[keyPath: path].values
                let old = before?[keyPath: path].values ?? [:]
                guard old != new else { return [] }
                return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
                    .map { prefix + $0 }
            },
            copy: { name, source, target in
                let field = String(name.dropFirst(prefix.count))
                target[keyPath: path].values[field] = source[keyPath: path].values[field]
            })
    }

    /// A list of elements with keys.
    static func list<Element: Equatable & SendableMetatype>(
        _ name: String, _ path: WritableKeyPath<Value, [Element]> & Sendable,
        key: @escaping @Sendable (Element) -> String
    ) -> MergedProperty {
        /// The elements' names in order. Equal keys are counted.
        @Sendable func names(_ elements: [Element]) -> [String] {
            var counts: [String: Int] = [:]
            return elements.map { element in
                let key = key(element)
                let count = counts[key, default: 0] + 1
                counts[key] = count
                return count == 1 ? "\(name)/\(key)" : "\(name)/\(key)/\(count)"
            }
        }
        @Sendable func find(_ name: String, _ elements: [Element]) -> Int? {
            names(elements).firstIndex(of: name)
        }
        return MergedProperty(
            differences: { before, after in
                let (old, new) = (before?[keyPath: path] ?? [], after[keyPath: path])
                guard old != new else { return [] }
                let (oldNames, newNames) = (names(old), names(new))
                let known = Dictionary(
                    zip(oldNames, old), uniquingKeysWith: { first, _ in first })
                let kept = Set(newNames)
                return zip(newNames, new).compactMap { known[$0] == $1 ? nil : $0 }
                    + oldNames.filter { !kept.contains($0) }
            },
            copy: { name, source, target in
                let elements = source[keyPath: path]
                let new = find(name, elements).map { elements[$0] }
                switch (find(name, target[keyPath: path]), new) {
                case (let index?, let new?): target[keyPath: path][index] = new
                case (let index?, nil): target[keyPath: path].remove(at: index)
                case (nil, let new?): target[keyPath: path].append(new)
                case (nil, nil): break
                }
            },
            elements: { names($0[keyPath: path]) },
            sort: { value, isOrdered in
                let elements = value[keyPath: path]
                guard elements.count > 1 else { return }
                value[keyPath: path] = zip(names(elements), elements)
                    .sorted { isOrdered($0.0, $1.0) }.map(\.1)
            })
    }
}

extension Mergeable {
    /// Sets what a change sets.
    mutating func take(_ before: Self?, _ after: Self) {
        for property in Self.properties {
            for name in property.differences(before, after) { property.copy(name, after, &self) }
        }
    }
}

// MARK: - What merges

extension Card: Mergeable {
    static let properties: [MergedProperty<Card>] = [
        // A column and a key make sense only together.
        MergedProperty(
            differences: { before, after in
                before.map { ($0.columnID, $0.key) != (after.columnID, after.key) } ?? true
                    ? ["place"] : []
            },
            copy: { _, source, target in
                (target.columnID, target.key) = (source.columnID, source.key)
            }),
        .property("title", \.title),
        .property("isImportant", \.isImportant),
        .property("finishedAt", \.finishedAt),
        .property("due", \.due),
        .property("reminder", \.reminder),
        .property("recurrence", \.recurrence),
        .property("isArchived", \.isArchived),
        .list("label", \.labels) { $0 },
        .list("step", \.checklist, key: \.title),
        .list("comment", \.comments, key: \.id.uuidString),
        .list("attachment", \.attachments) { "\($0.hash) \($0.name)" },
        .extras(\.extras),
    ]
}

extension Column: Mergeable {
    static let properties: [MergedProperty<Column>] = [
        .property("title", \.title), .property("key", \.key), .property("limit", \.limit),
        .property("color", \.color), .extras(\.extras),
    ]
}

extension BoardEntry: Mergeable {
    static let properties: [MergedProperty<BoardEntry>] = [
        .property("title", \.title), .property("key", \.key), .extras(\.extras),
    ]
}
