import Coordinates
public import Foundation
import Places
import Synchronization

/// The function that receives what a ``CLGeocoder`` found, or a ``CLError``.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds addresses of coordinates, and coordinates of addresses, in the places of
/// ``LocationServices/places``.
///
/// Without places, and where none match, the error is ``CLError/Code/geocodeFoundNoResult``. A
/// geocoder works on one request at a time: another one cancels the first.
public final class CLGeocoder: NSObject, Sendable {
    private let request = Mutex<Task<Void, Never>?>(nil)
    private let isBusy = Mutex(0)

    public override init() { super.init() }

    /// `true` while a request is under way.
    public var isGeocoding: Bool { isBusy.withLock { $0 > 0 } }

    /// Finds the address of a location.
    public func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        begin(completionHandler) { () async throws(CLError) in
            [try await Self.address(of: location)]
        }
    }

    /// Finds the address of a location.
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(location, completionHandler: completionHandler)
    }

    /// Returns the address of a location.
    public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        [try await Self.address(of: location)]
    }

    /// Finds the places of an address or a name, the most probable first.
    public func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: nil, completionHandler: completionHandler)
    }

    /// Finds the places of an address or a name, those of a region first.
    public func geocodeAddressString(
        _ addressString: String, in region: CLRegion?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        begin(completionHandler) { () async throws(CLError) in
            try await Self.places(named: addressString, in: region)
        }
    }

    /// Returns the places of an address or a name, the most probable first.
    public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await Self.places(named: addressString, in: nil)
    }

    /// Returns the places of an address or a name, those of a region first.
    public func geocodeAddressString(
        _ addressString: String, in region: CLRegion?
    ) async throws -> [CLPlacemark] {
        try await Self.places(named: addressString, in: region)
    }

    /// Ends the request, which reports ``CLError/Code/geocodeCanceled``.
    public func cancelGeocode() {
        request.withLock { task in
            task?.cancel()
            task = nil
        }
    }

    // MARK: Searching

    private func begin(
        _ completionHandler: @escaping CLGeocodeCompletionHandler,
        _ search: @escaping @Sendable () async throws(CLError) -> [CLPlacemark]
    ) {
        cancelGeocode()
        isBusy.withLock { $0 += 1 }
        let task = Task { @MainActor in
            var (found, failure): ([CLPlacemark]?, CLError?) = (nil, nil)
            do throws(CLError) {
                found = try await search()
            } catch {
                failure = error
            }
            isBusy.withLock { $0 -= 1 }
            if Task.isCancelled {
                completionHandler(nil, CLError(.geocodeCanceled))
            } else {
                completionHandler(found, failure)
            }
        }
        request.withLock { $0 = task }
    }

    private static func address(of location: CLLocation) async throws(CLError) -> CLPlacemark {
        guard let store = LocationServices.shared.places, let point = location.coordinate.wgs84
        else { throw CLError(.geocodeFoundNoResult) }
        do {
            // Locations of an app with a map of China are in that map's system.
            let provider = LocationServices.shared.mapProvider
            let place =
                try provider.map {
                    try Coordinate<GCJ02>(latitude: point.latitude, longitude: point.longitude)
                        .wgs84(in: $0.offsetRegion)
                } ?? point
            guard let address = try await store.address(of: place) else {
                throw CLError(.geocodeFoundNoResult)
            }
            return CLPlacemark(
                location: location, name: address.street.nonEmpty ?? address.text.nonEmpty,
                street: address.street.nonEmpty, city: address.city.nonEmpty,
                district: address.region.nonEmpty)
        } catch let error as CLError {
            throw error
        } catch {
            throw CLError(.network, "\(error)")
        }
    }

    private static func places(
        named text: String, in region: CLRegion?
    ) async throws(CLError) -> [CLPlacemark] {
        guard let store = LocationServices.shared.places else {
            throw CLError(.geocodeFoundNoResult)
        }
        let circle = region as? CLCircularRegion
        do {
            let request =
                if let center = circle?.center.wgs84 {
                    try KeywordRequest(text, near: center)
                } else {
                    try KeywordRequest(text)
                }
            let found = try await store.search(request).places.map { CLPlacemark($0.place) }
            guard !found.isEmpty else { throw CLError(.geocodeFoundNoResult) }
            return found
        } catch let error as CLError {
            throw error
        } catch is PlaceRequestError {
            throw CLError(.geocodeFoundNoResult)
        } catch {
            throw CLError(.network, "\(error)")
        }
    }
}
