package import Foundation
import Synchronization

/// Stands in for the servers of books and covers: it answers at once, or as badly as is asked of
/// it.
package final class FakeBookServer: BookServer, PictureServer {
    /// How the server answers.
    package enum Mood: Hashable, Sendable {
        case kind

        /// Answers after some seconds.
        case slow(seconds: Double)

        /// Cannot be reached.
        case failing

        /// Answers that the request failed.
        case refusing

        /// Answers with a page in HTML.
        case lying

        /// Answers with half of what it should.
        case halved
    }

    /// A request that arrived.
    package struct Request: Hashable, Sendable {
        package let path: String
        package let fields: [String: String]

        package init(path: String, fields: [String: String] = [:]) {
            self.path = path
            self.fields = fields
        }
    }

    private struct State {
        var mood: Mood
        var requests: [Request] = []
    }

    private let state: Mutex<State>
    private let backend: (@Sendable (Request) throws -> Data)?

    /// Creates a server.
    ///
    /// - Parameter backend: Answers requests that are no pictures; by default with success alone.
    package init(mood: Mood = .kind, backend: (@Sendable (Request) throws -> Data)? = nil) {
        state = Mutex(State(mood: mood))
        self.backend = backend
    }

    /// How the server answers from now on.
    package var mood: Mood {
        get { state.withLock { $0.mood } }
        set { state.withLock { $0.mood = newValue } }
    }

    /// The requests that arrived, pictures too.
    package var requests: [Request] { state.withLock { $0.requests } }

    package func post(_ path: String, _ fields: [String: String]) async throws -> Data {
        let request = Request(path: path, fields: fields)
        return try await answer(request) {
            try backend?(request) ?? Data(#"{"success": true}"#.utf8)
        }
    }

    package func picture(at address: String) async throws -> Data {
        try await answer(Request(path: address)) {
            guard let data = SampleCovers.data(at: address) else { throw ServerError.badAnswer }
            return data
        }
    }

    private func answer(_ request: Request, with data: () throws -> Data) async throws -> Data {
        state.withLock { $0.requests.append(request) }
        switch mood {
        case .kind: return try data()
        case .slow(let seconds):
            try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
            return try data()
        case .failing: throw ServerError.unreachable
        case .refusing: return Data(#"{"success": false}"#.utf8)
        case .lying: return Data("<html><body>It works!</body></html>".utf8)
        case .halved:
            let whole = try data()
            return whole.prefix(whole.count / 2)
        }
    }
}
