import Foundation
import SQLite

/// Writes the rows of places, within a transaction.
struct PlaceRows {
    let connection: SQLiteConnection

    /// Writes places, which may replace existing ones.
    func write(
        _ places: [Place], from origin: PlaceOrigin?
    ) throws(SQLiteError) -> [PlaceMove] {
        var moves: [PlaceMove] = []
        moves.reserveCapacity(places.count)
        for place in places {
            let old = try write(place, from: origin)
            moves.append(
                PlaceMove(
                    id: place.id, from: old.map { PlaceMove.Spot(of: $0) },
                    to: PlaceMove.Spot(of: place)))
        }
        return moves
    }

    /// Writes a place.
    ///
    /// - Returns: The replaced place, if any.
    private func write(
        _ place: Place, from origin: PlaceOrigin?
    ) throws(SQLiteError) -> Place? {
        let insertion = try connection.statement(PlaceRow.insertion + " ON CONFLICT DO NOTHING")
        PlaceRow.bind(place, from: origin, to: insertion)
        try insertion.run()
        guard connection.changes == 0 else { return nil }
        let old = try connection.indexedPlace(place.id)
        let replacement = try connection.statement(
            PlaceRow.insertion.replacingOccurrences(of: "INSERT", with: "REPLACE"))
        PlaceRow.bind(place, from: origin, to: replacement)
        try replacement.run()
        return old
    }

    /// Removes the rows of a source.
    ///
    /// - Parameter run: A run whose rows stay, or `nil`.
    func remove(
        ofSource source: Int64, exceptRun run: Int64?
    ) throws(SQLiteError) -> [PlaceMove] {
        let condition = "source = ? AND run IS NOT ?"
        let rows = try connection.statement(
            "SELECT \(PlaceRow.columns) FROM places WHERE \(condition)")
        rows.bind(source, at: 1)
        rows.bind(run, at: 2)
        var moves: [PlaceMove] = []
        while try rows.step() {
            let place = try PlaceRow.place(in: rows)
            moves.append(PlaceMove(id: place.id, from: PlaceMove.Spot(of: place), to: nil))
        }
        rows.reset()
        let deletion = try connection.statement("DELETE FROM places WHERE \(condition)")
        deletion.bind(source, at: 1)
        deletion.bind(run, at: 2)
        try deletion.run()
        return moves
    }
}
