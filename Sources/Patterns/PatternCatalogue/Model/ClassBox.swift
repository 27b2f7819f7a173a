/// One type in a class diagram: its name over its attributes over its operations.
public struct ClassBox: Hashable, Sendable {
    /// The kind of a type. All but classes carry a word in guillemets above their name.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case `class`

        /// A class that is only there to be inherited from. Its name stands in italics.
        case abstractClass

        /// A protocol.
        case interface

        case structure

        case enumeration

        case actor
    }

    /// The type's name in the code, without the diagram's scope: “Office”.
    public var name: String

    public var kind: Kind

    /// The module that the type comes from, or nothing for the catalogue itself.
    public var module: String?

    /// The properties worth showing.
    public var attributes: [ClassMember]

    /// The methods, initialisers and cases worth showing.
    public var operations: [ClassMember]

    /// The names of interfaces that the type provides and that need no box of their own. Each is
    /// drawn as a lollipop: a circle on a stick.
    public var lollipops: [String]

    public init(
        _ name: String, _ kind: Kind = .class, module: String? = nil,
        attributes: [ClassMember] = [], operations: [ClassMember] = [], lollipops: [String] = []
    ) {
        self.name = name
        self.kind = kind
        self.module = module
        self.attributes = attributes
        self.operations = operations
        self.lollipops = lollipops
    }

    /// `true` for types without direct instances, whose names are in italics.
    public var isAbstract: Bool { kind == .abstractClass || kind == .interface }
}
