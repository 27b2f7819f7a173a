import CameraCapture
import CodePictures
import QRMaking
import ScannerCore
import Testing
import UIKit
import UIKitTesting

@testable import ScannerUI

@Suite("Scanner: the camera", .serialized)
struct CameraTests {
    private func scan(
        _ camera: PictureCamera, size: CGSize = ScannerApp.usualSize
    ) throws -> (HeadlessApp, RootController) {
        SystemCameras.current = camera
        let (app, root) = try HeadlessApp.scanner(size: size)
        root.start(.scan)
        app.advance(by: 0.6)
        return (app, root)
    }

    private func stop(_ app: HeadlessApp) {
        app.window.rootViewController = nil
        app.advance(by: 0.2)
    }

    @Test("Camera: a code in the view finder is shown, and nothing is opened")
    func finds() throws {
        let code = CodePicture.picture([("https://example.com", 270, 190)])
        let (app, root) = try scan(
            PictureCamera(framesPerSecond: 4) { $0 < 1 ? CodePicture.white : code })
        #expect(root.services.history.codes.isEmpty)
        try app.wait(until: !root.services.history.codes.isEmpty)
        app.settle()
        #expect(root.services.history.codes.map(\.text) == ["https://example.com"])
        #expect(root.services.history.codes[0].origin == .camera)
        #expect(app.shows("Opens a web page"))
        #expect(app.openedURLs.isEmpty)
    }

    @Test("Camera: of several codes one is chosen by a touch")
    func several() throws {
        let codes = CodePicture.picture([("left", 210, 190), ("right", 350, 190)])
        let (app, root) = try scan(PictureCamera(framesPerSecond: 4) { _ in codes })
        try app.wait(until: app.shows("right"))
        #expect(root.services.history.codes.isEmpty)
        try app.finger.tap(on: "right")
        try app.wait(until: !root.services.history.codes.isEmpty)
        #expect(root.services.history.codes.map(\.text) == ["right"])
        app.settle()
    }

    @Test("Camera: codes outside of the view finder are not read")
    func outside() throws {
        let codes = CodePicture.picture([("corner", 10, 10)])
        let (app, root) = try scan(PictureCamera(framesPerSecond: 4) { _ in codes })
        app.advance(by: 2)
        #expect(root.services.history.codes.isEmpty)
        stop(app)
    }

    @Test(
        "Camera: each fault is told once, in an alert, and stays in the view",
        arguments: [
            (PictureCamera.Fault.absent, "There is no camera"),
            (.denied, "The camera may not be used"), (.busy, "Another program uses the camera"),
        ])
    func faults(fault: PictureCamera.Fault, title: String) throws {
        let camera = PictureCamera(framesPerSecond: 4) { _ in CodePicture.white }
        camera.fault = fault
        let (app, root) = try scan(camera)
        try app.wait(until: root.presentedAlert != nil)
        app.advance(by: 0.6)
        let alert = try #require(root.presentedAlert)
        #expect(alert.title == title && alert.message?.isEmpty == false)
        try app.finger.tap(on: "OK")
        app.advance(by: 4)
        #expect(root.presentedAlert == nil)
        #expect(app.shows(title))
        #expect(app.shows("Read a picture or file"))
        stop(app)
    }

    @Test("Camera: a picture that is touched and held is read as a whole")
    func wholePicture() throws {
        let codes = CodePicture.picture([("corner", 10, 10)])
        let (app, root) = try scan(PictureCamera(framesPerSecond: 4) { _ in codes })
        app.advance(by: 1)
        #expect(root.services.history.codes.isEmpty)
        app.finger.longPress(at: CGPoint(x: app.window.bounds.maxX - 100, y: 300), for: 0.7)
        app.advance(by: 0.6)
        try app.finger.tap(on: "Read the whole picture")
        try app.wait(until: !root.services.history.codes.isEmpty)
        #expect(root.services.history.codes.map(\.text) == ["corner"])
        app.advance(by: 1)
        stop(app)
    }

    @Test("Camera: the whole picture is read by an accessibility action of the hint")
    func wholePictureByAction() throws {
        let codes = CodePicture.picture([("corner", 10, 10)])
        let (app, root) = try scan(PictureCamera(framesPerSecond: 4) { _ in codes })
        app.advance(by: 1)
        let hint = try #require(app.query().identifier("Hint").views.first)
        let action = try #require(hint.accessibilityCustomActions?.first)
        #expect(action.name == "Read the whole picture")
        #expect(action.actionHandler?(action) == true)
        try app.wait(until: !root.services.history.codes.isEmpty)
        #expect(root.services.history.codes.map(\.text) == ["corner"])
        app.advance(by: 1)
        stop(app)
    }

    @Test("Camera: the whole picture is read by Command-R, which is there while the camera works")
    func wholePictureByKey() throws {
        let codes = CodePicture.picture([("corner", 10, 10)])
        let (app, root) = try scan(PictureCamera(framesPerSecond: 4) { _ in codes })
        app.advance(by: 1)
        #expect(root.keyCommands?.last?.title == "Read the whole picture")
        app.keyboard.press("r", .command)
        app.advance(by: 2)
        #expect(root.services.history.codes.map(\.text) == ["corner"])
        #expect(root.keyCommands?.contains { $0.input == "r" } == false)
        stop(app)
    }

    @Test("Camera: the user who is asked for it first, and refuses, is told so")
    func refused() throws {
        let camera = PictureCamera(framesPerSecond: 4) { _ in CodePicture.white }
        camera.answer = .denied
        let (app, root) = try scan(camera)
        try app.wait(until: root.presentedAlert != nil)
        #expect(root.presentedAlert?.title == "The camera may not be used")
        app.advance(by: 0.6)
        try app.finger.tap(on: "OK")
        app.advance(by: 1)
        stop(app)
    }

    @Test("Camera: the user who is asked for it first, and permits it, scans")
    func permitted() throws {
        let code = CodePicture.picture([("permitted", 270, 190)])
        let camera = PictureCamera(framesPerSecond: 4) { _ in code }
        camera.answer = .granted
        let (app, root) = try scan(camera)
        try app.wait(until: !root.services.history.codes.isEmpty)
        #expect(root.services.history.codes.map(\.text) == ["permitted"])
        app.settle()
    }

    @Test("Camera: one that is disconnected is told once, and scanning goes on when it is back")
    func unplugged() throws {
        let code = CodePicture.picture([("back", 270, 190)])
        let camera = PictureCamera(framesPerSecond: 4) { _ in CodePicture.white }
        let switched = PictureCamera(framesPerSecond: 4) { _ in code }
        let (app, root) = try scan(camera)
        camera.fault = .unplugged
        try app.wait(until: root.presentedAlert != nil)
        app.advance(by: 0.6)
        #expect(root.presentedAlert?.title == "The camera was disconnected")
        try app.finger.tap(on: "OK")
        app.advance(by: 1)
        camera.fault = nil
        SystemCameras.current = switched
        // The session looks for the camera by the real clock.
        for _ in 0..<400 where !app.shows("Hold a code") {
            usleep(50_000)
            app.advance(by: 0.3)
        }
        #expect(app.shows("Hold a code in the frame."))
        #expect(root.presentedAlert == nil)
        stop(app)
    }

    @Test("Camera: the button of the light is there for a light, and turns it")
    func light() throws {
        let dark = PictureCamera(framesPerSecond: 4) { _ in CodePicture.white }
        let (app, _) = try scan(dark)
        #expect(!app.query().label("Light on").exists)
        stop(app)
        let lamp = PictureCamera(framesPerSecond: 4, controls: [.torch]) { _ in CodePicture.white }
        let (lit, _) = try scan(lamp)
        try lit.finger.tap(on: "Light on")
        #expect(lamp.lit == [.torch])
        try lit.finger.tap(on: "Light off")
        #expect(lamp.lit == [])
        stop(lit)
    }
}

extension UIViewController {
    /// The alert that is shown, by this controller or one within it.
    var presentedAlert: UIAlertController? {
        var controller: UIViewController? = view.window?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller as? UIAlertController
    }
}
