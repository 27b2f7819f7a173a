public import Foundation

extension ProcessInfo {
    /// How hot the machine is, and so how much work an app should put off.
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair, serious, critical
    }

    /// How hot the machine is, by the trip points that the kernel has for each thermal zone.
    /// Nominal where it has none.
    public var thermalState: ThermalState { Self.thermalState(in: "/sys/class/thermal") }

    /// `true` if the machine saves power: by the platform's profile, as the desktop's settings
    /// choose it. `false` where the kernel has no profiles.
    public var isLowPowerModeEnabled: Bool {
        Self.text("/sys/firmware/acpi/platform_profile") == "low-power"
    }

    /// The worst state of the zones in a folder: fair from the first passive or active trip point
    /// on, serious from a hot one, critical within 5 degrees of a critical one.
    package static func thermalState(in folder: String) -> ThermalState {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var worst = ThermalState.nominal
        for name in names where name.hasPrefix("thermal_zone") {
            let zone = "\(folder)/\(name)"
            guard let temperature = number("\(zone)/temp") else { continue }
            for index in 0..<16 {
                guard let type = text("\(zone)/trip_point_\(index)_type") else { break }
                guard let limit = number("\(zone)/trip_point_\(index)_temp"), limit > 0 else {
                    continue
                }
                let state: ThermalState =
                    switch type {
                    case "critical": temperature >= limit - 5000 ? .critical : .nominal
                    case "hot": temperature >= limit ? .serious : .nominal
                    default: temperature >= limit ? .fair : .nominal
                    }
                if state.rawValue > worst.rawValue { worst = state }
            }
        }
        return worst
    }

    private static func text(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map {
            String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func number(_ path: String) -> Int? { text(path).flatMap { Int($0) } }
}
