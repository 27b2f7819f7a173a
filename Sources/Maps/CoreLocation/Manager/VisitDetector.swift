import Foundation

/// Recognises stays: at least five minutes within 150 metres.
struct VisitDetector {
    private static let radius = 150.0
    private static let leastStay = 300.0

    private var anchor: CLLocation?
    private var isReported = false

    /// Returns the arrival or the departure that a new location reveals.
    mutating func visit(after location: CLLocation) -> CLVisit? {
        guard let anchor else {
            anchor = location
            return nil
        }
        if location.distance(from: anchor) <= Self.radius {
            let stay = location.timestamp.timeIntervalSince(anchor.timestamp)
            guard !isReported, stay >= Self.leastStay else { return nil }
            isReported = true
            return visit(at: anchor, until: .distantFuture)
        }
        defer {
            self.anchor = location
            isReported = false
        }
        return isReported ? visit(at: anchor, until: location.timestamp) : nil
    }

    private func visit(at place: CLLocation, until departure: Date) -> CLVisit {
        CLVisit(
            arrivalDate: place.timestamp, departureDate: departure, coordinate: place.coordinate,
            horizontalAccuracy: max(place.horizontalAccuracy, 0))
    }
}
