import CoreGraphics
package import Foundation
import FoundationGaps
import ImageIO
package import PrintDeskInformation

/// A scanner that can be chosen.
package typealias ScannerDevice = PrintDeskInformation.ScannerDevice

/// How a page is scanned.
package typealias ScanTicket = PrintDeskInformation.ScanTicket

/// A reason why a page was not scanned.
package typealias ScanningProblem = PrintDeskInformation.ScanningProblem

/// Scans pages, and keeps those that were not submitted.
package protocol ScanDataAccess: Sendable {
    /// The scanners that answer now. May wait for the network.
    func scanners() throws(ScanningError) -> [ScannerDevice]

    /// Scans one page, or with a feeder all of its pages. Blocks until the end.
    ///
    /// - Parameters:
    ///   - first: The number of the first page; others have those that follow.
    ///   - progress: Called with the part of the page that is scanned, or `nil` if it is unknown.
    ///     Returns `false` to stop.
    ///   - page: Called with each whole page.
    func scan(
        _ ticket: ScanTicket, first: Int, progress: (Double?) -> Bool,
        page: (ScannedPage) -> Void
    ) throws(ScanningError)

    /// The pages of the last launch that were not submitted. Files that make no sense are kept
    /// under other names.
    func pages() -> SavedPages

    func save(_ page: ScannedPage) throws(DataAccessError)

    func remove(_ page: ScannedPage) throws(DataAccessError)
}

/// The scanned pages of the last launch.
package struct SavedPages: Hashable, Sendable {
    package var pages: [ScannedPage]

    /// The paths that damaged files are kept at.
    package var damaged: [String]

    package init(_ pages: [ScannedPage], damaged: [String] = []) {
        self.pages = pages
        self.damaged = damaged
    }
}

/// A reason why pages were not scanned.
package struct ScanningError: Error, Hashable, Sendable {
    package let problem: ScanningProblem

    package init(problem: ScanningProblem) {
        self.problem = problem
    }
}

/// A page that was scanned, and what is done to it before it is printed.
package struct ScannedPage: Hashable, Sendable, Codable, Identifiable {
    /// Pages are in the order of these numbers.
    package let id: Int

    /// A PNG file as the scanner saw the page.
    package let picture: Data

    /// In dots per inch.
    package let resolution: Int

    package var edit: ScanEdit

    package init(id: Int, picture: Data, resolution: Int, edit: ScanEdit = ScanEdit()) {
        self.id = id
        self.picture = picture
        self.resolution = resolution
        self.edit = edit
    }
}

/// What is done to the picture of a scanned page: it is straightened, cropped, and made brighter or
/// darker. The picture itself is kept.
package struct ScanEdit: Hashable, Sendable, Codable {
    /// The greatest ``angle`` to either side.
    package static let mostDegrees: Double = 15

    /// The part that is printed, in parts of the straightened picture, y growing downward.
    package var crop = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// By how many degrees the picture is turned clockwise.
    package var angle: Double = 0

    /// From -1 for half the light to 1 for twice as much.
    package var brightness: Double = 0

    package init() {}
}

/// Scans with a system's scanners, and keeps a file for each page.
package struct ScanDAO: ScanDataAccess {
    private let system: any DeskSystem

    package init(system: any DeskSystem) { self.system = system }

    package func scanners() throws(ScanningError) -> [ScannerDevice] {
        do throws(DeskSystemError) {
            return try system.scanners()
        } catch {
            throw ScanningError(error)
        }
    }

    package func scan(
        _ ticket: ScanTicket, first: Int, progress: (Double?) -> Bool,
        page: (ScannedPage) -> Void
    ) throws(ScanningError) {
        var number = first
        do throws(DeskSystemError) {
            try system.scan(ticket, progress: progress) { pixels throws(DeskSystemError) in
                guard let image = CGImage(pixels) else { throw .scanner(.other("")) }
                page(
                    ScannedPage(
                        id: number, picture: PNG.encode(image, isFast: true),
                        resolution: pixels.resolution))
                number += 1
            }
        } catch {
            throw ScanningError(error)
        }
    }

    package func pages() -> SavedPages {
        var saved = SavedPages([])
        for scan in system.savedScans() {
            if let page = try? SafeJSONDecoder().decode(ScannedPage.self, from: scan.page) {
                saved.pages.append(page)
            } else if let path = try? system.setAside(.scan(scan.number)) {
                saved.damaged.append(path)
            }
        }
        return saved
    }

    package func save(_ page: ScannedPage) throws(DataAccessError) {
        do {
            try system.saveScan(JSONEncoder().encode(page), number: page.id)
        } catch {
            throw (error as? DeskSystemError).map(DataAccessError.init)
                ?? DataAccessError(reason: error.localizedDescription)
        }
    }

    package func remove(_ page: ScannedPage) throws(DataAccessError) {
        do throws(DeskSystemError) {
            try system.removeScan(number: page.id)
        } catch {
            throw DataAccessError(error)
        }
    }
}

extension ScanningError {
    fileprivate init(_ error: DeskSystemError) {
        switch error {
        case .scanner(let problem): self.init(problem: problem)
        case .printer(let reason), .disk(let reason): self.init(problem: .other(reason))
        case .forbidden: self.init(problem: .denied)
        }
    }
}

extension CGImage {
    fileprivate convenience init?(_ pixels: ScannedPixels) {
        let channels = pixels.isColor ? 3 : 1
        guard let provider = CGDataProvider(data: Data(pixels.bytes)) else { return nil }
        self.init(
            width: pixels.width, height: pixels.height, bitsPerComponent: 8,
            bitsPerPixel: 8 * channels, bytesPerRow: pixels.width * channels,
            space: pixels.isColor ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}
