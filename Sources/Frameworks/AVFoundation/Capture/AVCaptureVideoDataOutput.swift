import CameraCapture
public import CoreMedia
public import CoreVideo
public import Dispatch
import Foundation
import Synchronization

/// Is notified of the frames of an ``AVCaptureVideoDataOutput``.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    /// Called with each frame on the output's queue.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
}

/// Gives a session's frames to the program.
///
///     let frames = AVCaptureVideoDataOutput()
///     frames.setSampleBufferDelegate(self, queue: DispatchQueue(label: "frames"))
///     session.addOutput(frames)
///
/// Frames are in BGRA, of the camera's size, turned and mirrored as the output's connection says.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    private struct State {
        var receiver = OutputDelegate<any AVCaptureVideoDataOutputSampleBufferDelegate>()
        var discardsLateFrames = true

        /// The number of frames that wait for the delegate.
        var waiting = 0

        /// The time of the last frame in nanoseconds: each frame has a later one.
        var lastTime: Int64 = 0
    }

    private let state = Mutex(State())

    /// Creates an output.
    public override init() { super.init() }

    /// Sets the object that is notified, and the serial queue on which it is.
    ///
    /// - Precondition: A delegate has a queue.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        let receiver = OutputDelegate(queue: sampleBufferCallbackQueue, of: "sample buffers") {
            [weak sampleBufferDelegate] in sampleBufferDelegate
        }
        state.withLock { $0.receiver = receiver }
    }

    /// The object that is notified.
    open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? {
        state.withLock { $0.receiver }.delegate
    }

    /// The queue on which the delegate is notified.
    open var sampleBufferCallbackQueue: DispatchQueue? { state.withLock { $0.receiver.queue } }

    /// `true`, the default, to drop frames while the delegate is busy; `false` to keep them all.
    open var alwaysDiscardsLateVideoFrames: Bool {
        get { state.withLock { $0.discardsLateFrames } }
        set { state.withLock { $0.discardsLateFrames = newValue } }
    }

    /// The formats of pixels that there are: ``kCVPixelFormatType_32BGRA``.
    open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }

    /// The format of the frames.
    ///
    /// - Precondition: A pixel format in it is one of ``availableVideoPixelFormatTypes``.
    open var videoSettings: [String: Any]! {
        get {
            [kCVPixelBufferPixelFormatTypeKey: Int(kCVPixelFormatType_32BGRA)]
        }
        set {
            let wanted = newValue?[kCVPixelBufferPixelFormatTypeKey]
            let number = (wanted as? NSNumber)?.uint32Value ?? (wanted as? OSType)
            precondition(
                number == nil || number == kCVPixelFormatType_32BGRA,
                "Frames are in BGRA. Pass kCVPixelFormatType_32BGRA, or no pixel format.")
        }
    }

    // MARK: Frames

    override func take(_ frame: CameraFrame) {
        guard let connection = connections.first else { return }
        let now = Int64(DispatchTime.now().uptimeNanoseconds)
        let work = state.withLock { state -> (queue: DispatchQueue, time: Int64)? in
            guard let queue = state.receiver.queue, state.receiver.delegate != nil,
                state.waiting == 0 || !state.discardsLateFrames
            else { return nil }
            state.waiting += 1
            state.lastTime = max(now, state.lastTime + 1)
            return (queue, state.lastTime)
        }
        guard let work else { return }
        let time = CMTime(value: work.time, timescale: 1_000_000_000)
        work.queue.async { [self] in
            defer { state.withLock { $0.waiting -= 1 } }
            guard connections.first === connection, let delegate = sampleBufferDelegate,
                let pixels = Self.pixels(of: frame, for: connection)
            else { return }
            delegate.captureOutput(
                self,
                didOutput: CMSampleBuffer(imageBuffer: pixels, presentationTimeStamp: time),
                from: connection)
        }
    }

    private static func pixels(
        of frame: CameraFrame, for connection: AVCaptureConnection
    ) -> CVPixelBuffer? {
        let quarters = Int(connection.videoRotationAngle / 90)
        var shown = frame
        if frame.format == .grey || quarters != 0 || connection.isVideoMirrored {
            guard
                let image = frame.image?.turned(
                    quarters: quarters, isMirrored: connection.isVideoMirrored)
            else { return nil }
            shown = CameraFrame(image, format: .color)
        }
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(
            nil, shown.width, shown.height, kCVPixelFormatType_32BGRA, nil, &buffer)
        guard let buffer, let base = CVPixelBufferGetBaseAddress(buffer) else { return nil }
        let (row, stride) = (shown.width * 4, CVPixelBufferGetBytesPerRow(buffer))
        shown.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for y in 0..<shown.height {
                (base + y * stride).copyMemory(from: start + y * row, byteCount: row)
            }
        }
        return buffer
    }
}
