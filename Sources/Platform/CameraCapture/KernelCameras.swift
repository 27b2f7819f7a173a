import CGStreamer
import Foundation

/// The cameras known to the kernel, through Video4Linux 2.
public struct KernelCameras: CameraHardware {
    /// The folder of the device files.
    private let folder: String

    public init(folder: String = "/dev") { self.folder = folder }

    public var devices: [CameraDevice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let numbers = names.compactMap { name in
            name.hasPrefix("video") ? Int(name.dropFirst("video".count)) : nil
        }
        return numbers.sorted().compactMap { number in
            let path = "\(folder)/video\(number)"
            guard let open = OpenDevice(path) else {
                // Opening the camera for frames will report the missing permission.
                return errno == EACCES ? CameraDevice(path: path, name: "video\(number)") : nil
            }
            return open.cameraName.map { CameraDevice(path: path, name: $0) }
        }
    }

    public var isAccessible: Bool {
        let devices = devices
        return devices.isEmpty || devices.contains { access($0.path, R_OK | W_OK) == 0 }
    }

    public func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String {
        let size = preset.map { ",width=\($0.width),height=\($0.height)" } ?? ""
        return """
            v4l2src device=\(PipelineText.quoted(device.path)) \
            ! capsfilter caps="video/x-raw\(size);image/jpeg\(size)" ! decodebin
            """
    }

    public func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool {
        OpenDevice(device.path)?.supports(width: preset.width, height: preset.height) ?? false
    }

    public func has(_ control: CameraControl, device: CameraDevice) -> Bool {
        OpenDevice(device.path)?.has(control.number) ?? false
    }

    public func turn(
        _ control: CameraControl, on isOn: Bool, device: CameraDevice
    ) throws(CameraRefusal) {
        guard let open = OpenDevice(device.path),
            open.set(control.number, to: isOn ? control.valueForOn : 0)
        else { throw CameraRefusal(control, reason: String(cString: strerror(errno))) }
    }
}

extension CameraControl {
    fileprivate var number: UInt32 {
        switch self {
        case .torch: 0x009C_0901  // V4L2_CID_FLASH_LED_MODE
        case .continuousAutofocus: 0x009A_090C  // V4L2_CID_FOCUS_AUTO
        }
    }

    fileprivate var valueForOn: Int32 {
        switch self {
        case .torch: Int32(V4L2_FLASH_LED_MODE_TORCH.rawValue)
        case .continuousAutofocus: 1
        }
    }
}

/// A device that is opened for queries and then closed.
private struct OpenDevice: ~Copyable {
    private let descriptor: Int32

    init?(_ path: String) {
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The name of a capture device; `nil` for other devices, such as the metadata devices of
    /// cameras.
    var cameraName: String? {
        var capabilities = v4l2_capability()
        guard ioctl(descriptor, camera_request_capabilities, &capabilities) == 0,
            capabilities.device_caps & UInt32(V4L2_CAP_VIDEO_CAPTURE) != 0
        else { return nil }
        return withUnsafeBytes(of: capabilities.card) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    func has(_ control: UInt32) -> Bool {
        var query = v4l2_queryctrl()
        query.id = control
        return ioctl(descriptor, camera_request_control, &query) == 0
            && query.flags & UInt32(V4L2_CTRL_FLAG_DISABLED) == 0
    }

    func set(_ control: UInt32, to value: Int32) -> Bool {
        var setting = v4l2_control(id: control, value: value)
        return ioctl(descriptor, camera_request_set_control, &setting) == 0
    }

    /// Returns `true` if any of the device's formats has this size.
    func supports(width: Int, height: Int) -> Bool {
        var format = v4l2_fmtdesc()
        format.type = UInt32(V4L2_BUF_TYPE_VIDEO_CAPTURE.rawValue)
        while ioctl(descriptor, camera_request_formats, &format) == 0 {
            if supports(width: width, height: height, format: format.pixelformat) { return true }
            format.index += 1
        }
        return false
    }

    private func supports(width: Int, height: Int, format: UInt32) -> Bool {
        var size = v4l2_frmsizeenum()
        size.pixel_format = format
        while ioctl(descriptor, camera_request_frame_sizes, &size) == 0 {
            if size.type == UInt32(V4L2_FRMSIZE_TYPE_DISCRETE.rawValue) {
                if Int(size.discrete.width) == width, Int(size.discrete.height) == height {
                    return true
                }
            } else {
                let range = size.stepwise
                return width >= range.min_width && width <= range.max_width
                    && height >= range.min_height && height <= range.max_height
            }
            size.index += 1
        }
        return false
    }
}
