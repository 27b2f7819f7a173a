public import Foundation
public import FoundationNetworking
import Synchronization

/// A server for the requests of a `HeadlessApp`, without a network and on the app's clock.
///
///     let server = app.startServer()
///     server.answer("/books", with: .json(#"["Emma", "Ulysses"]"#, after: 0.8))
///     server.answer("/cover", with: .failure(.networkConnectionLost), .data(png, after: 2))
///     app.window.rootViewController = BooksController(server: server.url)
///     app.advance(by: 0.8)
///     #expect(server.requests.map(\.url?.path) == ["/books"])
///
/// The app loads with `URLSession`: data and upload tasks, with delegates, closures or `await`. The
/// server is reached by every session at its ``url``. One that stands for an address of `http` or
/// `https` is reached by sessions with its ``configuration``, because Foundation asks its own
/// loader first in all others. `URLSession.shared` reaches it too, if an app was launched before
/// that session's first request in the process.
///
/// Each app has its own servers; one for requests at an app's launch is started before it by
/// ``start(at:)``. Redirections and download tasks are not served.
public final class StubServer: Sendable {
    /// The address of the server, which an app gets in place of the real one.
    public let url: URL

    private let state = Mutex(State())

    private struct State {
        var scripts: [Route: Script] = [:]
        var requests: [URLRequest] = []
    }

    /// A method and a path.
    private struct Route: Hashable {
        let method: String
        let path: String
    }

    /// The answers of a route, and the number of requests that it got.
    private struct Script {
        let answer: @Sendable (URLRequest, Int) -> Answer
        var count = 0
    }

    private init(url: URL) {
        self.url = url
    }

    /// Creates a server for the requests of an app, which `HeadlessApp.startServer(at:)` calls.
    ///
    /// - Parameters:
    ///   - url: The address: a scheme and a host.
    ///   - app: The number of the app, which no other app of the process ever has.
    public static func start(at url: URL, for app: UInt) -> StubServer {
        guard let origin = origin(of: url) else {
            fatalError("\(url) names no server. Pass a scheme and a host.")
        }
        let server = StubServer(url: url)
        all.withLock { $0[app, default: [:]][origin] = server }
        return server
    }

    /// Starts a server for the apps of the process, as long as the caller retains it. It also
    /// answers requests that an app sends while it is launched.
    ///
    ///     let server = StubServer.start()
    ///     server.answer("/books", with: .json("[]"))
    ///     let app = HeadlessApp(
    ///         size: size, rootViewController: BooksController(server: server.url))
    ///
    /// - Parameter url: The address: a scheme and a host. By default one that no other server has,
    ///   and that every session reaches.
    public static func start(at url: URL? = nil) -> StubServer {
        let number = count.add(1, ordering: .relaxed).newValue
        let own = URL(string: "\(StubLoader.scheme)://server\(number)") ?? anyAddress
        let server = StubServer(url: url ?? own)
        guard let origin = origin(of: server.url) else {
            fatalError("\(server.url) names no server. Pass a scheme and a host.")
        }
        shared.withLock { $0[origin] = Shared(server: server) }
        return server
    }

    private static let count = Atomic(0)

    /// The servers for all apps of the process, by their origins.
    private static let shared = Mutex<[String: Shared]>([:])

    private struct Shared: Sendable { weak let server: StubServer? }

    /// The servers of all apps, by the apps' numbers and the servers' origins.
    private static let all = Mutex<[UInt: [String: StubServer]]>([:])

    /// The server of an app that a request is for.
    static func server(for request: URLRequest, of app: UInt) -> StubServer? {
        origin(of: request.url).flatMap { origin in
            all.withLock { $0[app]?[origin] } ?? shared.withLock { $0[origin]?.server }
        }
    }

    // MARK: Answers

    /// Sets the answers to the requests of a path, in the order of the requests. The last one
    /// repeats.
    ///
    /// Requests of other paths or methods get status 404.
    ///
    /// - Parameters:
    ///   - path: The path, which begins with a slash.
    ///   - method: The method of HTTP.
    ///   - answers: The answers, at least one.
    public func answer(_ path: String, method: String = "GET", with answers: Answer...) {
        guard !answers.isEmpty else {
            fatalError("There is no answer for \(path). Pass at least one.")
        }
        setScript(path, method) { _, index in answers[min(index, answers.count - 1)] }
    }

    /// Sets the answer to the requests of a path as a function of the request.
    ///
    /// - Parameters:
    ///   - path: The path, which begins with a slash.
    ///   - method: The method of HTTP.
    ///   - answer: A function that is called on other threads than the main one.
    public func answer(
        _ path: String, method: String = "GET",
        by answer: @escaping @Sendable (URLRequest) -> Answer
    ) {
        setScript(path, method) { request, _ in answer(request) }
    }

    private func setScript(
        _ path: String, _ method: String, _ answer: @escaping @Sendable (URLRequest, Int) -> Answer
    ) {
        guard path.hasPrefix("/") else {
            fatalError("“\(path)” is no path of a server. Begin it with a slash.")
        }
        state.withLock { $0.scripts[Route(method: method, path: path)] = Script(answer: answer) }
    }

    // MARK: Requests

    /// The requests that the server got, oldest first.
    public var requests: [URLRequest] { state.withLock { $0.requests } }

    /// Adds a request, and returns the answer.
    func answer(to request: URLRequest) -> Answer {
        let path = request.url?.path ?? ""
        let route = Route(
            method: request.httpMethod ?? "GET", path: path.isEmpty ? "/" : path)
        let script = state.withLock { state in
            state.requests.append(request)
            defer { state.scripts[route]?.count += 1 }
            return state.scripts[route]
        }
        return script.map { $0.answer(request, $0.count) } ?? .status(404)
    }

    // MARK: Sessions

    /// An address of which every session asks the app's servers.
    public static let anyAddress: URL = {
        guard let url = URL(string: "\(StubLoader.scheme)://server") else {
            preconditionFailure("\(StubLoader.scheme) is no scheme of an address.")
        }
        return url
    }()

    /// A configuration of sessions that reach the app's servers, also at addresses of `http` and
    /// `https`.
    public static var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses =
            [StubLoader.self] + (configuration.protocolClasses ?? [])
        return configuration
    }

    /// The part of an address that names a server; `nil` for an address without one.
    static func origin(of url: URL?) -> String? {
        guard let url, let scheme = url.scheme, let host = url.host else { return nil }
        return "\(scheme)://\(host):\(url.port ?? 0)"
    }
}
