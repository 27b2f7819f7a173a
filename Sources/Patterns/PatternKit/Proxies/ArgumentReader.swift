/// Reads the arguments of a message one after the other, as what a method wants them to be.
struct ArgumentReader {
    let message: String
    let arguments: [Any]

    private var position = 0

    init(message: String, arguments: [Any]) {
        self.message = message
        self.arguments = arguments
    }

    mutating func next<Argument>(as type: Argument.Type) throws(ForwardingError) -> Argument {
        defer { position += 1 }
        guard position < arguments.count else {
            throw .missingArgument(message: message, position: position + 1, expected: "\(type)")
        }
        guard let argument = arguments[position] as? Argument else {
            throw .badArgument(
                message: message, position: position + 1, expected: "\(type)",
                given: "\(Swift.type(of: arguments[position]))")
        }
        return argument
    }

    /// - Throws: An error when arguments are left.
    func finish() throws(ForwardingError) {
        guard position == arguments.count else {
            throw .surplusArguments(message: message, wanted: position, given: arguments.count)
        }
    }
}
