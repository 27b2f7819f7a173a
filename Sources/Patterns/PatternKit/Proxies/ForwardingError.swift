/// A reason why a ``Forwarder`` could not pass a message on.
public enum ForwardingError: Error, Hashable, Sendable {
    /// No method is registered for the message.
    case unknownMessage(name: String, known: [String])

    /// The method wants more arguments. Positions count from 1.
    case missingArgument(message: String, position: Int, expected: String)

    /// An argument is of another type than the method wants. Positions count from 1.
    case badArgument(message: String, position: Int, expected: String, given: String)

    /// The method wants fewer arguments.
    case surplusArguments(message: String, wanted: Int, given: Int)
}

extension ForwardingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownMessage(let name, let known):
            """
            Nobody understands “\(name)”. Understood are \
            \(known.isEmpty ? "no messages at all" : known.joined(separator: ", ")). Register it with \
            forward(_:to:_:).
            """
        case .missingArgument(let message, let position, let expected):
            "“\(message)” was sent without its argument \(position), which is of type \(expected)."
        case .badArgument(let message, let position, let expected, let given):
            "“\(message)” was sent with argument \(position) of type \(given), and wants \(expected)."
        case .surplusArguments(let message, let wanted, let given):
            "“\(message)” was sent with \(given) arguments, and wants \(wanted)."
        }
    }
}
