extension Flowers {
    /// The same meadow as values: a flower is its kind, which is one byte, and its area. What is
    /// drawn for a kind is looked up when it is drawn.
    struct Flower: Hashable, Sendable {
        let kind: Kind
        let area: Area

        static func spiral(_ count: Int) -> [Flower] {
            (0..<count).map { index in
                Flower(
                    kind: Kind.allCases[index % Kind.allCases.count], area: Meadow.area(at: index))
            }
        }
    }
}
