package import Foundation

/// A place that the user keeps, in a list, with a note.
package struct SavedPlace: Codable, Hashable, Identifiable, Sendable {
    package let id: UUID
    package var details: PlaceDetails

    /// The name of the list; empty for none.
    package var list: String
    package var note: String

    /// When it was saved first.
    package let date: Date

    package init(_ details: PlaceDetails, list: String = "", note: String = "", date: Date) {
        id = UUID()
        self.details = details
        self.list = list
        self.note = note
        self.date = date
    }
}
