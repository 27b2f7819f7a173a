public import CoreGraphics
import Synchronization

/// A camera whose frames are pictures of the program's, for tests.
///
///     let camera = PictureCamera { _ in code }
///     SystemCameras.current = camera
///     …
///     camera.fault = .unplugged
///
/// Frames come on the main run loop's clock: in a headless app, in virtual time.
public final class PictureCamera: CameraHardware {
    /// What may be wrong with a camera.
    public enum Fault: CaseIterable, Hashable, Sendable {
        /// There is none.
        case absent

        /// The system denies access to it.
        case denied

        /// Another program uses it.
        case busy

        /// It was there, and was disconnected.
        case unplugged
    }

    private struct State {
        var fault: Fault?
        var lit: Set<CameraControl> = []
        var answer: CameraPermission?
        var wasAsked = false
    }

    private let state = Mutex(State())
    private let name: String
    private let controls: Set<CameraControl>
    private let interval: Double
    private let picture: @Sendable (_ seconds: Double) -> CGImage

    /// Creates a camera.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - framesPerSecond: The number of frames per second.
    ///   - controls: The controls that it has.
    ///   - picture: Returns the frame at a time in seconds since its session began.
    /// - Precondition: `framesPerSecond` is positive and finite.
    public init(
        name: String = "Pictures", framesPerSecond: Double = 30, controls: Set<CameraControl> = [],
        picture: @escaping @Sendable (_ seconds: Double) -> CGImage
    ) {
        precondition(
            framesPerSecond > 0 && framesPerSecond.isFinite,
            "A camera cannot show \(framesPerSecond) frames a second. Pass a positive number.")
        self.name = name
        self.controls = controls
        self.picture = picture
        interval = 1 / framesPerSecond
    }

    /// What is wrong with it; `nil`, the default, for nothing. A change counts from the next frame.
    public var fault: Fault? {
        get { state.withLock { $0.fault } }
        set { state.withLock { $0.fault = newValue } }
    }

    /// What the user answers when the program wants to use the camera first; `nil`, the default,
    /// for a camera for which the user is not asked.
    public var answer: CameraPermission? {
        get { state.withLock { $0.answer } }
        set { state.withLock { $0.answer = newValue } }
    }

    /// The controls that are turned on.
    public var lit: Set<CameraControl> { state.withLock { $0.lit } }

    public var devices: [CameraDevice] {
        switch fault {
        case .absent, .unplugged: []
        case .denied, .busy, nil: [CameraDevice(path: "/pictures/0", name: name)]
        }
    }

    public var isAccessible: Bool { permission != .denied }

    public var permission: CameraPermission {
        state.withLock { state in
            if state.fault == .denied { return .denied }
            guard let answer = state.answer else { return .granted }
            return state.wasAsked ? answer : .undetermined
        }
    }

    public func requestPermission() async -> CameraPermission {
        state.withLock { $0.wasAsked = true }
        return permission
    }

    public func prepare(_ device: CameraDevice) async throws(CameraError) {
        guard answer != nil else { return }
        let permission = await requestPermission()
        guard permission == .granted else { throw .forbidden(device.path) }
    }

    /// Never called: ``pictures(of:)`` takes its place.
    public func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String { "" }

    public func pictures(of device: CameraDevice) -> CameraPictures? {
        CameraPictures(interval: interval) { [self] seconds in
            switch fault {
            case nil: .picture(picture(seconds))
            case .absent, .unplugged: .failure(.lost("The camera was disconnected."))
            case .denied: .failure(.forbidden(device.path))
            case .busy: .failure(.busy(device.path))
            }
        }
    }

    /// Returns `true`: frames have the pictures' size whatever is asked for.
    public func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool { true }

    public func has(_ control: CameraControl, device: CameraDevice) -> Bool {
        controls.contains(control)
    }

    public func turn(
        _ control: CameraControl, on isOn: Bool, device: CameraDevice
    ) throws(CameraRefusal) {
        guard controls.contains(control) else {
            throw CameraRefusal(control, reason: "there is no such control")
        }
        state.withLock { state in
            if isOn { state.lit.insert(control) } else { state.lit.remove(control) }
        }
    }
}
