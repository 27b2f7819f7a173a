import Foundation
import FoundationNetworking
import Glibc
import Testing
import UIKit
import UIKitTesting

/// A server of the test's own, as test suites write it: a socket, and a thread or a queue.
private nonisolated final class LocalServer {
    let port: UInt16
    private let socket: Int32
    private let source: (any DispatchSourceRead)?

    /// - Parameter usesQueue: `true` to accept in a dispatch source, `false` on a thread.
    init(usesQueue: Bool) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, $0, &length) == 0
            }
        }
        try #require(isBound)
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
        if usesQueue {
            let source = DispatchSource.makeReadSource(
                fileDescriptor: socket, queue: .global())
            source.setEventHandler { Self.answer(socket) }
            source.setCancelHandler { close(socket) }
            source.activate()
            self.source = source
        } else {
            source = nil
            let thread = Thread { while Self.answer(socket) {} }
            thread.start()
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        if let source { source.cancel() } else { close(socket) }
    }

    @discardableResult
    private static func answer(_ socket: Int32) -> Bool {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = read(connection, &buffer, buffer.count)
        let text =
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Type: text/plain\r\n"
            + "Connection: close\r\n\r\nhello"
        _ = text.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        close(connection)
        return true
    }
}

@Suite("Local servers")
struct LocalServerTests {
    @Test(
        "Local server: its answer arrives in a synchronous test that waits",
        arguments: [false, true])
    func answers(usesQueue: Bool) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let page = UIViewController()
        page.view.addSubview(label)
        let app = HeadlessApp(size: CGSize(width: 60, height: 50), rootViewController: page)
        let server = try LocalServer(usesQueue: usesQueue)
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
        URLSession(configuration: .ephemeral).dataTask(with: url) { data, _, error in
            let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)"
            DispatchQueue.main.async { MainActor.assumeIsolated { label.text = text } }
        }.resume()
        try app.wait(for: label.text != nil, timeout: 20)
        #expect(label.text == "hello")
        Task {
            let data = try await URLSession.shared.data(from: url).0
            label.text = String(decoding: data, as: UTF8.self) + "!"
        }
        try app.wait(for: label.text == "hello!", timeout: 20)
        #expect(label.text == "hello!")
    }
}
