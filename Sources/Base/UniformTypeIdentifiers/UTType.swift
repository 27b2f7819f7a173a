/// A type of data or of files.
///
/// Types form a hierarchy: ``png`` conforms to ``image``, and ``image`` to ``data``. The known
/// types are those declared here; a file with another ending, or data of another media type, gets a
/// type of its own, whose identifier begins with `dyn.`.
public struct UTType: Hashable, Sendable {
    /// The text that identifies the type, such as `public.png`.
    public let identifier: String

    /// Creates a known or dynamic type from its identifier; `nil` for any other text.
    public init?(_ identifier: String) {
        guard
            Self.declarations[identifier] != nil
                || identifier.hasPrefix(Self.dynamicExtension)
                || identifier.hasPrefix(Self.dynamicMediaType)
        else { return nil }
        self.identifier = identifier
    }

    /// Creates a type with an identifier of the app, which conforms to ``data``.
    public init(exportedAs identifier: String) {
        self.identifier = identifier
    }

    /// Creates a type with an identifier of another app, which conforms to ``data``.
    public init(importedAs identifier: String) {
        self.identifier = identifier
    }

    /// Creates the type of files with an ending, such as `png`, in small or capital letters.
    ///
    /// - Returns: A dynamic type for an unknown ending; `nil` for an empty one, or if the type does
    ///   not conform to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(
            filenameExtension.lowercased(), Self.byExtension, Self.dynamicExtension, supertype)
    }

    /// Creates the type of a media type, such as `image/png`. Parameters are ignored.
    ///
    /// - Returns: A dynamic type for an unknown media type; `nil` for an empty one, or if the type
    ///   does not conform to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" && $0 != " " }.lowercased()
        self.init(name, Self.byMediaType, Self.dynamicMediaType, supertype)
    }

    private init?(
        _ name: String, _ known: [String: String], _ prefix: String, _ supertype: UTType
    ) {
        guard !name.isEmpty else { return nil }
        identifier = known[name] ?? prefix + name
        guard conforms(to: supertype) else { return nil }
    }

    // MARK: Properties

    /// The endings of files of this type, without the dot; the preferred one first.
    public var filenameExtensions: [String] {
        if identifier.hasPrefix(Self.dynamicExtension) {
            return [String(identifier.dropFirst(Self.dynamicExtension.count))]
        }
        return Self.declarations[identifier]?.extensions ?? []
    }

    /// The usual ending of files of this type, without the dot.
    public var preferredFilenameExtension: String? { filenameExtensions.first }

    /// The usual media type.
    public var preferredMIMEType: String? {
        if identifier.hasPrefix(Self.dynamicMediaType) {
            return String(identifier.dropFirst(Self.dynamicMediaType.count))
        }
        return Self.declarations[identifier]?.mediaTypes.first
    }

    /// `true` if the type was made for an unknown ending or media type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// The types that this type conforms to, directly or through others.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += next.parents }
        }
        return found
    }

    private var parents: [UTType] {
        guard let declaration = Self.declarations[identifier] else { return [.data] }
        return declaration.parents.map { UTType(importedAs: $0) }
    }

    /// Returns `true` for the type itself and those that it conforms to.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns `true` if this type conforms to another one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns `true` if another type conforms to this one.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    private static let dynamicExtension = "dyn.extension."
    private static let dynamicMediaType = "dyn.mime."
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
