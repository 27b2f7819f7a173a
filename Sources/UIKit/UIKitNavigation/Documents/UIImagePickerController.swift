import CameraCapture
public import CoreGraphics
public import Foundation
import Platform
public import UIKitCore
import UniformTypeIdentifiers

/// The desktop's dialog that chooses a picture from the user's files, or a screen that takes a
/// photo with the camera.
///
///     if UIImagePickerController.isSourceTypeAvailable(.camera) { picker.sourceType = .camera }
///
/// A desktop has no photo library: both libraries are files. The dialog is dismissed by its
/// delegate; without one, by itself.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
    /// A source of pictures.
    public nonisolated enum SourceType: Int, Hashable, Sendable {
        case photoLibrary = 0
        case camera
        case savedPhotosAlbum
    }

    /// A key of the delegate's information.
    public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The uniform type: a `String`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture: a `UIImage`.
        public static let originalImage = InfoKey(
            rawValue: "UIImagePickerControllerOriginalImage")
        /// The square of the picture that is used, if the picker allows editing: a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The square in the picture's points: an `NSValue` of a `CGRect`.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The film's file: a `URL`.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The picture's file: a `URL`.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// A side of a device with a camera.
    public nonisolated enum CameraDevice: Int, Hashable, Sendable {
        case rear = 0
        case front
    }

    /// What the camera takes.
    public nonisolated enum CameraCaptureMode: Int, Hashable, Sendable {
        case photo = 0
        case video
    }

    /// A use of the light that flashes.
    public nonisolated enum CameraFlashMode: Int, Hashable, Sendable {
        case off = -1
        case auto
        case on
    }

    /// Returns `true` for a source that exists: the libraries, and the camera if one is connected,
    /// whether or not the app may use it.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera || !SystemCameras.current.devices.isEmpty
    }

    /// Returns the uniform types that a source has; `nil` for one that is not available. The camera
    /// takes photos only.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        guard isSourceTypeAvailable(sourceType) else { return nil }
        let photos = [UTType.image.identifier]
        return sourceType == .camera ? photos : photos + [UTType.movie.identifier]
    }

    /// Returns `true` if there is a camera: a computer's faces no side of it, so both find it.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
        isSourceTypeAvailable(.camera)
    }

    /// Returns the ``CameraCaptureMode``s of a camera, as numbers: photos only; `nil` without a
    /// camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
        isCameraDeviceAvailable(cameraDevice)
            ? [NSNumber(value: CameraCaptureMode.photo.rawValue)] : nil
    }

    /// Returns `false`: no camera has a light that flashes.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// The uniform types of the files that the dialog offers, pictures by default.
    open var mediaTypes = [UTType.image.identifier]

    /// `true` if a square of the picture is used. `false` by default.
    ///
    /// The square is the largest one in the middle: the user does not move it.
    open var allowsEditing = false

    /// The source. ``SourceType/photoLibrary`` by default.
    ///
    /// - Precondition: The source is available.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            requires(
                Self.isSourceTypeAvailable(sourceType),
                """
                The source of pictures \(sourceType) is not available. Call \
                isSourceTypeAvailable(_:) before it is set.
                """)
            prepareForSource()
        }
    }

    // MARK: The camera's screen

    /// The side whose camera is used, which makes no difference: see
    /// ``isCameraDeviceAvailable(_:)``. ``CameraDevice/rear`` by default.
    open var cameraDevice = CameraDevice.rear

    /// What the camera takes: ``CameraCaptureMode/photo``.
    ///
    /// - Precondition: It is among ``availableCaptureModes(for:)``.
    open var cameraCaptureMode = CameraCaptureMode.photo {
        didSet {
            requires(
                cameraCaptureMode == .photo,
                "The camera takes photos only. Ask availableCaptureModes(for:) before.")
        }
    }

    /// The use of a flash, ``CameraFlashMode/auto`` by default, which only matters with a camera
    /// that has one: see ``isFlashAvailable(for:)``.
    open var cameraFlashMode = CameraFlashMode.auto

    /// The transform of the camera's picture, not of the photo. The identity by default.
    open var cameraViewTransform = CGAffineTransform.identity {
        didSet { camera?.pictureTransform = cameraViewTransform }
    }

    /// `false` if the app takes photos by ``takePicture()``, with controls of its own in
    /// ``cameraOverlayView``. `true` by default.
    open var showsCameraControls = true {
        didSet { camera?.showsControls = showsCameraControls }
    }

    /// A view over the camera's picture.
    open var cameraOverlayView: UIView? {
        didSet { camera?.overlay = cameraOverlayView }
    }

    /// Takes a photo of what the camera shows, or of its first frame. With
    /// ``showsCameraControls`` the user then uses it or takes another; otherwise the delegate has
    /// it at once, and may take more.
    ///
    /// - Precondition: The source is the camera.
    open func takePicture() {
        requires(
            sourceType == .camera,
            "A picker of files takes no photo. Set its sourceType to .camera before.")
        loadViewIfNeeded()
        camera?.takePicture()
    }

    private var camera: CameraController?

    /// Shows the camera's screen if the camera is the source, and removes it if not.
    private func prepareForSource() {
        if sourceType == .camera {
            modalPresentationStyle = .fullScreen
            modalTransitionStyle = .coverVertical
        } else {
            prepareForSystemDialog()
        }
        if isViewLoaded { updateCamera() }
    }

    private func updateCamera() {
        guard (camera != nil) != (sourceType == .camera) else { return }
        if let camera {
            camera.willMove(toParent: nil)
            camera.view.removeFromSuperview()
            camera.removeFromParent()
            self.camera = nil
            return
        }
        let camera = CameraController()
        camera.showsControls = showsCameraControls
        camera.overlay = cameraOverlayView
        camera.pictureTransform = cameraViewTransform
        camera.onPhoto = { [weak self] in self?.end(with: $0) }
        camera.onCancel = { [weak self] in self?.cancel() }
        self.camera = camera
        addChild(camera)
        camera.view.frame = view.bounds
        camera.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(camera.view)
        camera.didMove(toParent: self)
    }

    /// The object that is notified of the choice.
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// Creates a dialog.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareForSystemDialog()
    }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    // MARK: The dialog

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateCamera()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard sourceType != .camera else { return }
        let wanted = mediaTypes.map { UTType(importedAs: $0) }
        let types = UTType.known.filter { type in wanted.contains { type.conforms(to: $0) } }
        let request = FileRequest(
            .open, title: title, fileExtensions: types.flatMap(\.filenameExtensions))
        chooseFiles(request) { [weak self] urls in self?.end(with: urls?.first) }
    }

    /// Reports a picture or a film. A file that holds neither counts as a cancellation.
    private func end(with url: URL?) {
        guard let delegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        if let url, UTType(filenameExtension: url.pathExtension)?.conforms(to: .movie) == true {
            return delegate.imagePickerController(
                self,
                didFinishPickingMediaWithInfo: [
                    .mediaType: UTType.movie.identifier, .mediaURL: url,
                ])
        }
        guard let url, let image = UIImage(contentsOfFile: url.path) else { return cancel() }
        end(with: image, [.imageURL: url])
    }

    private func cancel() {
        guard let delegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        delegate.imagePickerControllerDidCancel(self)
    }

    /// Reports a picture, with further information.
    private func end(with image: UIImage, _ more: [InfoKey: Any] = [:]) {
        guard let delegate else {
            presentingViewController?.dismiss(animated: true)
            return
        }
        var info = more
        info[.mediaType] = UTType.image.identifier
        info[.originalImage] = image
        if allowsEditing {
            let square = Self.middleSquare(of: image.size)
            info[.cropRect] = NSValue(cgRect: square)
            info[.editedImage] = image.part(square)
        }
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private static func middleSquare(of size: CGSize) -> CGRect {
        let side = min(size.width, size.height)
        return CGRect(
            x: ((size.width - side) / 2).rounded(), y: ((size.height - side) / 2).rounded(),
            width: side, height: side)
    }
}

extension UIImage {
    /// Draws a part of the image, in points, as an image of its own.
    fileprivate func part(_ rectangle: CGRect) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rectangle.size, format: format).image { _ in
            draw(at: CGPoint(x: -rectangle.minX, y: -rectangle.minY))
        }
    }
}

/// An object that is notified of the choice in a ``UIImagePickerController``, and dismisses it.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// Called with the picture.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called after the user closed the dialog without a picture.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
