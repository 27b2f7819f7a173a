import Testing
import UIKit
import UIKitTesting

/// Films of transitions: five moments side by side, in the upper row from left to right and below
/// from right to left.
@Suite("Films of transitions")
@MainActor
struct TransitionFilmTests {
    private static let size = CGSize(width: 320, height: 480)

    /// A screen with a title, a heading at its start and a list of lines.
    private final class Page: UIViewController {
        let color: UIColor
        let heading = UILabel(frame: CGRect(x: 24, y: 120, width: 272, height: 40))
        let thumbnail = UIView(frame: CGRect(x: 24, y: 180, width: 120, height: 90))

        init(_ title: String, _ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
            heading.text = title
            heading.font = .boldSystemFont(ofSize: 30)
            heading.autoresizingMask = .flexibleWidth
            thumbnail.backgroundColor = .systemIndigo
            view.addSubview(heading)
            view.addSubview(thumbnail)
        }
    }

    /// The screens and the app of one row of a film.
    @MainActor
    private final class Stage {
        let first = Page("First", .systemBackground)
        let second = Page("Second", UIColor(red: 0.75, green: 0.88, blue: 1, alpha: 1))
        let isMirrored: Bool
        private(set) var app: HeadlessApp!
        private var frames: [Snapshot] = []
        lazy var navigation = UINavigationController(rootViewController: first)

        init(isMirrored: Bool) { self.isMirrored = isMirrored }

        func show(_ root: UIViewController) {
            app = HeadlessApp(
                size: TransitionFilmTests.size, scale: 0.5, rootViewController: root)
            if isMirrored { app.window.traitOverrides.layoutDirection = .rightToLeft }
            app.settle()
        }

        /// A distance from the leading edge as an x coordinate.
        func x(_ distance: CGFloat) -> CGFloat {
            isMirrored ? TransitionFilmTests.size.width - distance : distance
        }

        func take() { frames.append(app.snapshot()) }

        /// Takes five frames in the course of some seconds.
        func film(_ seconds: TimeInterval) {
            for moment in 0..<5 {
                app.advance(by: moment == 0 ? 0.02 : seconds / 4)
                take()
            }
        }

        /// Takes a frame before a drag, two in it, and two after the finger lifts.
        func filmDrag(from start: CGPoint, to end: CGPoint, after: TimeInterval) {
            take()
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            app.finger.down(at: start)
            for point in [middle, end] {
                app.finger.move(to: point, duration: 0.4)
                app.advance(by: 0.2)
                take()
            }
            app.finger.up()
            app.advance(by: after)
            take()
            app.settle()
            take()
        }

        /// The frames side by side.
        func strip() -> Snapshot {
            let gap = 4
            let (width, height) = (frames[0].width + gap, frames[0].height)
            var pixels = [UInt32](repeating: 0xFF80_8080, count: width * frames.count * height)
            for (index, frame) in frames.enumerated() {
                for y in 0..<height {
                    let start = (y * frames.count + index) * width
                    pixels.replaceSubrange(
                        start..<start + frame.width,
                        with: frame.pixels[y * frame.width..<(y + 1) * frame.width])
                }
            }
            return Snapshot(width: width * frames.count, height: height, pixels: pixels)
        }
    }

    private struct Film {
        let name: String
        let play: (Stage) -> Void

        init(_ name: String, _ play: @escaping (Stage) -> Void) {
            self.name = name
            self.play = play
        }
    }

    private static let stacks = [
        Film("push") { stage in
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: true)
            stage.film(0.36)
        },
        Film("pop") { stage in
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: false)
            stage.app.settle()
            stage.navigation.popViewController(animated: true)
            stage.film(0.36)
        },
        Film("pop-cancelled") { stage in
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: false)
            stage.app.settle()
            stage.filmDrag(
                from: CGPoint(x: stage.x(3), y: 300), to: CGPoint(x: stage.x(130), y: 300),
                after: 0.08)
        },
        Film("large-title") { stage in
            stage.navigation.navigationBar.prefersLargeTitles = true
            stage.second.navigationItem.largeTitleDisplayMode = .never
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: true)
            stage.film(0.36)
        },
        Film("zoom") { stage in
            let thumbnail = stage.first.thumbnail
            stage.second.preferredTransition = .zoom { _ in thumbnail }
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: true)
            stage.film(0.5)
        },
        Film("zoom-cancelled") { stage in
            let thumbnail = stage.first.thumbnail
            stage.second.preferredTransition = .zoom { _ in thumbnail }
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: false)
            stage.app.settle()
            stage.filmDrag(
                from: CGPoint(x: stage.x(3), y: 300), to: CGPoint(x: stage.x(130), y: 300),
                after: 0.08)
        },
    ]

    private static let presentations = [
        Film("sheet") { stage in
            stage.show(stage.first)
            stage.first.present(stage.second, animated: true)
            stage.film(0.5)
        },
        Film("sheet-dismissed") { stage in
            stage.show(stage.first)
            stage.first.present(stage.second, animated: false)
            stage.app.settle()
            stage.first.dismiss(animated: true)
            stage.film(0.5)
        },
        Film("sheet-cancelled") { stage in
            stage.show(stage.first)
            stage.first.present(stage.second, animated: false)
            stage.app.settle()
            stage.filmDrag(
                from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 180), after: 0.08)
        },
        Film("full-screen") { stage in
            stage.show(stage.first)
            stage.second.modalPresentationStyle = .fullScreen
            stage.first.present(stage.second, animated: true)
            stage.film(0.5)
        },
        Film("cross-dissolve") { stage in
            stage.show(stage.first)
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.modalTransitionStyle = .crossDissolve
            stage.first.present(stage.second, animated: true)
            stage.film(0.5)
        },
        Film("flip") { stage in
            stage.show(stage.first)
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.modalTransitionStyle = .flipHorizontal
            stage.first.present(stage.second, animated: true)
            stage.film(0.75)
        },
        Film("alert") { stage in
            stage.show(stage.first)
            let alert = UIAlertController(
                title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            stage.first.present(alert, animated: true)
            stage.film(0.4)
        },
        Film("action-sheet") { stage in
            stage.show(stage.first)
            let alert = UIAlertController(
                title: nil, message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Share", style: .default))
            stage.first.present(alert, animated: true)
            stage.film(0.4)
        },
    ]

    private final class Book: UIPageViewControllerDataSource {
        let pages: [UIViewController]

        init(_ pages: [UIViewController]) { self.pages = pages }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { page === pages[1] ? pages[0] : nil }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
    }

    private static let containers = [
        Film("page") { stage in
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([stage.first], direction: .forward, animated: false)
            stage.show(pages)
            pages.setViewControllers([stage.second], direction: .forward, animated: true)
            stage.film(0.5)
        },
        Film("page-cancelled") { stage in
            let book = Book([stage.first, stage.second])
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = book
            pages.setViewControllers([stage.first], direction: .forward, animated: false)
            stage.show(pages)
            stage.filmDrag(
                from: CGPoint(x: stage.x(280), y: 300), to: CGPoint(x: stage.x(180), y: 300),
                after: 0.08)
            withExtendedLifetime(book) {}
        },
        Film("search") { stage in
            let search = UISearchController(searchResultsController: nil)
            stage.first.navigationItem.searchController = search
            stage.show(stage.navigation)
            search.isActive = true
            stage.film(0.4)
        },
        Film("bars-hidden") { stage in
            stage.navigation.setToolbarHidden(false, animated: false)
            stage.first.toolbarItems = [
                UIBarButtonItem(systemItem: .add), .flexibleSpace(),
                UIBarButtonItem(systemItem: .trash),
            ]
            stage.show(stage.navigation)
            stage.navigation.setNavigationBarHidden(true, animated: true)
            stage.navigation.setToolbarHidden(true, animated: true)
            stage.film(0.24)
        },
    ]

    @Test("Film: stacks, cancelled and from right to left") func stacks() throws {
        for film in Self.stacks { try check(film) }
    }

    @Test("Film: presentations, cancelled and from right to left") func presentations() throws {
        for film in Self.presentations { try check(film) }
    }

    @Test("Film: containers, cancelled and from right to left") func containers() throws {
        for film in Self.containers { try check(film) }
    }

    private func check(_ film: Film) throws {
        let strips = [false, true].map { isMirrored in
            let stage = Stage(isMirrored: isMirrored)
            film.play(stage)
            return stage.strip()
        }
        let sheet = Snapshot(
            width: strips[0].width, height: strips[0].height * 2,
            pixels: strips[0].pixels + strips[1].pixels)
        try sheet.matchGolden("film-\(film.name)")
    }
}
