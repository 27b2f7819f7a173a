import CameraCapture
public import CoreGraphics
public import Foundation
import ImageIO
import Synchronization

/// Takes single frames of a session as photos.
///
///     session.addOutput(photos)
///     photos.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    private struct Request: @unchecked Sendable {
        // Sendable: it is called on the main queue only.
        weak var delegate: (any AVCapturePhotoCaptureDelegate)?
    }

    private let pending = Mutex<[Request]>([])
    private let session = Mutex<WeakSession>(WeakSession())

    private struct WeakSession: Sendable {
        weak var session: AVCaptureSession?
    }

    public override init() { super.init() }

    override func join(_ session: AVCaptureSession) {
        super.join(session)
        self.session.withLock { $0.session = session }
    }

    override func leave() {
        super.leave()
        session.withLock { $0.session = nil }
    }

    /// Takes the next frame as a photo, and notifies the delegate on the main queue: of an error if
    /// the session does not run, or stops before the frame.
    ///
    /// - Precondition: The output was added to a session.
    open func capturePhoto(
        with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
    ) {
        precondition(
            !connections.isEmpty,
            "The photo output has no session. Call addOutput(_:) before capturePhoto(with:delegate:)."
        )
        let request = Request(delegate: delegate)
        pending.withLock { $0.append(request) }
        if session.withLock({ $0.session })?.isRunning != true { framesDidEnd() }
    }

    override func take(_ frame: CameraFrame) {
        let requests = takeRequests()
        guard !requests.isEmpty, let connection = connections.first else { return }
        let image = frame.image?.turned(
            quarters: Int(connection.videoRotationAngle / 90),
            isMirrored: connection.isVideoMirrored)
        report(requests, image)
    }

    override func framesDidEnd() { report(takeRequests(), nil) }

    private func takeRequests() -> [Request] {
        pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
    }

    /// - Parameter image: The frame; `nil` if there is none.
    private func report(_ requests: [Request], _ image: CGImage?) {
        for request in requests {
            DispatchQueue.main.async { [self] in
                let error = AVError(
                    .sessionNotRunning, "The camera gives no frames. Call startRunning() before.")
                request.delegate?.photoOutput(
                    self,
                    didFinishProcessingPhoto: AVCapturePhoto(image),
                    error: image == nil ? error : nil)
            }
        }
    }
}

/// The settings of one photo.
// Sendable: its state is a `let` of a Sendable value.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    private static let count = Mutex<Int64>(0)

    /// The photo's own number.
    public let uniqueID: Int64

    /// Creates settings for a photo in JPEG, of the frames' size.
    public override init() {
        uniqueID = Self.count.withLock { count in
            count += 1
            return count
        }
        super.init()
    }
}

/// A photo.
// Sendable: its state are `let`s of Sendable values.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    private let image: CGImage?

    init(_ image: CGImage?) {
        self.image = image
        super.init()
    }

    /// Returns the photo's pixels; `nil` after an error.
    open func cgImageRepresentation() -> CGImage? { image }

    /// Returns the photo as a JPEG file; `nil` after an error.
    open func fileDataRepresentation() -> Data? {
        image.flatMap { try? ImageFile.encode($0, as: .jpeg, quality: 0.9) }
    }
}

/// Is notified of photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    /// Called with a photo, or with the reason why there is none, on the main queue.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?)
}
