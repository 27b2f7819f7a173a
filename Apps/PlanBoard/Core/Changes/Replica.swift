import Foundation

/// A card, column or board with the times at which its properties were last written.
///
/// Changes may be applied in any order, and more than once: the result is the same for the same
/// changes. Of two writes of a property the later one wins. Removing is a write of its own: it wins
/// over all other changes, whatever their times, and only a later adding brings the value back, as
/// undoing does.
struct Replica<Value: Mergeable>: Hashable, Sendable {
    /// The value; what a removed one would be if it came back.
    private(set) var value: Value

    private(set) var isRemoved: Bool

    /// The times of the last writes by the names of what was written.
    private var times: [String: HybridTime] = [:]

    /// The times at which elements of lists were first added, which order them.
    private var places: [String: ElementPlace] = [:]

    private struct ElementPlace: Hashable, Comparable {
        let time: HybridTime
        let index: Int

        static func < (first: ElementPlace, second: ElementPlace) -> Bool {
            first.time != second.time ? first.time < second.time : first.index < second.index
        }
    }

    private static var existence: String { "exists" }

    /// Creates a replica of what a change mentions, which is not there until the change is applied.
    init?(before: Value?, after: Value?) {
        guard let value = after ?? before else { return nil }
        self.value = value
        isRemoved = true
    }

    /// The time at which the value was last added or removed.
    var existenceTime: HybridTime? { times[Self.existence] }

    /// `nil` if the value was removed.
    var current: Value? { isRemoved ? nil : value }

    // MARK: Changing

    mutating func apply(before: Value?, after: Value?, at time: HybridTime) {
        if let after {
            for property in Value.properties { apply(property, before, after, time) }
        }
        if before == nil || after == nil, write(Self.existence, time) { isRemoved = after == nil }
    }

    private mutating func apply(
        _ property: MergedProperty<Value>, _ before: Value?, _ after: Value, _ time: HybridTime
    ) {
        let names = property.differences(before, after)
        guard !names.isEmpty else { return }
        let order = property.elements?(after) ?? []
        for name in names {
            if let index = order.firstIndex(of: name) {
                let place = ElementPlace(time: time, index: index)
                places[name] = min(places[name] ?? place, place)
            }
            if write(name, time) { property.copy(name, after, &value) }
        }
        let places = places
        property.sort(&value) { first, second in
            guard let firstPlace = places[first], let secondPlace = places[second] else {
                return first < second
            }
            return firstPlace != secondPlace ? firstPlace < secondPlace : first < second
        }
    }

    /// Returns `true` if a write at `time` counts.
    private mutating func write(_ name: String, _ time: HybridTime) -> Bool {
        if let last = times[name], last >= time { return false }
        times[name] = time
        return true
    }
}

// MARK: - As text

extension Replica {
    /// Creates a replica that was stored.
    ///
    /// - Returns: `nil` if `times` cannot be read.
    init?(_ value: Value, isRemoved: Bool, times text: String) {
        self.value = value
        self.isRemoved = isRemoved
        for line in text.split(separator: "\n") {
            let words = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard words.count > 1, let time = HybridTime(words[0]) else { return nil }
            if let index = Int(words[1]) {
                guard words.count == 3 else { return nil }
                places[Self.unescaped(words[2])] = ElementPlace(time: time, index: index)
            } else {
                for name in words.dropFirst() { times[Self.unescaped(name)] = time }
            }
        }
    }

    /// The times as a text: lines of a time and the names that were written then, or of a time, an
    /// index and the name of an element.
    var timesText: String {
        let writes = Dictionary(grouping: times.keys) { times[$0]! }.map { time, names in
            "\(time.text)\t" + names.map(Self.escaped).joined(separator: "\t")
        }
        let elements = places.map { "\($1.time.text)\t\($1.index)\t\(Self.escaped($0))" }
        return (writes + elements).joined(separator: "\n")
    }

    private static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\\") }) else {
            return name
        }
        return name.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t")
    }

    private static func unescaped(_ name: Substring) -> String {
        guard name.contains("\\") else { return String(name) }
        var result = ""
        var isEscaped = false
        for character in name {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}
