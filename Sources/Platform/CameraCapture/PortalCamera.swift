import DesktopBus
import Foundation
import Synchronization

/// The camera that the desktop's portal lends to a program through PipeWire, after the user was
/// asked once.
///
/// It is the only way to cameras in a sandbox, and to those that the kernel gives as raw sensors.
final class PortalCamera: CameraHardware {
    /// The path that stands for the camera.
    static let path = "portal:camera"

    private static let interface = "org.freedesktop.portal.Camera"

    /// The time for which the portal's word that there is a camera, or none, counts.
    private static let memory = Duration.seconds(2)

    /// The time that the portal has for it: programs ask on the main thread.
    private static let patience: Int32 = 1_000

    private enum Answer {
        /// A connection to PipeWire, open as long as the program runs.
        case granted(Int32)

        case denied

        /// The portal failed, so that it may be asked again.
        case failed(reason: String)

        var permission: CameraPermission {
            switch self {
            case .granted: .granted
            case .denied: .denied
            case .failed: .undetermined
            }
        }
    }

    private struct State {
        var answer: Answer?
        var question: Task<Answer, Never>?
        var isPresent: (value: Bool, time: ContinuousClock.Instant)?
    }

    private let bus: DesktopBus.Name?
    private let state = Mutex(State())

    /// Creates the desktop's, or that of the bus at an address.
    init(address: String? = nil) {
        bus = address.map { .address($0) } ?? (Self.hasBus ? .session : nil)
    }

    /// `true` if the user's bus runs: looking for one that does not would start one.
    private static var hasBus: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        let folder = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
        return access("\(folder)/bus", F_OK) == 0
    }

    // MARK: The camera

    var devices: [CameraDevice] {
        isPresent ? [CameraDevice(path: Self.path, name: "Camera")] : []
    }

    private var isPresent: Bool {
        guard let bus else { return false }
        let now = ContinuousClock.now
        if let known = state.withLock({ $0.isPresent }), now - known.time < Self.memory {
            return known.value
        }
        let value = try? DesktopBus.useBlocking(bus) { bus in
            try bus.property(
                DesktopBus.portalService, DesktopBus.portalPath, Self.interface,
                "IsCameraPresent", milliseconds: Self.patience)?.flag
        }
        let isPresent = value ?? false
        state.withLock { $0.isPresent = (isPresent, now) }
        return isPresent
    }

    func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String {
        guard case .granted(let descriptor) = state.withLock({ $0.answer }) else {
            preconditionFailure("The portal's camera is opened before prepare(_:).")
        }
        return "pipewiresrc fd=\(descriptor) ! decodebin"
    }

    /// Returns `false`: the camera's default is used.
    func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool { false }

    /// Returns `false`: PipeWire has no controls of cameras.
    func has(_ control: CameraControl, device: CameraDevice) -> Bool { false }

    func turn(
        _ control: CameraControl, on isOn: Bool, device: CameraDevice
    ) throws(CameraRefusal) {
        throw CameraRefusal(control, reason: "there is no such control")
    }

    // MARK: Permission

    var isAccessible: Bool { permission != .denied }

    var permission: CameraPermission {
        state.withLock { $0.answer }?.permission ?? .undetermined
    }

    func requestPermission() async -> CameraPermission { await answer().permission }

    func prepare(_ device: CameraDevice) async throws(CameraError) {
        switch await answer() {
        case .granted: break
        case .denied: throw .forbidden(device.name)
        case .failed(let reason): throw .lost(reason)
        }
    }

    /// Returns the user's answer, asking at most once at a time, and never again after one.
    private func answer() async -> Answer {
        let question = state.withLock { state -> Task<Answer, Never> in
            if let question = state.question { return question }
            let known = state.answer
            let question = Task.detached { [bus] () async -> Answer in
                switch known {
                case .denied: .denied
                case .granted(let descriptor) where Self.isOpen(descriptor): .granted(descriptor)
                case .granted, .failed, nil: await Self.ask(bus)
                }
            }
            state.question = question
            return question
        }
        let answer = await question.value
        state.withLock { state in
            // Several callers may have waited for the same question.
            guard state.question == question else { return }
            state.answer = answer
            state.question = nil
        }
        return answer
    }

    /// Returns `false` for a connection that PipeWire has closed.
    private static func isOpen(_ descriptor: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: 0, revents: 0)
        let endings = Int16(POLLHUP | POLLERR | POLLNVAL)
        return poll(&entry, 1, 0) >= 0 && entry.revents & endings == 0
    }

    private static func ask(_ bus: DesktopBus.Name?) async -> Answer {
        guard let bus else { return .failed(reason: "There is no session bus.") }
        do {
            return try await DesktopBus.use(bus) { bus in
                // 0 is a permission, 1 the user's refusal, 2 another end.
                switch try bus.ask("Camera", "AccessCamera", [])?[0]?.number {
                case 0: break
                case 1: return .denied
                default: return .failed(reason: "The desktop did not answer.")
                }
                let descriptor = try bus.openFile(
                    DesktopBus.portalService, DesktopBus.portalPath, interface,
                    "OpenPipeWireRemote", [.options([:])])
                return descriptor.map { .granted($0) }
                    ?? .failed(reason: "The desktop gave no connection to PipeWire.")
            }
        } catch let error as DesktopBus.Failure {
            return error.isRefused ? .denied : .failed(reason: error.reason)
        } catch {
            return .failed(reason: "\(error)")
        }
    }
}
