/// A name that none of the options of a ``NamedOptions`` set has.
public struct UnknownOption: Error, Hashable, Sendable {
    /// The name that was given.
    public let name: String

    /// The names that there are.
    public let known: [String]
}

extension UnknownOption: CustomStringConvertible {
    public var description: String {
        "There is no option “\(name)”. There are \(known.joined(separator: ", "))."
    }
}
