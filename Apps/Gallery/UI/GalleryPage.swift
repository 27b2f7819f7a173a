import GalleryListings
package import SourceListings
public import UIKit

/// A page of the gallery. Each page is one file in `Pages`, which the page shows as its code, and
/// one line in ``all``.
public struct GalleryPage {
    /// A group of pages in the list.
    public enum Section: CaseIterable {
        case controls, choices, text, lists, containers, components

        /// The title above the group.
        var title: String {
            switch self {
            case .controls: String(localized: "Controls", bundle: .module)
            case .choices: String(localized: "Menus and pickers", bundle: .module)
            case .text: String(localized: "Text and images", bundle: .module)
            case .lists: String(localized: "Lists", bundle: .module)
            case .containers: String(localized: "Screens", bundle: .module)
            case .components: String(localized: "Components", bundle: .module)
            }
        }
    }

    /// The identifier for scripts and tests, such as `Labels`.
    public let name: String

    /// The title in the list and in the bar.
    public let title: String

    /// The group in the list.
    public let section: Section

    /// The symbol in the list.
    public let symbol: String

    /// The colour behind the symbol.
    public let color: UIColor

    /// Creates the page's controller.
    public let makeController: () -> UIViewController

    /// The name of the file that makes the page.
    let file: String

    init(
        name: String, title: String, section: Section, symbol: String, color: UIColor,
        makeController: @escaping () -> UIViewController, file: String = #fileID
    ) {
        self.name = name
        self.title = title
        self.section = section
        self.symbol = symbol
        self.color = color
        self.makeController = makeController
        self.file = String(file.split(separator: "/").last ?? "")
    }

    /// The source that makes the page, as it was compiled.
    package var listing: SourceListing? { SourceListing(file, in: GalleryListings.bundle) }

    /// The pages, in the order of the list.
    public static var all: [GalleryPage] {
        [
            .buttons, .switches, .sliders, .steppers, .segments, .indicators,
            .menus, .pickers, .datePickers, .calendar, .colors, .refreshing,
            .labels, .symbols, .textFields, .textView, .notes, .materials,
            .plainTable, .groupedTable, .insetGroupedTable, .editingTable, .flowLayout,
            .storeFront, .listLayout, .outline, .circle, .mail,
            .navigation, .bars, .groups, .search, .tabs, .sheets, .alerts, .popovers, .split,
            .pages, .web,
            .huds, .badges, .toasts, .smartFields, .emptyStates, .chat, .columns, .dynamics,
            .checks,
        ]
    }
}
