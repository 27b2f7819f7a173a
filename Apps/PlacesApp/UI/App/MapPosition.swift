import Coordinates
import CoreLocation
import PlacesAppCore

extension PlacesServices {
    /// Returns where a place is on the map: China's system is applied here and in
    /// `LocationServices` alone.
    func onMap(_ place: Coordinate<WGS84>) -> CLLocationCoordinate2D {
        guard saved.usesChinaSystem else { return CLLocationCoordinate2D(place) }
        return CLLocationCoordinate2D(place.gcj02(in: .amap))
    }

    /// Returns the place at a point of the map; `nil` outside of the world.
    func place(at point: CLLocationCoordinate2D) -> Coordinate<WGS84>? {
        guard saved.usesChinaSystem else { return point.wgs84 }
        let place = try? Coordinate<GCJ02>(
            latitude: point.latitude, longitude: point.longitude)
        return place?.wgs84(in: .amap)
    }
}
