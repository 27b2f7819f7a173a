public import CoreLocation
public import Foundation
import FoundationGaps

/// Writes distances as maps do: rounded to what matters, in the units of the user's region.
public nonisolated final class MKDistanceFormatter: Formatter, @unchecked Sendable {
    // Sendable as Foundation's formatters: it is configured before it is used.

    /// The system of units. Raw values are Apple's.
    public enum Units: UInt, Sendable {
        case `default`
        case metric
        case imperial
        case imperialWithYards
    }

    /// The length of the unit. Raw values are Apple's.
    public enum DistanceUnitStyle: UInt, Sendable {
        case `default`
        case abbreviated
        case full
    }

    /// The locale that chooses units, digits and words.
    public var locale = Locale.current

    /// The units of texts.
    public var units = Units.default

    /// The length of units’ names.
    public var unitStyle = DistanceUnitStyle.default

    /// Returns the text of a distance in metres: `850 m`, `1.2 km`, `25 km`.
    public func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        let distance = max(distance, 0)
        switch system {
        case .metric, .default:
            if distance < 1_000, Self.rounded(distance) < 1_000 {
                return text(Self.rounded(distance), 0, .meters)
            }
            return long(distance / 1_000, .kilometers)
        case .imperial:
            let feet = distance / 0.3048
            return feet < 1_000
                ? text(Self.rounded(feet), 0, .feet) : long(distance / 1_609.344, .miles)
        case .imperialWithYards:
            let yards = distance / 0.9144
            return yards < 1_000
                ? text(Self.rounded(yards), 0, .yards) : long(distance / 1_609.344, .miles)
        }
    }

    private var system: Units {
        guard units == .default else { return units }
        switch locale.measurementSystem {
        case .us: return .imperial
        case .uk: return .imperialWithYards
        default: return .metric
        }
    }

    /// Rounds a short distance: to 1 below 10, to 5 below 100, to 50 above.
    private static func rounded(_ distance: Double) -> Double {
        let step = distance < 10 ? 1.0 : distance < 100 ? 5 : 50
        return (distance / step).rounded() * step
    }

    private func long(_ distance: Double, _ unit: Unit) -> String {
        let digits = distance < 9.95 ? 1 : 0
        return text(distance, digits, unit)
    }

    private func text(_ value: Double, _ digits: Int, _ unit: Unit) -> String {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = digits
        formatter.minimumFractionDigits = 0
        let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
        guard unitStyle == .full else {
            return switch unit {
            case .meters: String(localized: "\(number) m")
            case .kilometers: String(localized: "\(number) km")
            case .feet: String(localized: "\(number) ft")
            case .yards: String(localized: "\(number) yd")
            case .miles: String(localized: "\(number) mi")
            }
        }
        return switch (unit, number == "1") {
        case (.meters, true): String(localized: "\(number) meter")
        case (.meters, false): String(localized: "\(number) meters")
        case (.kilometers, true): String(localized: "\(number) kilometer")
        case (.kilometers, false): String(localized: "\(number) kilometers")
        case (.feet, true): String(localized: "\(number) foot")
        case (.feet, false): String(localized: "\(number) feet")
        case (.yards, true): String(localized: "\(number) yard")
        case (.yards, false): String(localized: "\(number) yards")
        case (.miles, true): String(localized: "\(number) mile")
        case (.miles, false): String(localized: "\(number) miles")
        }
    }

    private enum Unit { case meters, kilometers, feet, yards, miles }

    /// Returns the text of a number of metres, or `nil` for another object.
    public override func string(for obj: Any?) -> String? {
        (obj as? Double ?? (obj as? NSNumber)?.doubleValue).map { string(fromDistance: $0) }
    }
}
