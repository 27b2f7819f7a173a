import DesktopBus
package import Foundation

/// Lets the user choose a part of the screen. ``ScreenshotPortal`` does on a desktop; tests have
/// others.
package protocol ScreenPicking: Sendable {
    /// Returns the file of a picture of the screen; `nil` if the user cancelled.
    func pick() async throws(ScreenPickingError) -> URL?
}

/// The reason why there is no picture of the screen.
package enum ScreenPickingError: Error, Hashable, Sendable {
    /// The desktop has no portal for it.
    case noService

    /// The desktop refused; its words.
    case failed(reason: String)
}

/// The portal of the desktop that takes pictures of the screen, with the user's consent.
package struct ScreenshotPortal: ScreenPicking {
    private let bus: DesktopBus.Name

    /// Creates the desktop's.
    package init() { bus = .session }

    /// Creates the one at the address of a bus.
    package init(address: String) { bus = .address(address) }

    package func pick() async throws(ScreenPickingError) -> URL? {
        do {
            return try await DesktopBus.use(bus) { try Self.pick(by: $0) }
        } catch let error as ScreenPickingError {
            throw error
        } catch let error as DesktopBus.Failure {
            throw error.isMissing ? .noService : .failed(reason: error.reason)
        } catch {
            throw .failed(reason: "\(error)")
        }
    }

    private static func pick(by bus: DesktopBus) throws -> URL? {
        let answer = try bus.ask(
            "Screenshot", "Screenshot", [.text("")], ["interactive": .flag(true)])
        // 0 is a picture, 1 the user's refusal, 2 another end.
        switch answer?[0]?.number {
        case 0:
            guard let url = answer?[1]?["uri"]?.text.flatMap(URL.init(string:)), url.isFileURL
            else { throw ScreenPickingError.failed(reason: "") }
            return url
        case 1, nil: return nil
        default: throw ScreenPickingError.failed(reason: "")
        }
    }
}
