import MapKit
import PlacesAppCore

/// A place on the map: one of a search, a saved one, a marked point, or a point of a measurement.
nonisolated final class PlaceAnnotation: NSObject, MKAnnotation {
    /// Why it is on the map.
    enum Kind: Sendable { case found, saved, mark, measured }

    let kind: Kind
    let details: PlaceDetails
    let coordinate: CLLocationCoordinate2D
    let title: String?
    let subtitle: String?

    /// The symbol in the marker.
    let symbol: String

    @MainActor
    init(_ kind: Kind, _ details: PlaceDetails, at coordinate: CLLocationCoordinate2D) {
        self.kind = kind
        self.details = details
        self.coordinate = coordinate
        title = details.name
        subtitle = details.line.isEmpty ? nil : details.line
        symbol = kind == .saved ? "bookmark" : details.symbol
        super.init()
    }
}
