import CameraCapture
import CodePictures
import Foundation
import ScannerCore
import Testing
import UIKit
import UIKitTesting

@testable import ScannerUI

@Suite("Scanner's looks", .serialized)
struct LookTests {
    /// The screens of the app.
    nonisolated enum Screen: String, CaseIterable {
        case home, history, scan, codes, noCamera, page, network, hostile, make, makeNetwork

        /// The screens with goldens; all of them with `LOOK=<folder>`, which writes pictures there.
        static let looked: [Screen] =
            ProcessInfo.processInfo.environment["LOOK"] == nil
            ? [.history, .hostile, .make] : allCases
    }

    private static let codes = [
        "MECARD:N:Ana;TEL:+4930555;;", "4006381333931", "WIFI:T:WPA;S:Café;P:kaffee123;;",
        "https://example.com/menu",
    ]

    @Test(
        "Looks: each screen matches its goldens", arguments: Screen.looked,
        AppVariant.narrowAndWide)
    func screens(screen: Screen, variant: AppVariant) async throws {
        ScannedCode.timeZone = .gmt
        let image = CodePicture.picture([("https://example.com", 200, 190), ("Tea", 360, 190)])
        let camera = PictureCamera(framesPerSecond: 4) { _ in
            screen == .codes ? image : CodePicture.white
        }
        if screen == .noCamera { camera.fault = .absent }
        SystemCameras.current = camera
        let history = ScanHistory { Date(timeIntervalSince1970: 1_790_000_000) }
        if screen != .home {
            for code in Self.codes { try history.add(kind: "qr", text: code, origin: .camera) }
        }
        let app = HeadlessApp(
            variant, scale: 1,
            delegate: ScannerApp(
                size: variant.size, services: ScannerServices(history: history)))
        await app.settle()
        let root = try #require(app.window.rootViewController as? RootController)
        switch screen {
        case .home, .history: break
        case .scan, .codes, .noCamera:
            root.start(.scan)
            app.advance(by: screen == .codes ? 3 : 1.5)
        case .page: show("https://example.com/menu", in: root)
        case .network: show("WIFI:T:WPA;S:Café;P:kaffee123;;", in: root)
        case .hostile: show("https://paypal.com@xn--pypal-4ve.example/\u{202E}login", in: root)
        case .make:
            let make = MakeController(
                services: root.services, text: "https://example.com/menu")
            root.showDetailViewController(make, sender: nil)
        case .makeNetwork:
            let make = MakeController(
                services: root.services, text: "WIFI:T:WPA;S:Café;P:kaffee123;;")
            root.showDetailViewController(make, sender: nil)
        }
        if ![.scan, .codes, .noCamera].contains(screen) { await app.settle() }
        if let folder = ProcessInfo.processInfo.environment["LOOK"] {
            try app.snapshot().pngData().write(
                to: URL(filePath: "\(folder)/\(screen)-\(variant).png"))
        } else {
            try app.snapshot().matchGolden("scanner-\(screen)-\(variant)")
        }
        app.window.rootViewController = nil
        app.advance(by: 0.2)
    }

    private func show(_ text: String, in root: RootController) {
        root.show(FoundCode(kind: "qr", text: text), from: .camera)
    }
}
