import Foundation
import FoundationNetworking
import Synchronization
import Testing
import UIKit
import UIKitTesting

@Suite("Stub server of a headless app")
struct StubServerTests {
    private let app = HeadlessApp(
        size: CGSize(width: 60, height: 50), rootViewController: UIViewController())

    private func loadedText(_ url: URL, in session: URLSession = .shared) async -> String {
        do {
            let (data, response) = try await session.data(from: url)
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            return "\(status) \(String(decoding: data, as: UTF8.self))"
        } catch {
            return "\((error as? URLError)?.code.rawValue ?? 0)"
        }
    }

    /// Loads an address in a task of the app.
    private func load(_ url: URL, in session: URLSession = .shared) -> Loaded {
        let loaded = Loaded()
        Task { loaded.text = await loadedText(url, in: session) }
        return loaded
    }

    private final class Loaded {
        var text: String?
    }

    @Test("Stub server: an awaited answer arrives after its delay, on the app's clock")
    func delay() {
        let server = app.startServer()
        server.answer("/books", with: .json("[1, 2]", after: 0.8))
        let loaded = load(server.url.appendingPathComponent("books"))
        app.advance(by: 0.79)
        #expect(loaded.text == nil)
        #expect(server.requests.map(\.url?.path) == ["/books"])
        app.advance(by: 0.01)
        #expect(loaded.text == "200 [1, 2]")
    }

    @Test("Stub server: one that is started before an app answers the requests of its launch")
    func launch() {
        final class Loader: UIViewController {
            let address: URL
            var text: String?

            init(_ address: URL) {
                self.address = address
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                Task {
                    let data = try? await URLSession.shared.data(from: address).0
                    text = data.map { String(decoding: $0, as: UTF8.self) }
                }
            }
        }
        let server = StubServer.start()
        server.answer("/books", with: .json("[3]"))
        let loader = Loader(server.url.appendingPathComponent("books"))
        let late = HeadlessApp(size: CGSize(width: 60, height: 50), rootViewController: loader)
        #expect(loader.text == "[3]")
        #expect(server.requests.count == 1)
        withExtendedLifetime(late) {}
    }

    @Test("Stub server: a silent one times out after the time of the session")
    func timeLimitOfSession() {
        let server = app.startServer()
        server.answer("/silent", with: .json("[]", after: 100))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 7
        let session = URLSession(configuration: configuration)
        let loaded = load(server.url.appendingPathComponent("silent"), in: session)
        app.advance(by: 6.9)
        #expect(loaded.text == nil)
        app.advance(by: 0.2)
        #expect(loaded.text == "\(URLError.Code.timedOut.rawValue)")
    }

    @Test("Stub server: settling waits for a slow body of any session")
    func slowBody() {
        let server = app.startServer()
        server.answer("/cover", with: .data(Data("png".utf8), after: 1).lasting(30))
        let start = app.host.now
        let session = URLSession(configuration: .ephemeral)
        let loaded = load(server.url.appendingPathComponent("cover"), in: session)
        #expect(app.settle(limit: 60))
        #expect(loaded.text == "200 png")
        #expect(abs(app.host.now - start - 31) < 0.1)
    }

    @Test("Stub server: answers follow in the order of requests, and the last one repeats")
    func script() {
        let server = app.startServer()
        server.answer(
            "/", with: .failure(.notConnectedToInternet, after: 0.1), .status(503), .json("{}"))
        let texts = (0..<4).map { _ in
            let loaded = load(server.url)
            app.settle()
            return loaded.text
        }
        #expect(
            texts == [
                "\(URLError.Code.notConnectedToInternet.rawValue)", "503 ", "200 {}", "200 {}",
            ])
    }

    @Test("Stub server: half an answer is a lost connection")
    func halfAnswer() {
        let server = app.startServer()
        server.answer("/", with: .json("[1, 2, 3]", after: 0.1).cut(after: 4))
        let loaded = load(server.url)
        app.settle()
        #expect(loaded.text == "\(URLError.Code.networkConnectionLost.rawValue)")
        let receiver = Receiver()
        let session = URLSession(configuration: .default, delegate: receiver, delegateQueue: .main)
        session.dataTask(with: server.url).resume()
        app.settle()
        #expect(receiver.log == ["200", "[1, ", "\(URLError.Code.networkConnectionLost.rawValue)"])
    }

    @Test("Stub server: silence ends with the request's time-out")
    func silence() throws {
        let server = app.startServer()
        server.answer("/", with: .silence)
        let end = Mutex<(code: URLError.Code, date: Date)?>(nil)
        let request = URLRequest(url: server.url, timeoutInterval: 20)
        let start = Date()
        URLSession.shared.dataTask(with: request) { _, _, error in
            end.withLock { $0 = ((error as? URLError)?.code ?? .unknown, Date()) }
        }.resume()
        #expect(app.settle(limit: 30))
        let (code, date) = try #require(end.withLock { $0 })
        #expect(code == .timedOut)
        #expect(abs(date.timeIntervalSince(start) - 20) < 0.01)
    }

    @Test("Stub server: a cancelled request gets no answer")
    func cancelling() {
        let server = app.startServer()
        server.answer("/", with: .json("[]", after: 1))
        let results = Mutex<[Int]>([])
        let task = URLSession.shared.dataTask(with: server.url) { _, _, error in
            let code = (error as? URLError)?.code.rawValue ?? 0
            results.withLock { $0.append(code) }
        }
        task.resume()
        app.advance(by: 0.5)
        task.cancel()
        app.advance(by: 5)
        #expect(results.withLock { $0 } == [URLError.Code.cancelled.rawValue])
    }

    @Test("Stub server: answers may depend on the request, and requests can be read")
    func requests() {
        let server = app.startServer()
        server.answer("/orders", method: "POST") { request in
            .json(String(decoding: request.httpBody ?? Data(), as: UTF8.self), status: 201)
        }
        var request = URLRequest(url: server.url.appendingPathComponent("orders"))
        request.httpMethod = "POST"
        request.httpBody = Data("tea".utf8)
        request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
        let status = Mutex((code: 0, body: ""))
        URLSession.shared.dataTask(with: request) { data, response, _ in
            status.withLock {
                $0 = (
                    (response as? HTTPURLResponse)?.statusCode ?? 0,
                    String(decoding: data ?? Data(), as: UTF8.self)
                )
            }
        }.resume()
        app.settle()
        #expect(status.withLock { $0.code } == 201)
        #expect(status.withLock { $0.body } == "tea")
        let got = server.requests.first
        #expect(got?.httpMethod == "POST")
        #expect(got?.value(forHTTPHeaderField: "Content-Type") == "text/plain")
    }

    @Test("Stub server: forty times a hundred requests at once are all answered")
    func manyRequests() {
        let server = app.startServer()
        server.answer("/now", with: .json("{}"))
        server.answer("/later", with: .json("[]", after: 0.1).lasting(0.1))
        let counts = Counts()
        for _ in 0..<40 {
            Task.detached { [url = server.url] in
                await withTaskGroup(of: Void.self) { group in
                    for index in 0..<100 {
                        group.addTask {
                            let path = index % 2 == 0 ? "now" : "later"
                            let data =
                                (try? await URLSession.shared.data(
                                    from: url.appendingPathComponent(path)))?.0 ?? Data()
                            let text = String(decoding: data, as: UTF8.self)
                            counts.add(text)
                        }
                    }
                }
            }
            #expect(app.settle())
        }
        #expect(counts.all == ["{}": 2_000, "[]": 2_000])
        #expect(server.requests.count == 4_000)
    }

    @Test("Stub server: unknown paths get 404, unknown servers are not found")
    func unknown() throws {
        let server = app.startServer()
        let missing = load(server.url.appendingPathComponent("nothing"))
        let nobody = load(try #require(URL(string: "headless://nobody/a")))
        app.settle()
        #expect(missing.text == "404 ")
        #expect(nobody.text == "\(URLError.Code.cannotFindHost.rawValue)")
    }

    @Test("Stub server: each app has its own, also at real addresses")
    func severalApps() throws {
        let url = try #require(URL(string: "https://books.example"))
        let server = app.startServer(at: url)
        server.answer("/", with: .json("first"))
        let other = HeadlessApp(
            size: CGSize(width: 60, height: 50), rootViewController: UIViewController())
        let second = other.startServer(at: url)
        second.answer("/", with: .json("second"))
        let session = URLSession(configuration: StubServer.configuration)
        let loadedInOther = load(url, in: session)
        other.settle()
        app.advance(by: 0)
        let loaded = load(url)
        app.settle()
        #expect(loadedInOther.text == "200 second")
        #expect(loaded.text == "200 first")
        #expect(server.requests.count == 1 && second.requests.count == 1)
    }
}

/// The number of answers by their text.
private nonisolated final class Counts: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    var all: [String: Int] { counts.withLock { $0 } }

    func add(_ text: String) { counts.withLock { $0[text, default: 0] += 1 } }
}

/// A delegate that writes down what it receives.
private nonisolated final class Receiver: NSObject, URLSessionDataDelegate, Sendable {
    private let entries = Mutex<[String]>([])

    var log: [String] { entries.withLock { $0 } }

    private func write(_ text: String) { entries.withLock { $0.append(text) } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        write("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        write(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        write("\((error as? URLError)?.code.rawValue ?? 0)")
    }
}
