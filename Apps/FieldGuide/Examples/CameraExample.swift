import CameraCapture
import Synchronization

/// A session with a camera that writes down what it is told. Its pictures are GStreamer's.
nonisolated enum CameraExample {
    enum Place: CaseIterable { case dark, bright, modest, absent, switched }

    private final class NotingCamera: CameraHardware {
        private let place: Place
        private let notes = Mutex<[String]>([])

        init(_ place: Place) { self.place = place }

        var log: [String] { notes.withLock { $0 } }

        var devices: [CameraDevice] {
            place == .absent ? [] : [CameraDevice(path: "/example", name: "Example")]
        }

        func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String {
            notes.withLock { $0.append("opened in \(preset.map { "\($0)" } ?? "any size")") }
            return "videotestsrc pattern=\(place == .dark ? "black" : "white")"
        }

        func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool {
            let isSupported = place != .modest || preset == .vga
            let size = "\(preset.width) × \(preset.height)"
            notes.withLock { $0.append("\(size): \(isSupported ? "yes" : "no")") }
            return isSupported
        }

        func has(_ control: CameraControl, device: CameraDevice) -> Bool { place != .modest }

        func turn(
            _ control: CameraControl, on isOn: Bool, device: CameraDevice
        ) throws(CameraRefusal) {
            notes.withLock { $0.append("\(control) \(isOn ? "on" : "off")") }
        }
    }

    /// What the camera was told until its second frame, or until it was turned off ten times.
    static func run(_ place: Place) async -> [String] {
        let hardware = NotingCamera(place)
        let running = CameraSwitch()
        var (frames, stops, starts) = (0, 0, 0)
        do {
            for try await event in Camera(.device(), running: running, hardware: hardware) {
                switch event {
                case .started: starts += 1
                case .frame:
                    frames += 1
                    if place == .switched { running.isOn = false }
                case .stopped:
                    stops += 1
                    running.isOn = stops < 10
                case .refused, .interrupted, .interruptionEnded: break
                }
                if stops == 10 || place != .switched && frames == 2 { break }
            }
        } catch {
            return ["started: \(starts) times", "\(error)"]
        }
        guard place == .switched else { return hardware.log }
        return ["started: \(starts) times", "stopped: \(stops) times"]
    }
}
