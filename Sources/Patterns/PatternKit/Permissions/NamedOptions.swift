/// A set of named options, such as permissions, packed into the bits of a number.
///
/// Conform, list the names, and get questions, changes, text and JSON:
///
///     struct Permission: NamedOptions {
///         let rawValue: Int
///
///         static let select = Permission(rawValue: 1)
///         static let insert = Permission(rawValue: 2)
///         static let update = Permission(rawValue: 4)
///         static let delete = Permission(rawValue: 8)
///
///         static let names: [(option: Permission, name: String)] = [
///             (.select, "select"), (.insert, "insert"), (.update, "update"), (.delete, "delete"),
///         ]
///     }
///
///     var user: Permission = [.select, .insert, .delete]
///     user.allows(.update)  // false
///     user.enable(.update)
///     "\(user)"  // “select, insert, update, delete”
///
/// In JSON, a set is an array of names, which survives a new assignment of the bits. A bit without
/// a name is called “bit 4”.
public protocol NamedOptions: OptionSet, Codable, Hashable, Sendable, CustomStringConvertible
where Element == Self, RawValue: FixedWidthInteger & Sendable {
    /// The options, each with its name, in the order in which they are listed. Each option is one
    /// bit.
    static var names: [(option: Self, name: String)] { get }
}

// MARK: - Changes

extension NamedOptions {
    /// Adds all of `options`.
    public mutating func enable(_ options: Self) {
        formUnion(options)
    }

    /// Removes all of `options`.
    public mutating func disable(_ options: Self) {
        subtract(options)
    }
}

// MARK: - Questions

extension NamedOptions {
    /// Returns `true` if all of `options` are in the set. The empty set is always allowed.
    public func allows(_ options: Self) -> Bool {
        isSuperset(of: options)
    }

    /// Returns `true` if none of `options` is in the set.
    ///
    /// This is not the opposite of ``allows(_:)``: when some are allowed and others are not, both
    /// are false. And for no options at all, both are true.
    public func allowsNone(of options: Self) -> Bool {
        isDisjoint(with: options)
    }

    /// Returns `true` if the set has exactly `options`.
    public func allowsOnly(_ options: Self) -> Bool {
        self == options
    }
}

// MARK: - Text

extension NamedOptions {
    /// The names of what is in the set, in the order of ``names``, and then bits without a name.
    public var optionNames: [String] {
        let named = Self.names.filter { contains($0.option) }
        let rest = named.reduce(into: self) { $0.subtract($1.option) }
        let unnamed = (0..<RawValue.bitWidth).filter { rest.rawValue & (1 << RawValue($0)) != 0 }
        return named.map(\.name) + unnamed.map { "bit \($0)" }
    }

    /// The names, with commas between them, or “nothing”.
    public var description: String {
        isEmpty ? "nothing" : optionNames.joined(separator: ", ")
    }

    /// Creates the set of the options with these names.
    ///
    /// - Throws: ``UnknownOption`` for a name that is none of ``names``.
    public init(named names: [String]) throws(UnknownOption) {
        self = []
        for name in names { formUnion(try Self.option(named: name)) }
    }

    private static func option(named name: String) throws(UnknownOption) -> Self {
        if let known = names.first(where: { $0.name == name }) { return known.option }
        if name.hasPrefix("bit "), let bit = Int(name.dropFirst(4)),
            (0..<RawValue.bitWidth).contains(bit)
        {
            return Self(rawValue: 1 << RawValue(bit))
        }
        throw UnknownOption(name: name, known: names.map(\.name))
    }
}

// MARK: - JSON

extension NamedOptions {
    public init(from decoder: any Decoder) throws {
        let names = try [String](from: decoder)
        do {
            try self.init(named: names)
        } catch {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "\(error)",
                    underlyingError: error))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        try optionNames.encode(to: encoder)
    }
}
