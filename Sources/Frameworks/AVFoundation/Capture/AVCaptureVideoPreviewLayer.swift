import CameraCapture
import CoreGraphics
public import QuartzCore

/// A layer that shows a session's frames.
///
///     let preview = AVCaptureVideoPreviewLayer(session: session)
///     preview.frame = view.bounds
///     preview.videoGravity = .resizeAspectFill
///     view.layer.insertSublayer(preview, at: 0)
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The last frame.
    private var frameImage: CGImage?

    private lazy var link = AVCaptureConnection(.video) { [weak self] in
        Task { @MainActor in self?.showFrame() }
    }

    /// Creates a layer that shows nothing yet.
    public override init() {
        super.init()
        prepare()
    }

    /// Creates a layer for a session, which it retains.
    public init(session: AVCaptureSession) {
        super.init()
        prepare()
        self.session = session
        session.previews.add(self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? AVCaptureVideoPreviewLayer else { return }
        videoGravity = layer.videoGravity
    }

    /// Returns `nil`: a preview is not archived.
    public required init?(coder: NSCoder) { nil }

    private func prepare() {
        // What lies outside of the layer is not shown.
        masksToBounds = true
        contentsGravity = .resizeAspect
    }

    /// The session whose frames are shown.
    open var session: AVCaptureSession? {
        didSet {
            guard session !== oldValue else { return }
            oldValue?.previews.remove(self)
            session?.previews.add(self)
        }
    }

    /// How frames are placed, ``AVLayerVideoGravity/resizeAspect`` by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet {
            contentsGravity =
                switch videoGravity {
                case .resize: .resize
                case .resizeAspectFill: .resizeAspectFill
                default: .resizeAspect
                }
        }
    }

    /// The way from the camera to the layer; `nil` without a session.
    open var connection: AVCaptureConnection? { session == nil ? nil : link }

    /// `true` while a frame is shown.
    open var isPreviewing: Bool { frameImage != nil && session?.isRunning == true }

    // MARK: Frames

    func show(_ frame: CameraFrame) {
        guard link.isEnabled else { return }
        frameImage = frame.image
        showFrame()
    }

    private func showFrame() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = frameImage?.turned(
            quarters: Int(link.videoRotationAngle / 90), isMirrored: link.isVideoMirrored)
        CATransaction.commit()
    }

    // MARK: Conversions

    private var placement: VideoPlacement {
        VideoPlacement(
            size: session?.frameSize ?? .zero, bounds: bounds, gravity: videoGravity,
            degrees: link.videoRotationAngle, isMirrored: link.isVideoMirrored)
    }

    /// Returns the point in fractions of the camera's frame, from its top left.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        placement.framePoint(pointInLayer)
    }

    /// Returns the point of the layer.
    open func layerPointConverted(
        fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint
    ) -> CGPoint {
        placement.layerPoint(captureDevicePointOfInterest)
    }

    /// Returns the rectangle in fractions of the camera's frame, as
    /// ``AVCaptureMetadataOutput/rectOfInterest`` takes it.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        VideoPlacement.rect(rectInLayerCoordinates, by: placement.framePoint)
    }

    /// Returns the rectangle of the layer.
    open func layerRectConverted(
        fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect
    ) -> CGRect {
        VideoPlacement.rect(rectInMetadataOutputCoordinates, by: placement.layerPoint)
    }

    /// Returns the object with its bounds and corners in the layer's coordinates; `nil` for one
    /// that is no code.
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject
    ) -> AVMetadataObject? {
        let code = metadataObject as? AVMetadataMachineReadableCodeObject
        return code?.moved(by: placement.layerPoint)
    }
}

/// The layers that show a session's frames.
@MainActor
final class PreviewList {
    private struct Preview {
        weak var layer: AVCaptureVideoPreviewLayer?
    }

    private var previews: [Preview] = []

    nonisolated init() {}

    func add(_ layer: AVCaptureVideoPreviewLayer) {
        remove(layer)
        previews.append(Preview(layer: layer))
    }

    func remove(_ layer: AVCaptureVideoPreviewLayer) {
        previews.removeAll { $0.layer == nil || $0.layer === layer }
    }

    func show(_ frame: CameraFrame) {
        for preview in previews { preview.layer?.show(frame) }
    }
}
