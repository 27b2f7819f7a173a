import CVirtualClock
import Foundation
import FoundationNetworking

/// The loader of the requests that ``StubServer``s answer.
///
/// Foundation calls it in jobs of the app that sent the request. What it delays is delayed on the
/// app's clock, as any other code of the app is.
///
/// Foundation keeps the list of a session's tasks without a lock, for one queue, and reads it when
/// the client is called: another queue would read it while it changes. So all parts of an answer
/// are delivered on the queue on which Foundation starts and stops the loader.
final class StubLoader: URLProtocol {
    /// The scheme of servers that stand for no real address.
    static let scheme = "headless"

    /// Makes this the first loader that `URLSession.shared` asks.
    ///
    /// Loaders are asked in the order of their registration. Foundation registers its own with the
    /// first session of the process, so they are registered again here, behind this one.
    static let isRegistered: Bool = {
        let others = URLSessionConfiguration.default.protocolClasses ?? []
        for other in others { URLProtocol.unregisterClass(other) }
        return ([StubLoader.self] + others).allSatisfy(URLProtocol.registerClass)
    }()

    /// `true` after the end of the request. Used on the session's queue.
    private var isStopped = false

    private static func server(for request: URLRequest) -> StubServer? {
        ts_clock_current_owner().flatMap { app in
            StubServer.server(for: request, of: UInt(bitPattern: app))
        }
    }

    override class func canInit(with request: URLRequest) -> Bool {
        request.url?.scheme == scheme || server(for: request) != nil
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let server = Self.server(for: request) else {
            return perform(after: 0) { $0.fail(.cannotFindHost) }
        }
        let answer = server.answer(to: request)
        if answer.delay > 0, case let limit = timeLimit, answer.delay > limit {
            return perform(after: limit) { $0.fail(.timedOut) }
        }
        perform(after: answer.delay) { loader in
            if let failure = answer.failure { return loader.fail(failure) }
            loader.deliverHead(of: answer)
            loader.perform(after: answer.duration) { $0.deliverBody(of: answer) }
        }
    }

    /// The seconds after which a request without an answer fails: its own, and for a request that
    /// states none those of its session, which Foundation on Linux keeps to itself.
    private var timeLimit: TimeInterval {
        let usual: TimeInterval = 60
        guard request.timeoutInterval == usual, let task else { return request.timeoutInterval }
        var mirror: Mirror? = Mirror(reflecting: task)
        while let current = mirror {
            if let session = current.descendant("session") as? URLSession {
                return session.configuration.timeoutIntervalForRequest
            }
            mirror = current.superclassMirror
        }
        return usual
    }

    override func stopLoading() {
        isStopped = true
    }

    // MARK: Delivering

    /// Calls `body` on the calling queue after some seconds of the app's time, unless the request
    /// is cancelled before.
    private func perform(after seconds: TimeInterval, _ body: @escaping (StubLoader) -> Void) {
        let time = seconds > 0 ? (DispatchTime.now() + seconds).rawValue : 0
        let part = Unmanaged.passRetained(Part(loader: self, body: body)).toOpaque()
        ts_current_queue_dispatch(time, part) { context in
            let part = Unmanaged<Part>.fromOpaque(context!).takeRetainedValue()
            if !part.loader.isStopped { part.body(part.loader) }
        }
    }

    /// A part of an answer that C passes on as a pointer.
    private final class Part {
        let loader: StubLoader
        let body: (StubLoader) -> Void

        init(loader: StubLoader, body: @escaping (StubLoader) -> Void) {
            self.loader = loader
            self.body = body
        }
    }

    private func deliverHead(of answer: StubServer.Answer) {
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1",
                headerFields: answer.headers.merging(
                    ["Content-Length": "\(answer.body.count)"]) { own, _ in own })
        else { return fail(.badServerResponse) }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }

    /// Delivers the body in one piece: closures get the last piece only.
    private func deliverBody(of answer: StubServer.Answer) {
        let part = answer.body.prefix(answer.cut ?? .max)
        if !part.isEmpty { client?.urlProtocol(self, didLoad: Data(part)) }
        if answer.cut != nil { return fail(.networkConnectionLost) }
        client?.urlProtocolDidFinishLoading(self)
    }

    private func fail(_ code: URLError.Code) {
        var details: [String: Any] = [:]
        details[NSURLErrorFailingURLErrorKey] = request.url
        client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: details))
    }
}

/// Lets ``StubServer``s answer requests, which the clock of a headless app asks for by this name:
/// see `ts_serve_requests` in `CVirtualClock`.
///
/// Public, so that libraries of release builds export it.
@_cdecl("ts_register_stub_loader")
public func registerStubLoader() { _ = StubLoader.isRegistered }
