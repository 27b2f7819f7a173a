import CSANE
import Foundation

/// The scanners of the SANE library.
///
/// Where the library looks for its settings, the environment's `SANE_CONFIG_DIR` says.
package struct SANEScanners: Scanners {
    /// The library is for one caller at a time.
    private static let library = NSLock()

    /// Whether the library works. Asked once, when it is used first: it loads a lot.
    private nonisolated(unsafe) static var hasStarted = false

    package init() {}

    private static func start() throws(DeskSystemError) {
        guard !hasStarted else { return }
        try check(sane_init(nil, nil))
        hasStarted = true
    }

    package func devices() throws(DeskSystemError) -> [ScannerDevice] {
        Self.library.lock()
        defer { Self.library.unlock() }
        try Self.start()
        var list: UnsafeMutablePointer<UnsafePointer<SANE_Device>?>?
        try Self.check(sane_get_devices(&list, 0))
        var devices: [ScannerDevice] = []
        while let device = list?[devices.count]?.pointee, let name = device.name {
            let words = [device.vendor, device.model].compactMap { $0.map(String.init(cString:)) }
            devices.append(
                ScannerDevice(name: String(cString: name), title: words.joined(separator: " ")))
        }
        return devices
    }

    package func scan(
        _ ticket: ScanTicket, progress: (Double?) -> Bool,
        page: (ScannedPixels) throws(DeskSystemError) -> Void
    ) throws(DeskSystemError) {
        Self.library.lock()
        defer { Self.library.unlock() }
        try Self.start()
        let device = try SANEDevice(ticket.scanner)
        try device.setUp(ticket)
        repeat {
            guard let pixels = try device.scanPage(progress) else { return }
            try page(pixels)
        } while ticket.usesFeeder
    }

    /// Throws what a status means, unless all is well.
    static func check(_ status: SANE_Status) throws(DeskSystemError) {
        switch status {
        case SANE_STATUS_GOOD: return
        case SANE_STATUS_CANCELLED: throw .scanner(.cancelled)
        case SANE_STATUS_INVAL, SANE_STATUS_IO_ERROR: throw .scanner(.gone)
        case SANE_STATUS_DEVICE_BUSY: throw .scanner(.busy)
        case SANE_STATUS_JAMMED: throw .scanner(.jammed)
        case SANE_STATUS_COVER_OPEN: throw .scanner(.coverOpen)
        case SANE_STATUS_NO_DOCS: throw .scanner(.feederEmpty)
        case SANE_STATUS_ACCESS_DENIED: throw .scanner(.denied)
        default: throw .scanner(.other(sane_strstatus(status).map(String.init(cString:)) ?? ""))
        }
    }
}
