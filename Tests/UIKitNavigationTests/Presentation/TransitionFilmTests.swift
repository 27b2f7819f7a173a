import Testing
import UIKit
import UIKitTesting

/// Films of transitions: five moments side by side, in the upper row from left to right and below
/// from right to left.
@Suite("Films of transitions")
@MainActor
struct TransitionFilmTests {
    private static let stacks = [
        Film("push") { stage in
            stage.show(stage.navigation)
            stage.navigation.pushViewController(stage.second, animated: true)
            stage.film(0.36)
        },
        Film("pop") { stage in
            stage.showPushed()
            stage.navigation.popViewController(animated: true)
            stage.film(0.36)
        },
        Film("pop-cancelled") { stage in
            stage.showPushed()
            stage.filmDrag(from: 3, to: 130)
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
            stage.showPushed()
            stage.filmDrag(from: 3, to: 130)
        },
    ]

    private static let presentations = [
        Film("sheet") { $0.filmPresenting(for: 0.5) },
        Film("sheet-dismissed") { stage in
            stage.showPresented()
            stage.first.dismiss(animated: true)
            stage.film(0.5)
        },
        Film("sheet-cancelled") { stage in
            stage.showPresented()
            stage.filmDrag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 180))
        },
        Film("full-screen") { stage in
            stage.second.modalPresentationStyle = .fullScreen
            stage.filmPresenting(for: 0.5)
        },
        Film("cross-dissolve") { stage in
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.modalTransitionStyle = .crossDissolve
            stage.filmPresenting(for: 0.5)
        },
        Film("flip") { stage in
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.modalTransitionStyle = .flipHorizontal
            stage.filmPresenting(for: 0.75)
        },
        Film("alert") { $0.filmPresenting($0.alert(.alert), for: 0.4) },
        Film("action-sheet") { stage in
            let alert = UIAlertController(
                title: nil, message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            alert.addAction(UIAlertAction(title: "Share", style: .default))
            stage.filmPresenting(alert, for: 0.4)
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
            stage.filmDrag(from: 280, to: 180)
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
        for film in Self.stacks { try film.check() }
    }

    @Test("Film: presentations, cancelled and from right to left") func presentations() throws {
        for film in Self.presentations { try film.check() }
    }

    @Test("Film: containers, cancelled and from right to left") func containers() throws {
        for film in Self.containers { try film.check() }
    }
}
