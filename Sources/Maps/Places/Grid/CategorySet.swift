/// A set of categories, a bit for each.
struct CategorySet {
    private var bits: UInt32 = 0

    init(_ categories: some Sequence<PlaceCategory>) {
        for category in categories { bits |= 1 << UInt32(category.rawValue) }
    }

    func contains(_ category: PlaceCategory) -> Bool {
        bits & 1 << UInt32(category.rawValue) != 0
    }
}
