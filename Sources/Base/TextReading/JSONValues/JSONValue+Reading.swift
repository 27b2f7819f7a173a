package import Foundation

extension JSONValue {
    /// Reads a text in UTF-8 that is one value.
    ///
    /// - Returns: `nil` for any other text.
    package init?(parsing data: Data) {
        let bytes = [UInt8](data)
        guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
        var json = JSONReader(ByteReader(InputPieces(bytes: bytes)), limits: .wholeFiles)
        do throws(ReadingError) {
            let token = try json.next()
            guard token != .end else { return nil }
            self = try Self.value(token, &json)
            guard try json.next() == .end else { return nil }
        } catch {
            return nil
        }
    }

    /// The values of a text that is one array, one at a time, for files too long to be in memory
    /// twice.
    ///
    /// - Parameter body: Called with a value and its line, counted from 1.
    /// - Returns: The line of the mistake in a text that is not a JSON array in UTF-8.
    package static func visitElements(
        of bytes: [UInt8], _ body: (JSONValue, Int) -> Void
    ) -> ElementsEnd {
        guard String(validating: bytes, as: UTF8.self) != nil else { return .failure(line: 1) }
        var json = JSONReader(ByteReader(InputPieces(bytes: bytes)), limits: .wholeFiles)
        do throws(ReadingError) {
            guard try json.next() == .beginArray else { return .failure(line: 1) }
            while true {
                let token = try json.next()
                if token == .endArray { break }
                let line = json.tokenPlace.position.line
                body(try value(token, &json), line)
            }
            let isWhole = try json.next() == .end
            return isWhole ? .success : .failure(line: json.tokenPlace.position.line)
        } catch {
            return .failure(line: error.place?.position.line ?? 1)
        }
    }

    /// How a text with an array ends.
    package enum ElementsEnd: Hashable, Sendable {
        case success

        /// The text breaks off or is malformed in a line, counted from 1.
        case failure(line: Int)
    }

    /// Reads the rest of a value.
    ///
    /// - Parameter token: The first token of the value.
    private static func value(
        _ token: JSONReader.Token, _ json: inout JSONReader
    ) throws(ReadingError) -> JSONValue {
        switch token {
        case .string: return .string(json.string)
        case .bool(let flag): return .bool(flag)
        case .null: return .null
        case .number(let number):
            let spelling = json.string
            if let whole = Int(spelling), String(whole) == spelling { return .int(whole) }
            guard number.isFinite else {
                throw ReadingError(
                    .unexpected(found: spelling, expected: "a smaller number"),
                    at: json.tokenPlace)
            }
            return .number(spelling)
        case .beginArray:
            var values: [JSONValue] = []
            while true {
                let token = try json.next()
                if token == .endArray { return .array(values) }
                values.append(try value(token, &json))
            }
        case .beginObject:
            var members: [String: JSONValue] = [:]
            while try json.next() == .name {
                let name = json.string
                members[name] = try value(json.next(), &json)
            }
            return .object(members)
        case .endArray, .endObject, .name, .end:
            preconditionFailure("A JSON reader gave \(token) where a value begins.")
        }
    }
}

extension JSONReader.Limits {
    /// For the app's own files.
    fileprivate static let wholeFiles = Self(
        depth: 512, textBytes: .max, refusesHalfPairs: true)
}
