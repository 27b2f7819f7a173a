import CameraCapture
import Synchronization

/// Cameras that show GStreamer's test pictures and write down what they are told.
final class FakeCameras: CameraHardware {
    private let all: [CameraDevice]

    /// The number of queries that find the cameras, and of those after them that do not
    /// any more.
    private let attendance: Mutex<(present: Int, absent: Int)>

    /// What gives the frames.
    private let source: String
    private let presets: Set<CapturePreset>
    private let controls: Set<CameraControl>

    /// Controls that are there but broken.
    private let refused: Set<CameraControl>

    private let told = Mutex<[String]>([])

    init(
        _ source: String = "videotestsrc pattern=white", devices: Int = 1,
        presets: Set<CapturePreset> = [], controls: Set<CameraControl> = [],
        refused: Set<CameraControl> = [], present: Int = .max, absent: Int = 0
    ) {
        self.source = source
        attendance = Mutex((present, absent))
        self.all = (0..<devices).map {
            CameraDevice(path: "/fake/video\($0)", name: "Fake camera \($0)")
        }
        self.presets = presets
        self.controls = controls
        self.refused = refused
    }

    var devices: [CameraDevice] {
        attendance.withLock { attendance in
            if attendance.present > 0 {
                attendance.present -= 1
            } else if attendance.absent > 0 {
                attendance.absent -= 1
                return []
            }
            return all
        }
    }

    /// What the cameras were told, in order.
    var log: [String] { told.withLock { $0 } }

    func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String {
        told.withLock { $0.append("\(device.path) in \(preset.map { "\($0)" } ?? "any size")") }
        return source
    }

    func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool {
        presets.contains(preset)
    }

    func has(_ control: CameraControl, device: CameraDevice) -> Bool {
        controls.contains(control)
    }

    func turn(
        _ control: CameraControl, on isOn: Bool, device: CameraDevice
    ) throws(CameraRefusal) {
        told.withLock { $0.append("\(control) \(isOn ? "on" : "off")") }
        if refused.contains(control) { throw CameraRefusal(control, reason: "broken") }
    }
}
