import AVFoundation
import CameraCapture
import CodePictures
import Foundation
import Testing
import UIKit
import UIKitTesting

extension CaptureTests {
    @Test(
        "Authorisation: it is not determined until the user is asked, and then the user's answer",
        arguments: [true, false])
    func authorization(isAllowed: Bool) async {
        defer { SystemCameras.reset() }
        let camera = PictureCamera { _ in CodePicture.white }
        camera.answer = isAllowed ? .granted : .denied
        SystemCameras.current = camera
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
        #expect(await AVCaptureDevice.requestAccess(for: .video) == isAllowed)
        let status: AVAuthorizationStatus = isAllowed ? .authorized : .denied
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == status)
        #expect(await !AVCaptureDevice.requestAccess(for: .audio))
        #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
    }

    @Test("Authorisation: a session that starts without it asks, and fails after a refusal")
    func refusedSession() throws {
        defer { SystemCameras.reset() }
        let camera = PictureCamera { _ in CodePicture.white }
        camera.answer = .denied
        SystemCameras.current = camera
        let screen = ScannerScreen()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 1, rootViewController: screen)
        try app.wait(until: screen.events.count == 2)
        #expect(screen.events == ["failed: applicationIsNotAuthorizedToUseDevice", "stopped"])
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    }
}
