import PlanBoardCore
import UIKit

/// Columns that a new board begins with.
enum BoardTemplate: CaseIterable {
    case plan, flow, week, empty

    var title: String {
        switch self {
        case .plan: String(localized: "Today, next, later", bundle: .module)
        case .flow: String(localized: "Work in progress", bundle: .module)
        case .week: String(localized: "Week", bundle: .module)
        case .empty: String(localized: "One column", bundle: .module)
        }
    }

    var symbol: String {
        switch self {
        case .plan: "checklist"
        case .flow: "arrow.right"
        case .week: "calendar"
        case .empty: "square"
        }
    }

    var outline: BoardOutline {
        switch self {
        case .plan:
            Self.columns(
                String(localized: "Today", bundle: .module),
                String(localized: "Next", bundle: .module),
                String(localized: "Later", bundle: .module))
        case .flow:
            BoardOutline(columns: [
                .init(title: String(localized: "Ideas", bundle: .module)),
                .init(title: String(localized: "Doing", bundle: .module), limit: 3),
                .init(title: String(localized: "Checking", bundle: .module), limit: 3),
                .init(title: String(localized: "Done", bundle: .module)),
            ])
        case .week:
            Self.columns(
                String(localized: "Monday", bundle: .module),
                String(localized: "Tuesday", bundle: .module),
                String(localized: "Wednesday", bundle: .module),
                String(localized: "Thursday", bundle: .module),
                String(localized: "Friday", bundle: .module),
                String(localized: "Weekend", bundle: .module))
        case .empty: Self.columns(String(localized: "Tasks", bundle: .module))
        }
    }

    private static func columns(_ titles: String...) -> BoardOutline {
        BoardOutline(columns: titles.map { .init(title: $0) })
    }
}
