import BookshelfLists
package import Foundation
import FoundationGaps
import FoundationNetworking

/// The address of a server of books, and the token of the user's account there.
package struct BookAccount: Hashable, Sendable, Codable {
    /// Such as `https://books.example`.
    package var address: URL

    package var token: String

    /// Creates an account from what a user typed, or `nil` for an address that is none.
    package init?(address: String, token: String) {
        let address = address.trimmed
        let whole = address.contains("://") ? address : "http://" + address
        let token = token.trimmed
        guard let url = URL(string: whole), ["http", "https"].contains(url.scheme),
            url.host?.isEmpty == false, !token.isEmpty
        else { return nil }
        (self.address, self.token) = (url, token)
    }

    /// Reads the account that a file names, if there is one.
    package init?(file: URL?) {
        guard let data = file.flatMap({ try? Data(contentsOf: $0) }),
            let account = try? SafeJSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = account
    }

    /// Replaces the file, which only the user can read.
    package func save(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(self).write(to: file, options: .atomic)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}

/// A server of books that `touchstone books serve` runs.
package struct HTTPBookServer: BookServer {
    private let account: BookAccount
    private let session: URLSession

    package init(account: BookAccount) {
        self.account = account
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = BookAPI.patience
        session = URLSession(configuration: configuration)
    }

    package func post(_ path: String, _ fields: [String: String]) async throws -> Data {
        var request = URLRequest(url: account.address.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.setValue("Bearer \(account.token)", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(fields)
        let (data, response): (Data, URLResponse)
        do {
            (data, response) = try await session.data(for: request)
        } catch let error as URLError {
            throw error.code == .timedOut ? ServerError.timedOut : ServerError.unreachable
        }
        switch (response as? HTTPURLResponse)?.statusCode {
        case 200: return data
        case 401: throw ServerError.unknownToken
        case 413: throw ServerError.overQuota
        default: throw ServerError.badAnswer
        }
    }
}
