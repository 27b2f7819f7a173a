import CameraCapture
import CodePictures
import Foundation
import Testing
import UIKit
import UIKitTesting

extension CaptureTests {
    /// The scanner of Port/Examples, whose files are compiled here as they are.
    private func launchExample(
        _ camera: PictureCamera
    ) -> (HeadlessApp, ScannerViewController) {
        SystemCameras.current = camera
        let screen = ScannerViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 1, rootViewController: navigation)
        return (app, screen)
    }

    @Test("Example: the scanner finds a code in its view finder, and stops")
    func example() throws {
        let code = CodePicture.picture([("https://example.com", 270, 190)])
        let (app, screen) = launchExample(
            // The line moves for ever, so the launch takes the ten seconds that settling may.
            PictureCamera(framesPerSecond: 2) { seconds in
                seconds < 11 ? CodePicture.white : code
            })
        var texts: [String] = []
        screen.onResult = { texts.append($0) }
        try app.wait(until: screen.viewFinder.isScanning)
        #expect(texts.isEmpty)
        if let folder = ProcessInfo.processInfo.environment["LOOK"] {
            try app.snapshot().pngData().write(to: URL(filePath: folder + "/scanner.png"))
        }
        // The session starts on a queue of its own, and has its own seconds.
        try app.wait(until: !texts.isEmpty, limit: 30)
        #expect(texts == ["https://example.com"] && !screen.viewFinder.isScanning)
        #expect(screen.viewFinder.hint.text == "https://example.com")
        #expect(screen.presentedViewController == nil)
    }

    @Test("Example: without a camera the scanner tells it once, and no line moves")
    func exampleWithoutCamera() throws {
        let camera = PictureCamera { _ in CodePicture.white }
        camera.fault = .absent
        let (app, screen) = launchExample(camera)
        #expect(screen.presentedViewController is UIAlertController)
        try app.finger.tap(on: "OK")
        app.settle()
        app.advance(by: 3)
        #expect(screen.presentedViewController == nil && !screen.viewFinder.isScanning)
    }
}
