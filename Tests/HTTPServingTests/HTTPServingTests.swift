import Foundation
import FoundationNetworking
import HTTPServing
import Testing

@Suite("The HTTP server")
struct HTTPServingTests {
    private func post(
        _ server: HTTPServer, _ body: Data, token: String? = nil
    ) async throws -> (status: Int?, data: Data) {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/a/b"))
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = body
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        // The shared session keeps the loaders that were registered before its first request: those
        // of headless apps are not, in a test without one.
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let (data, response) = try await session.data(for: request)
        return ((response as? HTTPURLResponse)?.statusCode, data)
    }

    @Test("Server: gives method, path, token and body to its handler, and sends its answer")
    func echo() async throws {
        let server = try HTTPServer(port: 0) { request in
            let words = [request.method, request.path, request.bearerToken ?? "none"]
            return HTTPResponse(
                status: 201, body: Data(words.joined(separator: " ").utf8) + request.body)
        }
        let body = Data(repeating: 0x41, count: 300_000)
        let answer = try await post(server, body, token: "t1")
        #expect(answer.status == 201)
        #expect(answer.data == Data("POST /a/b t1".utf8) + body)
        #expect(try await post(server, Data()).data == Data("POST /a/b none".utf8))
    }

    @Test("Server: a body that is too long is answered with 413 and not given to the handler")
    func limit() async throws {
        var limits = HTTPServer.Limits()
        limits.bodySize = 1000
        let server = try HTTPServer(port: 0, limits: limits) { request in
            HTTPResponse(body: request.body)
        }
        #expect(try await post(server, Data(count: 1000)).status == 200)
        #expect(try await post(server, Data(count: 1001)).status == 413)
    }

    @Test("Server: a port that is taken and an address that is none are errors")
    func refusals() throws {
        let first = try HTTPServer(port: 0) { _ in HTTPResponse(body: Data()) }
        #expect(throws: HTTPServerError.self) {
            try HTTPServer(port: first.port) { _ in HTTPResponse(body: Data()) }
        }
        #expect(throws: HTTPServerError.self) {
            try HTTPServer(address: "nowhere", port: 0) { _ in HTTPResponse(body: Data()) }
        }
    }
}
