/// A JSON value with its position in the file.
///
/// Foundation's JSON readers discard positions, which error messages for script authors need.
struct JSONNode: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case null
        case bool(Bool)
        /// A number, infinite if the file's number is too large for a `Double`.
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    /// One key of an object and its value.
    struct Member: Hashable, Sendable {
        let key: String

        /// The offset of the key, in bytes from the start of the file.
        let offset: Int

        let value: JSONNode
    }

    let value: Value

    /// The offset of the value, in bytes from the start of the file.
    let offset: Int

    /// The value's type for messages, such as “a number”.
    var kind: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
