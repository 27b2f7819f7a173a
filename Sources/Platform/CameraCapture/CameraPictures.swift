public import CoreGraphics
import Foundation
import Synchronization

/// The frames of a camera that are not GStreamer's.
public struct CameraPictures: Sendable {
    /// What a camera shows at a time.
    public enum Frame: Sendable {
        case picture(CGImage)
        case failure(CameraError)
    }

    /// The time between two frames in seconds.
    let interval: Double

    /// Returns the frame at a time in seconds since the beginning.
    let frame: @Sendable (_ seconds: Double) -> Frame

    /// - Parameters:
    ///   - interval: The time between two frames in seconds.
    ///   - frame: Returns the frame at a time in seconds since the beginning.
    public init(interval: Double, frame: @escaping @Sendable (_ seconds: Double) -> Frame) {
        self.interval = interval
        self.frame = frame
    }
}

/// Delivers pictures by a timer of the main run loop, which does not keep an app in a test busy.
final class PictureProducer: FrameProducer, Sendable {
    private struct State {
        var isRunning = false
        var count = 0
        var frame: CameraFrame?

        /// The last picture as a frame: many pictures are shown for a while.
        var last: (picture: CGImage, frame: CameraFrame)?
    }

    private let pictures: CameraPictures
    private let format: CameraFrame.Format
    private let signals: PipelineSignals
    private let state = Mutex(State())

    init(_ pictures: CameraPictures, format: CameraFrame.Format, signals: PipelineSignals) {
        self.pictures = pictures
        self.format = format
        self.signals = signals
    }

    func start() {
        state.withLock { $0.isRunning = true }
        DispatchQueue.main.async { [weak self] in
            guard let self, show() else { return }
            let timer = Timer(timeInterval: pictures.interval, repeats: true) { [weak self] timer in
                if self?.show() != true { timer.invalidate() }
            }
            RunLoop.main.add(timer, forMode: .common)
        }
    }

    func stop() { state.withLock { $0.isRunning = false } }

    func takeFrame() -> CameraFrame? {
        state.withLock { state in
            defer { state.frame = nil }
            return state.frame
        }
    }

    /// Delivers the next frame, and returns `true` if others follow.
    private func show() -> Bool {
        let index = state.withLock { state -> Int? in
            guard state.isRunning else { return nil }
            defer { state.count += 1 }
            return state.count
        }
        guard let index else { return false }
        switch pictures.frame(Double(index) * pictures.interval) {
        case .picture(let image):
            let last = state.withLock { $0.last }
            let frame =
                last?.picture === image ? last?.frame : CameraFrame(image, format: format)
            state.withLock { state in
                state.frame = frame
                state.last = frame.map { (image, $0) }
            }
            signals.tell(.frame)
            return true
        case .failure(let error):
            stop()
            signals.tell(.failure(PipelineNews.Failure(error), "\(error)"))
            return false
        }
    }
}

extension PipelineNews.Failure {
    fileprivate init(_ error: CameraError) {
        self =
            switch error {
            case .noCamera, .missing: .missing
            case .forbidden: .forbidden
            case .busy: .busy
            case .lost, .unreadable, .description: .other
            }
    }
}
