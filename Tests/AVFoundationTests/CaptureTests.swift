import AVFoundation
import CameraCapture
import CodePictures
import CoreImage
import Foundation
import FoundationGaps
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A scanner's screen as iOS apps have it.
final class ScannerScreen: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    let session = AVCaptureSession()
    let codes = AVCaptureMetadataOutput()
    let preview = AVCaptureVideoPreviewLayer()
    var found: [[String]] = []
    var objects: [AVMetadataObject] = []
    var events: [String] = []
    var error: (any Error)?
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        preview.session = session
        preview.videoGravity = .resizeAspectFill
        view.layer.addSublayer(preview)
        for (name, word) in [
            (AVCaptureSession.didStartRunningNotification, "started"),
            (AVCaptureSession.didStopRunningNotification, "stopped"),
            (AVCaptureSession.wasInterruptedNotification, "interrupted"),
            (AVCaptureSession.interruptionEndedNotification, "resumed"),
            (AVCaptureSession.runtimeErrorNotification, "failed"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(
                    forName: name, object: session, queue: .main
                ) { [weak self] note in
                    let code = (note.userInfo?[AVCaptureSessionErrorKey] as? AVError)?.code
                    MainActor.assumeIsolated {
                        self?.events.append(code.map { "\(word): \($0)" } ?? word)
                    }
                })
        }
        do {
            guard let camera = AVCaptureDevice.default(for: .video) else { return }
            session.addInput(try AVCaptureDeviceInput(device: camera))
            session.addOutput(codes)
            codes.setMetadataObjectsDelegate(self, queue: .main)
            codes.metadataObjectTypes = [.qr]
            session.startRunning()
        } catch {
            self.error = error
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preview.frame = view.bounds
    }

    nonisolated func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        MainActor.assumeIsolated {
            objects = metadataObjects
            let texts = metadataObjects.compactMap {
                ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue
            }
            if found.last != texts.sorted() { found.append(texts.sorted()) }
        }
    }
}

@Suite("AVFoundation: capture", .serialized)
struct CaptureTests {
    private func launch(_ camera: PictureCamera) -> (HeadlessApp, ScannerScreen) {
        SystemCameras.current = camera
        let screen = ScannerScreen()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: screen)
        return (app, screen)
    }

    private func near(_ point: CGPoint, _ x: Double, _ y: Double, within: Double = 0.01) -> Bool {
        abs(point.x - x) < within && abs(point.y - y) < within
    }

    @Test("Session: codes of the frames reach the delegate, with their corners and contents")
    func codes() throws {
        let code = CodePicture.picture([("hello", 100, 60)])
        let (app, screen) = launch(
            PictureCamera(framesPerSecond: 10) { seconds in
                (0.5..<1).contains(seconds) ? code : CodePicture.white
            })
        #expect(screen.session.isRunning && screen.found.isEmpty)
        app.advance(by: 0.8)
        #expect(screen.events == ["started"] && screen.found == [["hello"]])
        let object = try #require(screen.objects.first as? AVMetadataMachineReadableCodeObject)
        #expect(object.type == .qr)
        // Version 1 has 21 modules, of 4 pixels each.
        #expect(near(object.corners[0], 100.0 / 640, 60.0 / 480))
        #expect(near(object.corners[2], 184.0 / 640, 144.0 / 480))
        let stored = try #require(object.descriptor as? CIQRCodeDescriptor)
        #expect(stored.symbolVersion == 1)
        // A byte segment of five characters: 0100, 00000101 and “h”.
        #expect(stored.errorCorrectedPayload.prefix(2) == Data([0x40, 0x56]))
        let shown = try #require(screen.preview.transformedMetadataObject(for: object))
        // The frame of 640 by 480 fills 320 by 480: 160 points are outside on either side.
        #expect(near(shown.bounds.origin, -60, 60, within: 3))
        app.advance(by: 0.5)
        #expect(screen.found == [["hello"], []])
        screen.session.stopRunning()
        app.settle()
        #expect(screen.events == ["started", "stopped"] && !screen.session.isRunning)
    }

    @Test("Session: only codes in the region of interest are found")
    func region() {
        let picture = CodePicture.picture([("left", 200, 60), ("right", 380, 300)])
        let (app, screen) = launch(PictureCamera(framesPerSecond: 10) { _ in picture })
        screen.codes.rectOfInterest = screen.preview.metadataOutputRectConverted(
            fromLayerRect: CGRect(x: 160, y: 240, width: 160, height: 240))
        screen.found = []
        app.advance(by: 0.4)
        #expect(screen.found.last == ["right"])
        screen.codes.rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
        app.advance(by: 0.4)
        #expect(screen.found.last == ["left", "right"])
        screen.session.stopRunning()
    }

    @Test("Preview: shows the frames, and converts points and rectangles, turned and mirrored")
    func preview() throws {
        let picture = CodePicture.picture([("preview", 278, 198)])
        let (app, screen) = launch(PictureCamera(framesPerSecond: 10) { _ in picture })
        app.advance(by: 0.2)
        let layer = screen.preview
        let image = try #require(layer.contents.map { $0 as! CGImage })
        #expect(image.width == 640 && image.height == 480)
        #expect(layer.isPreviewing)
        #expect(near(layer.captureDevicePointConverted(fromLayerPoint: .zero), 0.25, 0))
        #expect(
            layer.metadataOutputRectConverted(fromLayerRect: layer.bounds)
                == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        layer.videoGravity = .resizeAspect
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(
            layer.layerRectConverted(fromMetadataOutputRect: all)
                == CGRect(x: 0, y: 120, width: 320, height: 240))
        let connection = try #require(layer.connection)
        connection.videoRotationAngle = 90
        app.advance(by: 0.2)
        let turned = try #require(layer.contents.map { $0 as! CGImage })
        #expect(turned.width == 480 && turned.height == 640)
        // The frame's top left is at the turned one's top right.
        #expect(
            near(layer.layerPointConverted(fromCaptureDevicePoint: .zero), 320, 26.7, within: 1))
        connection.automaticallyAdjustsVideoMirroring = false
        connection.isVideoMirrored = true
        #expect(near(layer.layerPointConverted(fromCaptureDevicePoint: .zero), 0, 26.7, within: 1))
        let point = CGPoint(x: 0.2, y: 0.7)
        let there = layer.layerPointConverted(fromCaptureDevicePoint: point)
        #expect(near(layer.captureDevicePointConverted(fromLayerPoint: there), 0.2, 0.7))
        screen.session.stopRunning()
    }

    /// Records photos.
    private final class Photographer: AVCapturePhotoCaptureDelegate {
        var photos: [AVCapturePhoto] = []
        var errors: [AVError.Code] = []

        nonisolated func photoOutput(
            _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
            error: (any Error)?
        ) {
            let code = (error as? AVError)?.code
            MainActor.assumeIsolated {
                if let code { errors.append(code) } else { photos.append(photo) }
            }
        }
    }

    @Test("Photos: the next frame as pixels and JPEG, turned as its connection; an error without")
    func photos() throws {
        let (app, screen) = launch(PictureCamera(framesPerSecond: 10) { _ in CodePicture.white })
        let (output, photographer) = (AVCapturePhotoOutput(), Photographer())
        screen.session.addOutput(output)
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        app.advance(by: 0.3)
        let photo = try #require(photographer.photos.first?.cgImageRepresentation())
        #expect(photo.width == 640 && photographer.photos.count == 1)
        let file = try #require(photographer.photos[0].fileDataRepresentation())
        #expect(file.prefix(2) == Data([0xFF, 0xD8]))
        try #require(output.connection(with: .video)).videoRotationAngle = 90
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        app.advance(by: 0.3)
        #expect(photographer.photos.last?.cgImageRepresentation()?.width == 480)
        screen.session.stopRunning()
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
        app.settle()
        #expect(photographer.errors == [.sessionNotRunning] && photographer.photos.count == 2)
    }

    @Test("Faults: no camera, a denied one, one in use and one that is unplugged are told apart")
    func faults() {
        let camera = PictureCamera(framesPerSecond: 10) { _ in CodePicture.white }
        camera.fault = .absent
        SystemCameras.current = camera
        #expect(AVCaptureDevice.default(for: .video) == nil)
        camera.fault = .denied
        let (_, denied) = launch(camera)
        #expect((denied.error as? AVError)?.code == .applicationIsNotAuthorizedToUseDevice)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        camera.fault = .busy
        let (app, busy) = launch(camera)
        app.advance(by: 0.2)
        #expect(
            busy.events == ["failed: deviceInUseByAnotherApplication", "stopped"]
                && !busy.session.isRunning)
        camera.fault = nil
        let (other, screen) = launch(camera)
        other.advance(by: 0.1)
        camera.fault = .unplugged
        other.advance(by: 3)
        #expect(screen.events == ["started", "interrupted: deviceWasDisconnected"])
        #expect(screen.session.isRunning && screen.session.isInterrupted)
        camera.fault = nil
        other.advance(by: 2)
        #expect(screen.events == ["started", "interrupted: deviceWasDisconnected", "resumed"])
        screen.session.stopRunning()
    }

    @Test("Device: torch and focus are changed while it is locked, and only if it has them")
    func controls() throws {
        SystemCameras.current = PictureCamera(framesPerSecond: 10) { _ in CodePicture.white }
        let plain = try #require(AVCaptureDevice.default(for: .video))
        #expect(!plain.hasTorch && !plain.isTorchModeSupported(.on))
        #expect(!plain.isFocusModeSupported(.continuousAutoFocus) && plain.position == .unspecified)
        let lit = PictureCamera(controls: [.torch]) { _ in CodePicture.white }
        SystemCameras.current = lit
        try plain.lockForConfiguration()
        plain.torchMode = .on
        #expect(lit.lit == [.torch] && plain.isTorchActive)
        plain.torchMode = .off
        plain.unlockForConfiguration()
        #expect(lit.lit.isEmpty)
        let search = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
        #expect(search.devices == [plain])
    }

    @Test("Info.plist: a missing NSCameraUsageDescription stops the app with advice")
    func usage() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            let list = try PropertyListSerialization.data(
                fromPropertyList: ["CFBundleIdentifier": "example.scanner"], format: .xml,
                options: 0)
            try Bundle.addToMainInfo(list)
            _ = await AVCaptureDevice.requestAccess(for: .video)
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("no NSCameraUsageDescription"))
    }
}
