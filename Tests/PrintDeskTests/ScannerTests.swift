import Foundation
import ImageIO
import PrintDeskData
import PrintDeskInformation
import Testing

/// The library is set up by the environment, once in a process, so each test has one of its own.
@Suite("Print Desk on SANE's test scanner", .serialized)
struct ScannerTests {
    /// Sets up SANE's test scanner with lines of its settings, in a folder of the test's own.
    private nonisolated static func setUp(_ settings: String, backend: String = "test")
        -> SANEScanners
    {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("sane-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)
            try Data("\(backend)\n".utf8).write(to: folder.appendingPathComponent("dll.conf"))
            try Data("number_of_devices 2\n\(settings)\n".utf8)
                .write(to: folder.appendingPathComponent("test.conf"))
        } catch {
            fatalError("\(error)")
        }
        setenv("SANE_CONFIG_DIR", folder.path, 1)
        // A driver that waits for ever ends the process, and fails the test, after two minutes.
        alarm(120)
        return SANEScanners()
    }

    /// Scans with the first test scanner.
    private nonisolated static func scan(
        _ scanners: SANEScanners, color: Bool = false, feeder: Bool = false,
        name: String = "test:0", resolution: Int = 50,
        progress: (Double?) -> Bool = { _ in true }
    ) -> (pages: [ScannedPixels], error: DeskSystemError?) {
        var pages: [ScannedPixels] = []
        let ticket = ScanTicket(
            scanner: name, resolution: resolution, isColor: color, usesFeeder: feeder)
        do throws(DeskSystemError) {
            try scanners.scan(ticket, progress: progress) { pages.append($0) }
            return (pages, nil)
        } catch {
            return (pages, error)
        }
    }

    /// Ends the process, with a line about what differs.
    private nonisolated static func finish(_ isRight: Bool, _ what: Any) -> Never {
        if !isRight { FileHandle.standardError.write(Data("\(what)\n".utf8)) }
        if let folder = getenv("SANE_CONFIG_DIR") {
            try? FileManager.default.removeItem(atPath: String(cString: folder))
        }
        // Without the library's own end, for which it may wait.
        _exit(isRight ? 0 : 1)
    }

    @Test("Scanners: those of the library are listed with maker and model; without one, none is")
    func devices() async {
        await #expect(processExitsWith: .success) {
            let devices = try Self.setUp("").devices()
            Self.finish(
                devices.map(\.name) == ["test:0", "test:1"]
                    && devices[0].title == "Noname frontend-tester", devices)
        }
        await #expect(processExitsWith: .success) {
            let devices = try Self.setUp("", backend: "# none").devices()
            Self.finish(devices.isEmpty, devices)
        }
    }

    @Test(
        "Scanners: a page has the whole glass, its resolution and its shades",
        arguments: ["", "depth 16", "depth 1", "hand-scanner true", "read-limit true"])
    func grey(settings: String) async {
        await #expect(processExitsWith: .success) { [settings = settings as String] in
            let scanners = Self.setUp("test-picture \"Grid\"\n\(settings)")
            nonisolated(unsafe) var parts: [Double?] = []
            let (pages, error) = Self.scan(scanners) {
                parts.append($0)
                return true
            }
            guard error == nil, pages.count == 1 else { Self.finish(false, error as Any) }
            let page = pages[0]
            // The glass is 200 mm: at 50 dots per inch 394 pixels. A hand scanner has 110 mm.
            let width = settings.hasPrefix("hand") ? 217 : 394
            // Squares of 10 mm, or 19.7 pixels, white and black by turns.
            let square = (0..<5).map { page.bytes[5 * page.width + 10 + Int(Double($0) * 19.7)] }
            Self.finish(
                abs(page.width - width) < 3 && page.height > 330 && page.resolution == 50
                    && !page.isColor && page.bytes.count == page.width * page.height
                    && square == [255, 0, 255, 0, 255] && parts.last != Optional(.some(0)),
                (page.width, page.height, page.resolution, square, parts.last as Any))
        }
    }

    @Test(
        "Scanners: colors arrive in one frame or three, in any order",
        arguments: ["", "three-pass true\nthree-pass-order \"GBR\"", "depth 16"])
    func color(settings: String) async {
        await #expect(processExitsWith: .success) { [settings = settings as String] in
            let scanners = Self.setUp("test-picture \"Color pattern\"\n\(settings)")
            let (pages, error) = Self.scan(scanners, color: true)
            guard error == nil, pages.count == 1, pages[0].isColor else {
                Self.finish(false, error as Any)
            }
            let page = pages[0]
            var colors: Set<[UInt8]> = []
            for pixel in stride(from: 0, to: page.bytes.count, by: 3) {
                colors.insert(Array(page.bytes[pixel..<pixel + 3]))
            }
            let isWhole = [[255, 0, 0], [0, 255, 0], [0, 0, 255]].allSatisfy(colors.contains)
            Self.finish(isWhole, (colors.count, page.width, page.height))
        }
    }

    @Test("Scanners: a feeder delivers all of its pages, and then it is empty")
    func feeder() async {
        await #expect(processExitsWith: .success) {
            let scanners = Self.setUp("")
            let first = Self.scan(scanners, feeder: true, resolution: 20)
            Self.finish(first.pages.count == 10 && first.error == nil, first.error as Any)
        }
    }

    @Test("Scanners: a scan is stopped at once, and the next one works")
    func stop() async {
        await #expect(processExitsWith: .success) {
            let scanners = Self.setUp("")
            let stopped = Self.scan(scanners, resolution: 300) { ($0 ?? 0) < 0.3 }
            let next = Self.scan(scanners)
            Self.finish(
                stopped.pages.isEmpty && stopped.error == .scanner(.cancelled)
                    && next.pages.count == 1, (stopped.error as Any, next.error as Any))
        }
    }

    @Test("Scanners: one that is not there, and one that vanishes in mid-page, are named as gone")
    func gone() async {
        await #expect(processExitsWith: .success) {
            let (pages, error) = Self.scan(Self.setUp(""), name: "test:7")
            Self.finish(pages.isEmpty && error == .scanner(.gone), error as Any)
        }
        await #expect(processExitsWith: .success) {
            let (pages, error) = Self.scan(
                Self.setUp("read-status-code \"SANE_STATUS_IO_ERROR\""))
            Self.finish(pages.isEmpty && error == .scanner(.gone), error as Any)
        }
    }

    @Test(
        "Scanners: what a scanner reports is said",
        arguments: [
            "JAMMED", "COVER_OPEN", "NO_DOCS", "DEVICE_BUSY", "ACCESS_DENIED", "NO_MEM",
        ])
    func problems(status: String) async {
        await #expect(processExitsWith: .success) { [status = status as String] in
            let problem: PrintDeskInformation.ScanningProblem =
                switch status {
                case "JAMMED": .jammed
                case "COVER_OPEN": .coverOpen
                case "NO_DOCS": .feederEmpty
                case "DEVICE_BUSY": .busy
                case "ACCESS_DENIED": .denied
                default: .other("Out of memory")
                }
            let (pages, error) = Self.scan(
                Self.setUp("read-status-code \"SANE_STATUS_\(status)\""))
            Self.finish(pages.isEmpty && error == .scanner(problem), error as Any)
        }
    }

    @Test("Scans: a page is kept as a picture with its resolution")
    func data() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("scans-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let access = ScanDAO(
                system: FolderSystem(
                    folder: folder, scanners: Self.setUp("test-picture \"Grid\"")))
            var ticket = PrintDeskData.ScanTicket(scanner: "test:0")
            ticket.resolution = 50
            try access.scan(ticket, first: 3, progress: { _ in true }) { try? access.save($0) }
            let pages = access.pages().pages
            let image = try PNG.decode(pages[0].picture)
            try access.remove(pages[0])
            Self.finish(
                pages.map(\.id) == [3] && pages[0].resolution == 50 && image.width > 390
                    && access.pages().pages.isEmpty, pages.map(\.id))
        }
    }
}
