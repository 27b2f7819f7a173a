import BookshelfUI
import FieldGuideUI
import GalleryUI
import LayoutLabUI
import PlacesAppUI
import PlanBoardUI
import PrintDeskUI
import ScannerUI
import Testing
import TouchPainterUI
import UIKit
import UIKitTesting

@Suite("Apps in windows of every width")
struct AppSizeTests {
    /// A screen of an app: its first one, and one behind it.
    nonisolated enum Screen: String, CaseIterable {
        case bookshelf, book, gallery, galleryPage, layoutLab, layoutPage, planBoard, card
        case printDesk, print, scanner, make, touchPainter, palette, guide, guidePage
        case places, chinaSystem

        @MainActor
        func launch(size: CGSize) -> HeadlessApp {
            switch self {
            case .bookshelf, .book: app(size, BookshelfApp(size: size))
            case .gallery: app(size, GalleryApp(size: size))
            case .galleryPage: app(size, GalleryApp(size: size, page: "Buttons"))
            case .layoutLab: app(size, LayoutLabApp(size: size))
            case .layoutPage: app(size, LayoutLabApp(size: size, page: .stacks))
            case .planBoard, .card: app(size, PlanBoardApp(size: size))
            case .printDesk, .print: app(size, PrintDeskApp(size: size))
            case .scanner, .make: app(size, ScannerApp(size: size))
            case .touchPainter, .palette: app(size, TouchPainterApp(size: size))
            case .places, .chinaSystem: app(size, PlacesApplication(size: size))
            case .guide: app(size, FieldGuideApp(size: size))
            case .guidePage: app(size, FieldGuideApp(size: size, page: "strategy"))
            }
        }

        @MainActor
        private func app(_ size: CGSize, _ delegate: any UIApplicationDelegate) -> HeadlessApp {
            HeadlessApp(size: size, scale: 1, delegate: delegate)
        }

        /// The element that leads from the first screen to this one.
        var door: String? {
            switch self {
            case .book: "西游记"
            case .card: "Repair the lamp"
            case .print: "Print"
            case .make: "Make a code"
            case .palette: "Palette"
            case .chinaSystem: "Coordinates in China"
            default: nil
            }
        }
    }

    private static let height: CGFloat = 700

    /// From the narrowest phone to two screens side by side, with both sides of the widths at which
    /// apps change their arrangement.
    private static let widths: [CGFloat] = [320, 599, 600, 720, 1_024, 1_280, 2_560, 320]

    /// Titles of three lines at most, and a placeholder, which end with dots by design.
    private static let shortened = ["Plan the trip to the coast", "Words with spaces between"]

    @Test(
        "Apps: nothing is cut off, covered or outside of the window at any width",
        arguments: Screen.allCases)
    func widths(screen: Screen) throws {
        let app = screen.launch(size: CGSize(width: Self.widths[0], height: Self.height))
        app.settle()
        if let door = screen.door {
            try app.finger.tap(on: door)
            app.settle()
        }
        for width in Self.widths {
            app.resize(to: CGSize(width: width, height: Self.height))
            app.settle()
            let issues = app.audit([.cutText, .overlap, .conflictingLayout])
                .map(\.description)
                .filter { issue in !Self.shortened.contains(where: issue.contains) }
            #expect(issues == [], "\(screen) at \(width)")
            let outside = app.window.partsOutside
            #expect(outside == [], "\(screen) at \(width)")
        }
    }
}

extension UIWindow {
    /// The shown texts and controls of which a part is outside of the window, except for the
    /// contents of scroll views.
    fileprivate var partsOutside: [String] {
        func visit(_ view: UIView) -> [String] {
            guard !view.isHidden, view.alpha >= 0.01, !view.bounds.isEmpty else { return [] }
            let isPart = view is UIControl || (view as? UILabel)?.text?.isEmpty == false
            let frame = view.convert(view.bounds, to: nil)
            if isPart, !bounds.insetBy(dx: -1, dy: -1).contains(frame) {
                return ["\(type(of: view)) \(view.accessibilityIdentifier ?? "") \(frame)"]
            }
            return view is UIScrollView || view is UIControl ? [] : view.subviews.flatMap(visit)
        }
        return visit(self)
    }
}
