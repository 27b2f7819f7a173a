extension Bus {
    /// The same bus as a collection: `for … in`, `reversed()`, `map` and the rest come with the
    /// protocol. It is a value, so that a walk goes through the passengers as they were when it
    /// began.
    struct Passengers: RandomAccessCollection {
        private var seats: [String] = []

        init(_ seats: [String] = []) { self.seats = seats }

        mutating func board(_ passenger: String) { seats.append(passenger) }

        var startIndex: Int { seats.startIndex }
        var endIndex: Int { seats.endIndex }
        subscript(position: Int) -> String { seats[position] }
    }
}
