import Foundation

/// A value of an activity in a form that can be written to a file.
indirect enum KeptValue: Codable, Hashable, Sendable {
    case text(String)
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case date(Date)
    case data(Data)
    case url(URL)
    case list([KeptValue])
    case entries([String: KeptValue])

    /// The greatest number of lists in lists.
    private static let maximumDepth = 50

    /// Returns `nil` for a value that cannot be kept.
    init?(_ value: Any, depth: Int = 0) {
        guard depth < Self.maximumDepth else { return nil }
        switch value {
        case let value as String: self = .text(value)
        case let value as Bool: self = .flag(value)
        case let value as any BinaryInteger: self = .integer(Int(truncatingIfNeeded: value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as CGFloat: self = .number(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .url(value)
        case let value as [Any]:
            let list = value.compactMap { KeptValue($0, depth: depth + 1) }
            guard list.count == value.count else { return nil }
            self = .list(list)
        case let value as [AnyHashable: Any]:
            guard let entries = Self.entries(value, depth: depth + 1) else { return nil }
            self = .entries(entries)
        default: return nil
        }
        if case .number(let number) = self, !number.isFinite { return nil }
    }

    /// Converts a dictionary; `nil` if a key is not text, or a value cannot be kept.
    static func entries(_ dictionary: [AnyHashable: Any], depth: Int = 0) -> [String: KeptValue]? {
        var entries: [String: KeptValue] = [:]
        for (key, value) in dictionary {
            guard let key = key.base as? String, let value = KeptValue(value, depth: depth) else {
                return nil
            }
            entries[key] = value
        }
        return entries
    }

    /// The value as the app knows it.
    var value: Any {
        switch self {
        case .text(let value): value
        case .flag(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .date(let value): value
        case .data(let value): value
        case .url(let value): value
        case .list(let list): list.map(\.value)
        case .entries(let entries): entries.mapValues(\.value)
        }
    }
}
