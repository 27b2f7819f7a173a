import TextReading

/// A reader of one JSON text (RFC 8259) into a tree of ``JSONNode``s with their positions.
///
/// It refuses keys that occur twice in an object, and halves of surrogate pairs.
struct JSONTreeReader: ~Copyable {
    /// The maximum nesting depth of lists and objects.
    static let depthLimit = 64

    private let text: [UInt8]
    private var tokens: JSONReader

    /// Returns the single value in `text`.
    static func read(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        if let offset = indexOfInvalidByte(in: text) {
            throw JSONSyntaxError(.notUTF8, at: offset, in: text)
        }
        var reader = JSONTreeReader(text)
        return try reader.readText()
    }

    private init(_ text: [UInt8]) {
        self.text = text
        tokens = JSONReader(
            ByteReader(InputPieces(bytes: text)),
            limits: .init(depth: Self.depthLimit, textBytes: .max, refusesHalfPairs: true))
    }

    /// Returns the index of the first byte that is not UTF-8.
    private static func indexOfInvalidByte(in text: [UInt8]) -> Int? {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var valid = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): valid += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return valid
            }
        }
    }

    private mutating func readText() throws(JSONSyntaxError) -> JSONNode {
        let first = try next()
        if first == .end { throw JSONSyntaxError(.empty, at: tokenOffset, in: text) }
        let root = try node(first)
        var hasEnded = false
        do {
            hasEnded = try next() == .end
        } catch  where error.problem == .comment {
            throw error
        } catch {}
        guard hasEnded else { throw JSONSyntaxError(.extraText, at: tokenOffset, in: text) }
        return root
    }

    private var tokenOffset: Int { Int(tokens.tokenPlace.offset) }

    private mutating func next() throws(JSONSyntaxError) -> JSONReader.Token {
        do {
            return try tokens.next()
        } catch {
            throw JSONSyntaxError(error, in: text)
        }
    }

    /// Reads the rest of the value that begins with `token`.
    private mutating func node(_ token: JSONReader.Token) throws(JSONSyntaxError) -> JSONNode {
        let offset = tokenOffset
        let value: JSONNode.Value
        switch token {
        case .beginObject: value = .object(try members())
        case .beginArray: value = .array(try elements())
        case .string: value = .string(tokens.string)
        case .number(let number): value = .number(number)
        case .bool(let bool): value = .bool(bool)
        case .null: value = .null
        case .name, .endObject, .endArray, .end:
            preconditionFailure("A JSON value begins with \(token).")
        }
        return JSONNode(value: value, offset: offset)
    }

    private mutating func elements() throws(JSONSyntaxError) -> [JSONNode] {
        var elements: [JSONNode] = []
        while true {
            let token = try next()
            if token == .endArray { return elements }
            elements.append(try node(token))
        }
    }

    private mutating func members() throws(JSONSyntaxError) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        var keys: Set<String> = []
        while try next() == .name {
            let (key, offset) = (tokens.string, tokenOffset)
            guard keys.insert(key).inserted else {
                throw JSONSyntaxError(.duplicateKey(key), at: offset, in: text)
            }
            members.append(JSONNode.Member(key: key, offset: offset, value: try node(try next())))
        }
        return members
    }
}
