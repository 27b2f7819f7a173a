import Foundation
import PlanBoardCore

/// Sample cards for pictures and first steps.
enum DemoBoard {
    /// The date of the sample: due dates are relative to it.
    static let date = Date(timeIntervalSince1970: 1_795_420_800)

    static func outline(titles: [String]) -> BoardOutline {
        BoardOutline(
            columns: zip(titles, [today, next, later]).map { .init(title: $0, cards: $1) })
    }

    private static var today: [BoardOutline.Item] {
        var report = BoardOutline.Item(
            title: String(localized: "Send the quarterly report to Ana", bundle: .module))
        report.isImportant = true
        report.due = date.addingTimeInterval(7200)
        var call = BoardOutline.Item(
            title: String(localized: "Call the printer about the posters", bundle: .module))
        call.labels = [String(localized: "office", bundle: .module)]
        var trip = BoardOutline.Item(
            title: String(
                localized:
                    "Plan the trip to the coast: look for a place to stay, compare the trains, and ask who would like to come along",
                bundle: .module))
        trip.checklist = [
            ChecklistItem(String(localized: "Find a place to stay", bundle: .module), isDone: true),
            ChecklistItem(String(localized: "Compare trains", bundle: .module)),
            ChecklistItem(String(localized: "Ask friends", bundle: .module)),
        ]
        trip.labels = [String(localized: "travel", bundle: .module)]
        var water = BoardOutline.Item(
            title: String(localized: "Water the plants", bundle: .module))
        water.isFinished = true
        var bread = BoardOutline.Item(title: String(localized: "Buy bread", bundle: .module))
        bread.isFinished = true
        return [
            report, call, trip,
            BoardOutline.Item(title: String(localized: "Repair the lamp", bundle: .module)),
            water, bread,
        ]
    }

    private static var next: [BoardOutline.Item] {
        var dentist = BoardOutline.Item(
            title: String(localized: "Make an appointment with the dentist", bundle: .module))
        dentist.due = date.addingTimeInterval(-86_400)
        return [
            dentist,
            BoardOutline.Item(title: String(localized: "Read a chapter", bundle: .module)),
        ]
    }

    private static var later: [BoardOutline.Item] {
        var language = BoardOutline.Item(
            title: String(localized: "Learn to play the ukulele", bundle: .module))
        language.isImportant = true
        return [
            language,
            BoardOutline.Item(title: String(localized: "Paint the balcony", bundle: .module)),
            BoardOutline.Item(title: String(localized: "Sort the photos of 2024", bundle: .module)),
        ]
    }
}
