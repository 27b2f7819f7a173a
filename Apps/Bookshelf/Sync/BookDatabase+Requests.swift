package import Foundation
import FoundationGaps

extension BookDatabase {
    /// Answers a request of an ``BookServer``: `sync/books` and `delete/book`.
    ///
    /// - Returns: The status of HTTP, and JSON that says `success`.
    package func answer(
        _ path: String, _ fields: [String: String], token: String?
    ) -> (status: Int, data: Data) {
        do throws(BookDatabaseError) {
            guard let token else { throw .unknownToken }
            switch path {
            case "sync/books":
                guard let since = Int(fields["since"] ?? "0"),
                    let changes = Self.changes(fields["changes"] ?? "[]")
                else { return Self.failure(400, "The changes cannot be read.") }
                return Self.success(try sync(changes, since: since, token: token).json)
            case "delete/book":
                guard let id = fields["book_id"], !id.isEmpty else {
                    return Self.failure(400, "There is no book_id.")
                }
                let deletion = [BookChange(id: id, members: nil)]
                _ = try sync(deletion, since: .max - 1, token: token)
                return Self.success(.object(["success": .bool(true)]))
            default: return Self.failure(404, "There is no such request.")
            }
        } catch {
            switch error {
            case .unknownToken, .unknownAccount:
                return Self.failure(401, "The token belongs to no account.")
            case .overQuota: return Self.failure(413, "The account is full.")
            case .failed(let reason): return Self.failure(500, reason)
            }
        }
    }

    /// Reads a body: an object of texts.
    package static func fields(in body: Data) -> [String: String]? {
        guard !body.isEmpty else { return [:] }
        return try? SafeJSONDecoder().decode([String: String].self, from: body)
    }

    private static func changes(_ text: String) -> [BookChange]? {
        guard case .array(let values)? = JSONValue(parsing: Data(text.utf8)) else { return nil }
        let changes = values.compactMap(BookChange.init)
        return changes.count == values.count ? changes : nil
    }

    private static func success(_ json: JSONValue) -> (Int, Data) {
        (200, json.data())
    }

    /// An answer that says why a request failed.
    package static func failure(_ status: Int, _ reason: String) -> (status: Int, data: Data) {
        let json = JSONValue.object(["success": .bool(false), "reason": .string(reason)])
        return (status, json.data())
    }
}
