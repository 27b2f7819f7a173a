import Foundation

@MainActor extension Page.Section {
    /// The header above the pages.
    var title: String {
        switch self {
        case .worked: String(localized: "Worked cases", bundle: .module)
        case .examples: String(localized: "Examples", bundle: .module)
        case .engine: String(localized: "The engine", bundle: .module)
        }
    }
}

@MainActor extension Page {
    /// The page's name in the list and in the bar.
    var title: String {
        switch self {
        case .equations:
            String(
                localized: "Equations",
                bundle: .module)
        case .twoLabels:
            String(
                localized: "Two labels",
                bundle: .module)
        case .fourPictures:
            String(
                localized: "Four pictures",
                bundle: .module)
        case .threeQuarters:
            String(
                localized: "Three quarters",
                bundle: .module)
        case .severalBounds:
            String(
                localized: "Several bounds",
                bundle: .module)
        case .basic:
            String(
                localized: "Basic",
                bundle: .module)
        case .update:
            String(
                localized: "Update",
                bundle: .module)
        case .remake:
            String(
                localized: "Remake",
                bundle: .module)
        case .constants:
            String(
                localized: "Constants",
                bundle: .module)
        case .edges:
            String(
                localized: "Edges",
                bundle: .module)
        case .aspectFit:
            String(
                localized: "Aspect fit",
                bundle: .module)
        case .animated:
            String(
                localized: "Animation",
                bundle: .module)
        case .debug:
            String(
                localized: "Debugging",
                bundle: .module)
        case .labels:
            String(
                localized: "Labels",
                bundle: .module)
        case .scroll:
            String(
                localized: "Scrolling",
                bundle: .module)
        case .array:
            String(
                localized: "Arrays",
                bundle: .module)
        case .chaining:
            String(
                localized: "Chaining",
                bundle: .module)
        case .margins:
            String(
                localized: "Margins",
                bundle: .module)
        case .distribute:
            String(
                localized: "Distribution",
                bundle: .module)
        case .guides:
            String(
                localized: "Guides",
                bundle: .module)
        case .diagnoses:
            String(
                localized: "Diagnoses",
                bundle: .module)
        case .stacks:
            String(
                localized: "Stack views",
                bundle: .module)
        }
    }

    /// A sentence above the example.
    var explanation: String {
        switch self {
        case .equations:
            String(
                localized:
                    "Constraints are equations. Three views have twelve unknowns, and twelve equations give them one solution.",
                bundle: .module)
        case .twoLabels:
            String(
                localized:
                    "When the box is too narrow for both, the label that resists compression less is cut.",
                bundle: .module)
        case .fourPictures:
            String(
                localized:
                    "The pictures hang together and are centred as a group. A hidden one has the width 0.",
                bundle: .module)
        case .threeQuarters:
            String(
                localized: "The inner view keeps its share of the outer one’s width.",
                bundle: .module)
        case .severalBounds:
            String(
                localized:
                    "The green label starts right of every bar, and of the line at one third: the tightest bound decides.",
                bundle: .module)
        case .basic:
            String(
                localized: "Two tiles above, one below; all have the same height.",
                bundle: .module)
        case .update:
            String(
                localized:
                    "An update changes the constants of the constraints that are there already.",
                bundle: .module)
        case .remake:
            String(
                localized: "A remade layout drops the old constraints and starts afresh.",
                bundle: .module)
        case .constants:
            String(
                localized: "Insets, points and sizes are said as they are; no superview is named.",
                bundle: .module)
        case .edges:
            String(
                localized: "One chain places all four edges, by different insets.",
                bundle: .module)
        case .aspectFit:
            String(
                localized:
                    "The ratio is required, and so is the room; to be as large as possible is a wish.",
                bundle: .module)
        case .animated:
            String(
                localized:
                    "Constants change at once, and the views go to their new places in time.",
                bundle: .module)
        case .debug:
            String(
                localized: "Keys name views and constraints in messages, instead of classes.",
                bundle: .module)
        case .labels:
            String(
                localized: "Text has a size of its own, from which the layout makes the rest.",
                bundle: .module)
        case .scroll:
            String(
                localized: "What is laid out inside decides how far it scrolls.",
                bundle: .module)
        case .array:
            String(
                localized: "One update moves three views.",
                bundle: .module)
        case .chaining:
            String(
                localized: "Several attributes are placed by one chain.",
                bundle: .module)
        case .margins:
            String(
                localized: "Each box fills the margins of the one around it.",
                bundle: .module)
        case .distribute:
            String(
                localized: "Views lie along an axis with fixed gaps, or with a fixed length.",
                bundle: .module)
        case .guides:
            String(
                localized:
                    "A guide that nobody sees divides the safe area; two tiles keep to its edge.",
                bundle: .module)
        case .diagnoses:
            String(
                localized:
                    "One solution, several or none: the engine says which unknowns are free, and which constraints contradict each other.",
                bundle: .module)
        case .stacks:
            String(
                localized: "A row or column that makes its constraints itself.",
                bundle: .module)
        }
    }
}
