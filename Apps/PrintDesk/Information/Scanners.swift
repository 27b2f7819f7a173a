/// The scanners of a computer.
///
/// ``SANEScanners`` has those of the system; tests have scanners without glass.
package protocol Scanners: Sendable {
    /// The scanners that answer now. May wait for the network.
    func devices() throws(DeskSystemError) -> [ScannerDevice]

    /// Scans one page, or with a feeder all of its pages. Blocks until the end.
    ///
    /// - Parameters:
    ///   - progress: Called with the part of the page that is scanned, from 0 to 1, or `nil` if the
    ///     scanner does not know how long the page is. Returns `false` to stop.
    ///   - page: Called with each whole page, also if a later one fails.
    /// - Throws: ``DeskSystemError/scanner(_:)``.
    func scan(
        _ ticket: ScanTicket, progress: (Double?) -> Bool,
        page: (ScannedPixels) throws(DeskSystemError) -> Void
    ) throws(DeskSystemError)
}

/// A scanner that can be chosen.
package struct ScannerDevice: Hashable, Sendable {
    /// The system's name for it.
    package let name: String

    /// Maker and model.
    package let title: String

    package init(name: String, title: String) {
        self.name = name
        self.title = title
    }
}

/// How a page is scanned.
package struct ScanTicket: Hashable, Sendable {
    /// The ``ScannerDevice/name`` of a scanner.
    package var scanner: String

    /// In dots per inch. A scanner that lacks it uses the nearest that it has.
    package var resolution: Int

    package var isColor: Bool

    /// `true` for the pages in the feeder, `false` for the one on the glass.
    package var usesFeeder: Bool

    package init(
        scanner: String, resolution: Int = 200, isColor: Bool = false, usesFeeder: Bool = false
    ) {
        self.scanner = scanner
        self.resolution = resolution
        self.isColor = isColor
        self.usesFeeder = usesFeeder
    }
}

/// The picture of a page as it comes from a scanner: rows from the top, without gaps.
package struct ScannedPixels: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// `true` for red, green and blue of a byte each; `false` for a byte of grey.
    package let isColor: Bool

    /// In dots per inch.
    package let resolution: Int

    package let bytes: [UInt8]

    package init(width: Int, height: Int, isColor: Bool, resolution: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.isColor = isColor
        self.resolution = resolution
        self.bytes = bytes
    }
}

/// A reason why a page was not scanned.
package enum ScanningProblem: Hashable, Sendable {
    /// The user stopped.
    case cancelled

    /// There is no such scanner, or it does not answer any more.
    case gone

    /// Another program uses it.
    case busy

    case jammed
    case coverOpen

    /// No page is in the feeder.
    case feederEmpty

    /// The scanner has no feeder.
    case noFeeder

    /// The user may not use it.
    case denied

    /// The scanner's own words.
    case other(String)
}
