import Foundation
import PatternKit

/// Four proxies in front of objects: one makes it late, one guards it, one counts who holds it, and
/// one stands for an object on the other side of a connection.
nonisolated enum ProxiesExample {
    private struct Rights: OptionSet {
        let rawValue: Int
        static let read = Rights(rawValue: 1)
        static let write = Rights(rawValue: 2)
    }

    /// A connection to a host in this program.
    private struct Loopback: RemoteConnection {
        let host: RemoteHost<String, Double>
        func answer(to request: Data) async throws -> Data { await host.answer(to: request) }
    }

    static func run() async throws -> [String] {
        var lines: [String] = []
        let photo = VirtualProxy { "decoded" }
        lines.append("virtual: made \(photo.isMade), \(photo.subject), made \(photo.isMade)")

        let diary = ProtectionProxy(["Monday", "Tuesday"], rights: Rights.read)
        lines.append("protection: \(try diary.use(needing: .read) { $0.count }) pages may be read")
        do {
            try diary.use(needing: .write) { _ in lines.append("written") }
        } catch {
            lines.append("protection: writing is refused")
        }

        let first = SmartReference("file")
        do {
            let second = first.another()
            lines.append("smart: \(second.referenceCount) references")
        }
        lines.append("smart: \(first.referenceCount) reference")

        let host = RemoteHost<String, Double> { $0 == "kitchen" ? 21.5 : .zero }
        let thermometer = RemoteProxy<String, Double>(over: Loopback(host: host))
        lines.append("remote: \(try await thermometer.send("kitchen"))°")
        return lines
    }
}
