/// The desktop's cameras: the kernel's, or the portal's if the program may use none of these, as in
/// a sandbox, or if there are none.
struct DesktopCameras: CameraHardware {
    private let kernel: any CameraHardware
    private let portal: PortalCamera

    init(kernel: any CameraHardware = KernelCameras(), portal: PortalCamera = PortalCamera()) {
        self.kernel = kernel
        self.portal = portal
    }

    /// The cameras that are used: the portal's only if it has one.
    private var current: any CameraHardware {
        let isUsable = kernel.isAccessible && !kernel.devices.isEmpty
        return isUsable || portal.devices.isEmpty ? kernel : portal
    }

    private func hardware(of device: CameraDevice) -> any CameraHardware {
        device.path == PortalCamera.path ? portal : kernel
    }

    var devices: [CameraDevice] { current.devices }

    var isAccessible: Bool { current.isAccessible }

    var permission: CameraPermission { current.permission }

    func requestPermission() async -> CameraPermission { await current.requestPermission() }

    func prepare(_ device: CameraDevice) async throws(CameraError) {
        try await hardware(of: device).prepare(device)
    }

    func pipeline(of device: CameraDevice, preset: CapturePreset?) -> String {
        hardware(of: device).pipeline(of: device, preset: preset)
    }

    func supports(_ preset: CapturePreset, device: CameraDevice) -> Bool {
        hardware(of: device).supports(preset, device: device)
    }

    func has(_ control: CameraControl, device: CameraDevice) -> Bool {
        hardware(of: device).has(control, device: device)
    }

    func turn(
        _ control: CameraControl, on isOn: Bool, device: CameraDevice
    ) throws(CameraRefusal) {
        try hardware(of: device).turn(control, on: isOn, device: device)
    }
}
