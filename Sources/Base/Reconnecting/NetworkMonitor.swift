import CNetlink
import Dispatch
import Glibc

/// Reports when the network may have returned: an address or a route was added, as when a cable is
/// plugged in, a wireless network is joined or a VPN opens.
///
/// The kernel announces them (netlink), so that waiting takes no time. It cannot know whether a
/// server has come back: that is what ``RetrySchedule`` is for. One event of a network causes a
/// few reports.
///
/// Unchecked: libdispatch lets any thread cancel a source, and nothing else is done with it.
package final class NetworkMonitor: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Starts to listen.
    ///
    /// - Parameter report: Called on a queue of the object's own.
    /// - Returns: `nil` if the system does not permit it, as in some sandboxes.
    package init?(report: @escaping @Sendable () -> Void) {
        let file = socket(
            AF_NETLINK, Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue),
            NETLINK_ROUTE)
        guard file >= 0 else { return nil }
        var name = sockaddr_nl()
        name.nl_family = UInt16(AF_NETLINK)
        name.nl_groups = UInt32(
            RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_ROUTE)
        let isBound = withUnsafePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(file, $0, socklen_t(MemoryLayout<sockaddr_nl>.size)) == 0
            }
        }
        guard isBound else {
            close(file)
            return nil
        }
        source = DispatchSource.makeReadSource(
            fileDescriptor: file, queue: DispatchQueue(label: "touchstone.network"))
        source.setEventHandler { if Self.takeAdditions(from: file) { report() } }
        source.setCancelHandler { _ = close(file) }
        source.resume()
    }

    deinit { source.cancel() }

    /// Reads all messages.
    ///
    /// - Returns: `true` if something was added.
    private static func takeAdditions(from file: Int32) -> Bool {
        var isAddition = false
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 15, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = recv(file, buffer.baseAddress, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            // Messages that were lost may have been additions.
            if count < 0, errno == ENOBUFS { isAddition = true }
            guard count > 0 else { return isAddition }
            if hasAddition(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isAddition = true }
        }
    }

    /// `true` if one of the messages says that an address or a route was added.
    private static func hasAddition(_ messages: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while start + MemoryLayout<nlmsghdr>.size <= messages.count {
            let head = messages.loadUnaligned(fromByteOffset: start, as: nlmsghdr.self)
            if [RTM_NEWADDR, RTM_NEWROUTE].contains(Int(head.nlmsg_type)) { return true }
            // Messages begin at multiples of four.
            start += max(Int(head.nlmsg_len) + 3 & ~3, MemoryLayout<nlmsghdr>.size)
        }
        return false
    }
}
