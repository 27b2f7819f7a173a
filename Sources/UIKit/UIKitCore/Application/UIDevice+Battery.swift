import Foundation

extension UIDevice {
    /// The state of the battery.
    public nonisolated enum BatteryState: Int, Sendable {
        /// There is no battery, or it is not monitored.
        case unknown = 0
        case unplugged
        case charging
        case full
    }

    /// The charge of the battery from 0 to 1; -1 without a battery, or while it is not monitored.
    public var batteryLevel: Float {
        guard isBatteryMonitoringEnabled, let text = Self.battery("capacity"),
            let percent = Float(text)
        else { return -1 }
        return min(max(percent / 100, 0), 1)
    }

    /// The state of the battery; unknown without one, or while it is not monitored.
    public var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled else { return .unknown }
        switch Self.battery("status") {
        case "Charging": return .charging
        case "Full", "Not charging": return .full
        case "Discharging": return .unplugged
        default: return .unknown
        }
    }

    /// Reads a value of the first battery from the kernel's list of power supplies.
    private static func battery(_ value: String) -> String? {
        let folder = "/sys/class/power_supply"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard let name = names.sorted().first(where: { $0.hasPrefix("BAT") }) else { return nil }
        return (try? String(contentsOfFile: "\(folder)/\(name)/\(value)", encoding: .utf8))?
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// `false`, and stays so: a computer has no sensor for what is near it.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// `false`: a computer has no sensor for what is near it.
    public var proximityState: Bool { false }
}
