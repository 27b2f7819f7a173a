/// The old and the new position of a place.
struct PlaceMove: Sendable {
    struct Spot: Hashable {
        let category: PlaceCategory
        let point: GridPoint

        init(of place: Place) {
            category = place.category
            point = GridPoint(place.coordinate)
        }
    }

    let id: Int64
    let from: Spot?
    let to: Spot?
}
