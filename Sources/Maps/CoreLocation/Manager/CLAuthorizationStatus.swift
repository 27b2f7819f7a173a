/// What an app may know of the user's location. Raw values are Apple's.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user was not asked yet.
    case notDetermined
    case restricted
    case denied
    case authorizedAlways
    case authorizedWhenInUse

    /// The name of macOS for `authorizedAlways`.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }

    /// `true` if locations are delivered.
    var isAuthorized: Bool { self == .authorizedAlways || self == .authorizedWhenInUse }
}

/// How exact the locations are that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy
    case reducedAccuracy
}

/// The kind of movement that an app follows.
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation
    case fitness
    case otherNavigation
    case airborne
}
