import Foundation
import PatternKit
import TestSupport
import Testing

private enum Reading {
    struct Request: Codable, Sendable { let room: String }
}

private struct NoSuchRoom: Error {}

/// A connection to a host in the same process.
private struct Loopback: RemoteConnection {
    let host: RemoteHost<Reading.Request, Double>

    func answer(to request: Data) async throws -> Data { await host.answer(to: request) }
}

/// A connection that always gives the same answer.
private struct Babble: RemoteConnection {
    let text: String

    func answer(to request: Data) async throws -> Data { Data(text.utf8) }
}

private protocol Thermometer {
    func temperature(in room: String) async throws -> Double
}

private struct RemoteThermometer: Thermometer {
    let proxy: RemoteProxy<Reading.Request, Double>

    func temperature(in room: String) async throws -> Double {
        try await proxy.send(Reading.Request(room: room))
    }
}

@Suite("A remote proxy")
struct RemoteProxyTests {
    private let host = RemoteHost<Reading.Request, Double> { request in
        guard request.room == "kitchen" else { throw NoSuchRoom() }
        return 21.5
    }

    @Test("a remote proxy asks an object on the other side as if it were here", .rows("S1-29"))
    func remote() async throws {
        let thermometer = RemoteThermometer(proxy: RemoteProxy(over: Loopback(host: host)))
        #expect(try await thermometer.temperature(in: "kitchen") == 21.5)
    }

    @Test("a remote proxy reports what the other side throws", .rows("S1-29"))
    func failure() async throws {
        let thermometer = RemoteThermometer(proxy: RemoteProxy(over: Loopback(host: host)))
        let error = await #expect(throws: RemoteError.self) {
            try await thermometer.temperature(in: "cellar")
        }
        #expect(error == .failed("NoSuchRoom()"))
        #expect(
            error?.description
                == "The remote object answered with an error: NoSuchRoom()")
    }

    @Test(
        "a remote proxy reports an answer that makes no sense", .rows("S1-29"),
        arguments: ["", "{", "[]", "{\"answer\":1}"])
    func nonsense(text: String) async throws {
        let proxy = RemoteProxy<Reading.Request, Double>(over: Babble(text: text))
        let error = await #expect(throws: RemoteError.self) {
            try await proxy.send(Reading.Request(room: "kitchen"))
        }
        #expect(error == .notUnderstood(expected: "Double", by: .proxy))
    }

    @Test("a remote proxy answers a request that makes no sense with an error", .rows("S1-29"))
    func nonsenseRequest() async throws {
        let reply = await host.answer(to: Data("?".utf8))
        let proxy = RemoteProxy<Reading.Request, Double>(
            over: Babble(text: String(decoding: reply, as: UTF8.self)))
        let error = await #expect(throws: RemoteError.self) {
            try await proxy.send(Reading.Request(room: "kitchen"))
        }
        #expect(error == .notUnderstood(expected: "Request", by: .host))
    }
}
