import Foundation
import Reconnecting
import Synchronization
import Testing

@Suite("Network monitor")
struct NetworkMonitorTests {
    /// `true` if the tests may have a network of their own, which begins without addresses: if they
    /// have the capability CAP_SYS_ADMIN, number 21.
    private static let canHaveNetwork: Bool = {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        guard let match = status.firstMatch(of: /CapEff:\s*(\w+)/) else { return false }
        return (UInt64(match.1, radix: 16) ?? 0) >> 21 & 1 == 1
    }()

    private final class Holder: Sendable {
        let monitor = Mutex<NetworkMonitor?>(nil)
    }

    @Test(
        "Network monitor: reports that the machine gets an address", .enabled(if: canHaveNetwork),
        .timeLimit(.minutes(1)))
    func address() async {
        let holder = Holder()
        let (reports, continuation) = AsyncStream<Bool>.makeStream()
        // The network is that of this thread, and of the sockets that it makes.
        Thread.detachNewThread {
            guard Self.leaveNetwork(),
                let monitor = NetworkMonitor(report: { continuation.yield(true) })
            else {
                continuation.yield(false)
                return
            }
            holder.monitor.withLock { $0 = monitor }
            Self.raiseLoopback()
        }
        for await isReported in reports {
            #expect(isReported)
            break
        }
    }

    /// Gives the thread a network of its own; `false` if that is not permitted.
    private static func leaveNetwork() -> Bool {
        // The module map of glibc omits `unshare` and CLONE_NEWNET.
        typealias Function = @convention(c) (Int32) -> Int32
        guard let address = dlsym(nil, "unshare") else { return false }
        return unsafeBitCast(address, to: Function.self)(0x4000_0000) == 0
    }

    /// Has the thread's network get its first address, 127.0.0.1.
    private static func raiseLoopback() {
        let file = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        defer { close(file) }
        // struct ifreq: the name in 16 bytes, and the flags.
        var request = [UInt8](repeating: 0, count: 40)
        request.replaceSubrange(0..<2, with: "lo".utf8)
        let flags = UInt16(IFF_UP | IFF_RUNNING)
        withUnsafeBytes(of: flags) { request.replaceSubrange(16..<18, with: $0) }
        _ = request.withUnsafeMutableBytes { ioctl(file, UInt(SIOCSIFFLAGS), $0.baseAddress!) }
    }
}
