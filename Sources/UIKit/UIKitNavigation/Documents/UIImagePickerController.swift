public import Foundation
import Platform
public import UIKitCore
import UniformTypeIdentifiers

/// The desktop's dialog that chooses a picture from the user's files.
///
/// A desktop has no camera and no photo library: both libraries are files. The dialog is dismissed
/// by its delegate; without one, by itself.
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

    /// Returns `true` for a source that exists: all but the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera
    }

    /// Returns the uniform types that a source has; `nil` for one that is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType)
            ? [UTType.image.identifier, UTType.movie.identifier] : nil
    }

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
        }
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

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
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
        guard let url, let image = UIImage(contentsOfFile: url.path) else {
            return delegate.imagePickerControllerDidCancel(self)
        }
        var info: [InfoKey: Any] = [
            .mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url,
        ]
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
