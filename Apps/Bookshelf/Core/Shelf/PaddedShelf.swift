/// The places of a shelf: one for each book, and empty ones that fill the last board and the rest
/// of the screen.
package struct PaddedShelf: Hashable, Sendable {
    /// The number of books.
    package let count: Int

    /// The number of places on a board.
    package let columns: Int

    /// The number of places, with and without books.
    package let places: Int

    /// Makes a shelf.
    ///
    /// - Precondition: `columns` is positive, the other numbers are not negative.
    package init(count: Int, columns: Int, boards: Int) {
        precondition(
            count >= 0 && columns > 0 && boards >= 0,
            "A shelf of \(count) books in \(columns) columns and \(boards) boards cannot be built.")
        self.count = count
        self.columns = columns
        let full = (count + columns - 1) / columns
        places = max(full, boards) * columns
    }

    /// The index of the book in a place, or `nil` for an empty place.
    package func book(at place: Int) -> Int? { place > count - 1 ? nil : place }
}
