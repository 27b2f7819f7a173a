public import Foundation

/// A JSON decoder for bytes from outside.
///
/// Foundation's decoder stops the process when the bytes end with the bracket that exceeds its
/// limit of 512 nested values: it looks for the line of the error behind the end. Here such bytes
/// throw the same error as other values that are nested too deeply.
public final class SafeJSONDecoder: JSONDecoder, @unchecked Sendable {
    public override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let last = data.last, last == UInt8(ascii: "[") || last == UInt8(ascii: "{") else {
            return try super.decode(type, from: data)
        }
        return try super.decode(type, from: data + [UInt8(ascii: "\n")])
    }
}
