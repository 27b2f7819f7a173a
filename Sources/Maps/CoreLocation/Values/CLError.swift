public import Foundation

/// The domain of errors of CoreLocation.
public let kCLErrorDomain = "kCLErrorDomain"

/// The reason why there is no location, region or address.
public struct CLError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The kind of the reason, with Apple's number.
    public enum Code: Int, Sendable {
        /// The location is not known yet.
        case locationUnknown

        /// The user does not allow it.
        case denied

        /// The service of locations or addresses cannot be reached.
        case network

        /// There is no compass, as on every computer here.
        case headingFailure

        /// The user does not allow the monitoring of regions.
        case regionMonitoringDenied

        /// A region cannot be monitored.
        case regionMonitoringFailure

        /// Monitoring of a region begins later.
        case regionMonitoringSetupDelayed

        /// Events of a region may come late.
        case regionMonitoringResponseDelayed

        /// No address or place matches.
        case geocodeFoundNoResult

        /// Only a part of the address was found.
        case geocodeFoundPartialResult

        /// The search for an address was cancelled.
        case geocodeCanceled
    }

    /// The kind of the reason.
    public let code: Code

    /// The reason in words.
    public let errorDescription: String?

    /// Creates an error with the usual words of its kind.
    public init(_ code: Code) { self.init(code, code.usualDescription) }

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }

    /// Apple’s domain of location errors.
    public static let errorDomain = kCLErrorDomain

    /// Apple’s number of the reason.
    public var errorCode: Int { code.rawValue }

    /// Errors of the same kind are equal, whatever their words are.
    public static func == (first: CLError, second: CLError) -> Bool { first.code == second.code }

    /// Hashes the kind alone.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// The location is not known yet.
    public static var locationUnknown: Code { .locationUnknown }

    /// The user does not allow it.
    public static var denied: Code { .denied }

    /// The service of locations or addresses cannot be reached.
    public static var network: Code { .network }

    /// There is no compass, as on every computer here.
    public static var headingFailure: Code { .headingFailure }

    /// The user does not allow the monitoring of regions.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }

    /// A region cannot be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }

    /// Monitoring of a region begins later.
    public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }

    /// Events of a region may come late.
    public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }

    /// No address or place matches.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }

    /// Only a part of the address was found.
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }

    /// The search for an address was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
    fileprivate var usualDescription: String {
        switch self {
        case .locationUnknown: "The location is not known yet. More attempts follow."
        case .denied:
            """
            The app may not use the location. The user can allow it in the desktop's settings, \
            under Privacy.
            """
        case .network: "The service of locations or addresses cannot be reached."
        case .headingFailure: "This computer has no compass."
        case .regionMonitoringDenied: "The app may not monitor regions."
        case .regionMonitoringFailure: "The region cannot be monitored."
        case .regionMonitoringSetupDelayed: "Monitoring of the region begins later."
        case .regionMonitoringResponseDelayed: "Events of the region may come late."
        case .geocodeFoundNoResult: "No place matches. Import places around it, or try other words."
        case .geocodeFoundPartialResult: "Only a part of the address was found."
        case .geocodeCanceled: "The search for the address was cancelled."
        }
    }
}
