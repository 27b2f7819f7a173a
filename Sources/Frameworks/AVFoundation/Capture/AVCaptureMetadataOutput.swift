import CameraCapture
public import Dispatch
public import Foundation
import QRReading
import Synchronization

/// Is notified of what an ``AVCaptureMetadataOutput`` found.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Called with the codes of a frame on the output's queue; with none once, after the last ones
    /// left the frame.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

/// Finds codes in a session's frames.
///
///     let codes = AVCaptureMetadataOutput()
///     session.addOutput(codes)
///     codes.setMetadataObjectsDelegate(self, queue: .main)
///     codes.metadataObjectTypes = [.qr]
///
/// While a frame is read, newer ones are dropped.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    private struct State {
        weak var session: AVCaptureSession?
        var receiver = OutputDelegate<any AVCaptureMetadataOutputObjectsDelegate>()
        var types: [AVMetadataObject.ObjectType] = []
        var region = CGRect(x: 0, y: 0, width: 1, height: 1)
        var isReading = false
        var hadCodes = false
    }

    private let state = Mutex(State())

    public override init() { super.init() }

    override var mediaType: AVMediaType { .metadataObject }

    override func join(_ session: AVCaptureSession) {
        super.join(session)
        state.withLock { $0.session = session }
    }

    override func leave() {
        super.leave()
        state.withLock { $0.session = nil }
    }

    /// Sets the object that is notified, and the queue on which it is.
    ///
    /// - Precondition: A delegate has a queue.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
        queue objectsCallbackQueue: DispatchQueue?
    ) {
        let receiver = OutputDelegate(queue: objectsCallbackQueue, of: "metadata objects") {
            [weak objectsDelegate] in objectsDelegate
        }
        state.withLock { $0.receiver = receiver }
    }

    /// The object that is notified.
    open var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? {
        state.withLock { $0.receiver }.delegate
    }

    /// The queue on which the delegate is notified.
    open var metadataObjectsCallbackQueue: DispatchQueue? { state.withLock { $0.receiver.queue } }

    /// The kinds that can be found: none before the output was added to a session with a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
        let session = state.withLock { $0.session }
        return session?.device == nil ? [] : AVMetadataObject.ObjectType.all
    }

    /// The kinds to find; none by default. Fewer take less time.
    ///
    /// - Precondition: All of them are available.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType] {
        get { state.withLock { $0.types } }
        set {
            let unknown = Set(newValue).subtracting(availableMetadataObjectTypes)
            precondition(
                unknown.isEmpty,
                """
                The kinds \(unknown.map(\.rawValue).sorted().joined(separator: ", ")) are not \
                available. Add the output to a session that has a camera before, and set some of \
                availableMetadataObjectTypes.
                """)
            state.withLock { $0.types = newValue }
        }
    }

    /// The part of the frames in which codes are found, in fractions of the camera's own frame from
    /// its top left; all of it by default.
    ///
    /// ``AVCaptureVideoPreviewLayer/metadataOutputRectConverted(fromLayerRect:)`` gives it.
    open var rectOfInterest: CGRect {
        get { state.withLock { $0.region } }
        set { state.withLock { $0.region = newValue } }
    }

    // MARK: Reading

    override func take(_ frame: CameraFrame) {
        let work = state.withLock { state -> (Set<Barcode.Kind>, CGRect)? in
            guard !state.isReading, !state.types.isEmpty, state.receiver.delegate != nil
            else { return nil }
            state.isReading = true
            return (
                state.types.reduce(into: []) { $0.formUnion($1.kinds) }, state.region
            )
        }
        guard let work else { return }
        Task.detached(priority: .userInitiated) { [weak self] in
            let codes = Self.codes(in: frame, kinds: work.0, region: work.1)
            self?.report(codes, CGSize(width: frame.width, height: frame.height))
        }
    }

    private static func codes(
        in frame: CameraFrame, kinds: Set<Barcode.Kind>, region: CGRect
    ) -> [Barcode] {
        let unit = region.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !unit.isEmpty else { return [] }
        let (width, height) = (Double(frame.width), Double(frame.height))
        let left = Int((unit.minX * width).rounded(.down))
        let top = Int((unit.minY * height).rounded(.down))
        let pixels = PixelRectangle(
            x: left, y: top, width: Int((unit.maxX * width).rounded(.up)) - left,
            height: Int((unit.maxY * height).rounded(.up)) - top)
        return BarcodeReader(kinds: kinds).readFrame(GreyPicture(frame), in: pixels)
    }

    private func report(_ codes: [Barcode], _ size: CGSize) {
        let types = metadataObjectTypes
        let objects = codes.map { AVMetadataMachineReadableCodeObject($0, in: size) }
            .filter { types.contains($0.type) }
        let queue = state.withLock { state -> DispatchQueue? in
            state.isReading = false
            defer { state.hadCodes = !objects.isEmpty }
            return objects.isEmpty && !state.hadCodes ? nil : state.receiver.queue
        }
        guard let queue, let connection = connections.first else { return }
        queue.async { [self] in
            guard connections.first === connection else { return }
            metadataObjectsDelegate?.metadataOutput(self, didOutput: objects, from: connection)
        }
    }
}
