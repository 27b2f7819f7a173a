import CameraCapture
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Image picker: the camera", .serialized)
struct CameraPickerTests {
    private final class Follower: NSObject, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var photos: [UIImage] = []
        var picked: [UIImagePickerController.InfoKey: Any] = [:]
        var cancellations = 0

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            picked = info
            if let photo = info[.originalImage] as? UIImage { photos.append(photo) }
            if picker.showsCameraControls { picker.dismiss(animated: true) }
        }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            cancellations += 1
            picker.dismiss(animated: true)
        }
    }

    private let follower = Follower()
    private let root = UIViewController()

    /// A camera that shows red for two seconds of a session, and then blue.
    private func makeCamera() -> PictureCamera {
        let colors = [UIColor.red, .blue].map { color in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
                .image { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
                }.cgImage
        }
        guard let red = colors[0], let blue = colors[1] else {
            preconditionFailure("A picture has no pixels.")
        }
        return PictureCamera(framesPerSecond: 5) { $0 < 2 ? red : blue }
    }

    private func present(
        _ camera: PictureCamera, _ change: (UIImagePickerController) -> Void = { _ in }
    ) -> (HeadlessApp, UIImagePickerController) {
        SystemCameras.current = camera
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 1, rootViewController: root)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = follower
        change(picker)
        root.present(picker, animated: true)
        app.advance(by: 1)
        return (app, picker)
    }

    private func isRed(_ image: UIImage?) -> Bool {
        guard let pixels = image?.cgImage?.row(0) else { return false }
        // Blue, green, red.
        return pixels[2] > 200 && pixels[0] < 50
    }

    @Test("Camera: it is a source if there is one, and takes photos only")
    func source() {
        defer { SystemCameras.reset() }
        let camera = makeCamera()
        SystemCameras.current = camera
        #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == ["public.image"])
        #expect(UIImagePickerController.isCameraDeviceAvailable(.front))
        #expect(!UIImagePickerController.isFlashAvailable(for: .rear))
        #expect(UIImagePickerController.availableCaptureModes(for: .front) == [0])
        // A camera that the app may not use exists too.
        camera.fault = .denied
        #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
        camera.fault = .absent
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    }

    @Test("Camera: a photo is taken, shown, and used")
    func photo() throws {
        defer { SystemCameras.reset() }
        let (app, _) = present(makeCamera())
        #expect(app.host.fileRequest == nil)
        try app.finger.tap(on: "Take Picture")
        app.advance(by: 3)
        #expect(follower.photos.isEmpty && root.presentedViewController != nil)
        #expect(!app.query().label("Take Picture").exists)
        try app.finger.tap(on: "Use Photo")
        app.settle()
        // The photo is what was seen at the touch, whatever came after.
        #expect(isRed(follower.photos.first) && follower.photos.count == 1)
        #expect(follower.photos.first?.size == CGSize(width: 40, height: 30))
        #expect(follower.picked[.mediaType] as? String == "public.image")
        #expect(follower.picked[.imageURL] == nil && follower.picked[.editedImage] == nil)
        #expect(root.presentedViewController == nil)
    }

    @Test("Camera: a photo is taken again, and the screen is closed without one")
    func retake() throws {
        defer { SystemCameras.reset() }
        let (app, _) = present(makeCamera())
        try app.finger.tap(on: "Take Picture")
        app.advance(by: 0.5)
        try app.finger.tap(on: "Retake")
        app.advance(by: 4)
        try app.finger.tap(on: "Take Picture")
        app.advance(by: 0.5)
        try app.finger.tap(on: "Retake")
        app.advance(by: 1)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(follower.cancellations == 1 && follower.photos.isEmpty)
        #expect(root.presentedViewController == nil)
    }

    @Test("Camera: a picker that allows editing gives the square in the middle, too")
    func editing() throws {
        defer { SystemCameras.reset() }
        let (app, _) = present(makeCamera()) { $0.allowsEditing = true }
        try app.finger.tap(on: "Take Picture")
        app.advance(by: 0.5)
        try app.finger.tap(on: "Use Photo")
        app.settle()
        let square = follower.picked[.editedImage] as? UIImage
        #expect(square?.size == CGSize(width: 30, height: 30) && isRed(square))
    }

    @Test("Camera: an app with controls of its own has each photo at once, over its own view")
    func ownControls() throws {
        defer { SystemCameras.reset() }
        let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (app, picker) = present(makeCamera()) {
            $0.showsCameraControls = false
            $0.cameraOverlayView = overlay
            $0.cameraViewTransform = CGAffineTransform(scaleX: 2, y: 2)
        }
        let picture = app.query(UIImageView.self).label("Camera").views.first
        #expect(picture?.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(picture?.bounds.size == app.window.bounds.size)
        #expect(overlay.window != nil && !app.query().label("Take Picture").exists)
        picker.takePicture()
        picker.takePicture()
        #expect(follower.photos.count == 2 && isRed(follower.photos.last))
        app.advance(by: 3)
        picker.takePicture()
        #expect(follower.photos.count == 3 && !isRed(follower.photos.last))
        #expect(root.presentedViewController === picker)
        picker.dismiss(animated: true)
        app.settle()
    }

    @Test("Camera: a photo that is taken before the first frame is that frame")
    func early() {
        defer { SystemCameras.reset() }
        SystemCameras.current = makeCamera()
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), scale: 1, rootViewController: root)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.showsCameraControls = false
        picker.delegate = follower
        picker.takePicture()
        root.present(picker, animated: true)
        #expect(follower.photos.isEmpty)
        app.advance(by: 2)
        #expect(follower.photos.count == 1)
    }

    @Test("Camera: a picker on screen whose source becomes a library opens the file dialog")
    func library() {
        defer { SystemCameras.reset() }
        let (app, picker) = present(makeCamera())
        picker.sourceType = .photoLibrary
        #expect(app.host.fileRequest?.fileExtensions.contains("png") == true)
        #expect(!app.query().label("Take Picture").exists)
        app.host.answerFileRequest(nil)
        app.settle()
        #expect(follower.cancellations == 1 && root.presentedViewController == nil)
    }

    @Test("Camera: taking a photo opens a camera again that failed, and a failure takes none later")
    func failedPhoto() {
        defer { SystemCameras.reset() }
        let camera = makeCamera()
        camera.fault = .busy
        let (app, picker) = present(camera) { $0.showsCameraControls = false }
        picker.takePicture()
        app.advance(by: 1)
        camera.fault = nil
        app.advance(by: 1)
        #expect(follower.photos.isEmpty)
        picker.takePicture()
        app.advance(by: 1)
        #expect(follower.photos.count == 1)
        picker.dismiss(animated: true)
        app.settle()
    }

    @Test("Camera: the picture takes the place of controls that are hidden on screen")
    func hiddenControls() {
        defer { SystemCameras.reset() }
        let (app, picker) = present(makeCamera())
        let picture = app.query(UIImageView.self).label("Camera").views.first
        #expect(picture?.bounds.size != app.window.bounds.size)
        picker.showsCameraControls = false
        app.advance(by: 0.1)
        #expect(picture?.bounds.size == app.window.bounds.size)
        picker.dismiss(animated: true)
        app.settle()
    }

    @Test("Image picker: its source sets the presentation, unless the app has chosen another")
    func presentation() {
        defer { SystemCameras.reset() }
        SystemCameras.current = makeCamera()
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        #expect(picker.modalPresentationStyle == .fullScreen)
        #expect(picker.modalTransitionStyle == .coverVertical)
        picker.sourceType = .photoLibrary
        #expect(picker.modalPresentationStyle == .overFullScreen)
        #expect(picker.modalTransitionStyle == .crossDissolve)
        picker.modalPresentationStyle = .formSheet
        picker.modalTransitionStyle = .flipHorizontal
        for source in [UIImagePickerController.SourceType.photoLibrary, .camera, .camera] {
            picker.sourceType = source
            #expect(picker.modalPresentationStyle == .formSheet)
            #expect(picker.modalTransitionStyle == .flipHorizontal)
        }
    }

    @Test(
        "Camera: what is wrong is said, and a camera that works again is used",
        arguments: [
            (PictureCamera.Fault.denied, "This app may not use the camera."),
            (.busy, "Another program uses the camera."),
        ])
    func faults(fault: PictureCamera.Fault, words: String) throws {
        defer { SystemCameras.reset() }
        let camera = makeCamera()
        camera.fault = fault
        let (app, _) = present(camera)
        let says = { app.query(UILabel.self).filter { $0.text?.contains(words) == true }.exists }
        #expect(says())
        camera.fault = nil
        try app.finger.tap(on: "Try Again")
        app.advance(by: 1)
        #expect(!says() && !app.query().label("Try Again").exists)
        try app.finger.tap(on: "Take Picture")
        app.advance(by: 0.5)
        try app.finger.tap(on: "Use Photo")
        app.settle()
        #expect(follower.photos.count == 1)
    }

    @Test("Camera: one that is unplugged is reported, and the screen can be closed")
    func unplugged() throws {
        defer { SystemCameras.reset() }
        let camera = makeCamera()
        let (app, _) = present(camera)
        let says = {
            app.query(UILabel.self).filter { $0.text?.contains("disconnected") == true }.exists
        }
        camera.fault = .unplugged
        app.advance(by: 1)
        #expect(says())
        #expect(!app.query().label("Try Again").exists)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(follower.cancellations == 1)
    }

    @Test("Camera: without a delegate the screen closes by itself")
    func noDelegate() throws {
        defer { SystemCameras.reset() }
        let (app, _) = present(makeCamera()) { $0.delegate = nil }
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "Camera: the controls stay on the screen in narrow and low windows", arguments: [0, 1, 2])
    func sizes(index: Int) {
        defer { SystemCameras.reset() }
        SystemCameras.current = makeCamera()
        let size = [
            CGSize(width: 240, height: 400), CGSize(width: 667, height: 180),
            CGSize(width: 1280, height: 800),
        ][index]
        let app = HeadlessApp(size: size, scale: 1, rootViewController: root)
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        root.present(picker, animated: true)
        app.advance(by: 1)
        let frames = app.query(UIControl.self).views.filter { !$0.isHidden }
            .map { $0.convert($0.bounds, to: nil) }
        #expect(frames.count >= 2)
        for frame in frames { #expect(CGRect(origin: .zero, size: size).contains(frame)) }
        for (index, frame) in frames.enumerated() {
            #expect(!frames.dropFirst(index + 1).contains { $0.intersects(frame) })
        }
    }
}
