/// A category of places on the map. Raw values are Apple's.
public nonisolated struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// Apple’s name.
    public let rawValue: String

    /// Creates the category of Apple’s name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Airports and aerialways.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")

    /// Bakeries.
    public static let bakery = Self(rawValue: "MKPOICategoryBakery")

    /// Banks and cash machines.
    public static let bank = Self(rawValue: "MKPOICategoryBank")

    /// Cafés and ice-cream parlours.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")

    /// Filling stations.
    public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")

    /// Hospitals, clinics and practices.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")

    /// Hotels and other lodgings.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")

    /// Libraries.
    public static let library = Self(rawValue: "MKPOICategoryLibrary")

    /// Museums and galleries.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")

    /// Parks, gardens and camp sites.
    public static let park = Self(rawValue: "MKPOICategoryPark")

    /// Car parks.
    public static let parking = Self(rawValue: "MKPOICategoryParking")

    /// Pharmacies.
    public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")

    /// Stops, stations and landing stages.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")

    /// Restaurants, fast food and bars.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")

    /// Schools and kindergartens.
    public static let school = Self(rawValue: "MKPOICategorySchool")

    /// Shops.
    public static let store = Self(rawValue: "MKPOICategoryStore")

    /// Colleges and universities.
    public static let university = Self(rawValue: "MKPOICategoryUniversity")

    /// The classes of vector tiles (OpenMapTiles) with such places.
    var classes: [String] {
        switch self {
        case .airport: ["airport", "aerialway"]
        case .bakery: ["bakery"]
        case .bank: ["bank", "atm"]
        case .cafe: ["cafe", "ice_cream"]
        case .gasStation: ["fuel"]
        case .hospital: ["hospital", "clinic", "doctors", "dentist"]
        case .hotel: ["lodging", "hotel"]
        case .library: ["library"]
        case .museum: ["museum", "art_gallery"]
        case .park: ["park", "garden", "campsite"]
        case .parking: ["parking"]
        case .pharmacy: ["pharmacy"]
        case .publicTransport: ["bus", "railway", "ferry_terminal"]
        case .restaurant: ["restaurant", "fast_food", "bar", "beer"]
        case .school: ["school", "kindergarten"]
        case .store: ["shop", "grocery", "supermarket", "clothing_store", "alcohol_shop"]
        case .university: ["college", "university"]
        default: []
        }
    }

    static let all: [Self] = [
        .airport, .bakery, .bank, .cafe, .gasStation, .hospital, .hotel, .library, .museum, .park,
        .parking, .pharmacy, .publicTransport, .restaurant, .school, .store, .university,
    ]
}

/// The categories of places that a map or a search shows.
public nonisolated final class MKPointOfInterestFilter: Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isExclusion: Bool

    /// Shows all categories.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])

    /// Shows none.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Shows some categories and no other.
    public init(including categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isExclusion = false
    }

    /// Shows all but some categories.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        self.categories = Set(categories)
        isExclusion = true
    }

    /// Returns `true` if places of a category are shown.
    public func includes(_ category: MKPointOfInterestCategory) -> Bool {
        categories.contains(category) != isExclusion
    }

    /// Returns `true` if places of a category are hidden.
    public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }

    /// The classes of vector tiles that are shown; `nil` for all.
    var shownClasses: Set<String>? {
        if isExclusion, categories.isEmpty { return nil }
        return Set(MKPointOfInterestCategory.all.filter(includes).flatMap(\.classes))
    }
}
