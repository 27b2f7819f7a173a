public import Foundation

/// The domain of errors of CoreLocation.
public let kCLErrorDomain = "kCLErrorDomain"

/// The reason why there is no location, region or address.
public struct CLError: Error, LocalizedError, CustomNSError, Hashable, Sendable {
    /// The kind of the reason, with Apple's number.
    public enum Code: Int, Sendable {
        case locationUnknown
        case denied
        case network
        case headingFailure
        case regionMonitoringDenied
        case regionMonitoringFailure
        case regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult
        case geocodeFoundPartialResult
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

    public static func == (first: CLError, second: CLError) -> Bool { first.code == second.code }

    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
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
