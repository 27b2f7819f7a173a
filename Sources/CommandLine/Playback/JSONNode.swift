/// A JSON value that remembers where in its file it stands.
///
/// Foundation's readers forget places, and a script's author needs them to find a mistake.
struct JSONNode: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case null
        case bool(Bool)
        /// Infinite when the file's number is too large for a `Double`.
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([Member])
    }

    /// One key of an object and its value.
    struct Member: Hashable, Sendable {
        let key: String

        /// Where the key begins, in bytes from the start of the file.
        let offset: Int

        let value: JSONNode
    }

    let value: Value

    /// Where the value begins, in bytes from the start of the file.
    let offset: Int

    /// What the value is, for messages: “a number”.
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
