import CameraCapture
import Foundation
import QRPayloads
import ScannerCore
import UIKit
import UIKitTesting

@testable import ScannerUI

extension HeadlessApp {
    /// Scanner with codes in its history, and its first screen.
    ///
    /// - Parameter codes: The texts of QR codes, oldest first.
    static func scanner(
        _ codes: [String] = [], size: CGSize = ScannerApp.usualSize,
        network: any NetworkJoining = FakeNetwork(), screen: any ScreenPicking = FakeScreen(nil)
    ) throws -> (HeadlessApp, RootController) {
        let history = ScanHistory { Date(timeIntervalSince1970: 1_790_000_000) }
        for code in codes { try history.add(kind: "qr", text: code, origin: .camera) }
        let services = ScannerServices(history: history, network: network, screen: screen)
        let delegate = ScannerApp(size: size, services: services)
        let app = HeadlessApp(size: size, scale: 1, delegate: delegate)
        app.settle()
        guard let root = delegate.window?.rootViewController as? RootController else {
            preconditionFailure("The window has another controller.")
        }
        return (app, root)
    }

    /// Returns `true` if something in the window has a text with these words.
    func shows(_ words: String) -> Bool {
        query().filter { view in
            [(view as? UILabel)?.text, view.accessibilityLabel, view.accessibilityValue]
                .contains { $0?.contains(words) == true }
        }.exists
    }
}

/// Joins every network, or none.
struct FakeNetwork: NetworkJoining {
    var error: JoiningError?
    let joined = Joined()

    /// The networks that were joined.
    actor Joined {
        private(set) var networks: [WiFiNetwork] = []
        func add(_ network: WiFiNetwork) { networks.append(network) }
    }

    func join(_ network: WiFiNetwork) async throws(JoiningError) {
        await joined.add(network)
        if let error { throw error }
    }
}

/// A desktop whose user chooses a file of a picture, cancels, or is refused.
struct FakeScreen: ScreenPicking {
    let file: URL?
    var error: ScreenPickingError?

    init(_ file: URL?, error: ScreenPickingError? = nil) {
        self.file = file
        self.error = error
    }

    func pick() async throws(ScreenPickingError) -> URL? {
        if let error { throw error }
        return file
    }
}

/// An empty folder, removed with the object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("scanner-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
