extension Finery {
    /// The same clothes as a value: each modifier returns a new outfit with one piece more, as
    /// views do in declarative user interfaces.
    struct Outfit: Hashable, Sendable {
        private let wearer: String
        private var pieces: [String] = []

        init(of wearer: String) { self.wearer = wearer }

        /// The outfit with a piece over all others.
        func wearing(_ piece: String) -> Outfit {
            var outfit = self
            outfit.pieces.insert(piece, at: 0)
            return outfit
        }

        /// The outermost piece first, and the wearer last.
        var lines: [String] { pieces + ["装扮的\(wearer)"] }
    }
}
