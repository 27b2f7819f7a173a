import Testing
import UIKit
import UIKitTesting

/// Films of the ways back, of presentations that follow the finger, and of wide windows.
@Suite("Films of endings and of wide windows")
@MainActor
struct EndingFilmTests {
    private static let wide = CGSize(width: 800, height: 480)

    /// A film of a dismissal.
    private static func dismissal(
        _ name: String, _ seconds: TimeInterval, size: CGSize? = nil,
        of shown: @escaping (FilmStage) -> UIViewController
    ) -> Film {
        Film(name) { stage in
            if let size { stage.size = size }
            stage.showPresented(shown(stage))
            stage.first.dismiss(animated: true)
            stage.film(seconds)
        }
    }

    private static func popover(_ stage: FilmStage) -> UIViewController {
        stage.second.modalPresentationStyle = .popover
        stage.second.preferredContentSize = CGSize(width: 320, height: 240)
        stage.second.popoverPresentationController?.sourceView = stage.first.thumbnail
        return stage.second
    }

    private static let endings = [
        dismissal("full-screen-dismissed", 0.5) { stage in
            stage.second.modalPresentationStyle = .fullScreen
            return stage.second
        },
        dismissal("cross-dissolve-dismissed", 0.5) { stage in
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.modalTransitionStyle = .crossDissolve
            return stage.second
        },
        dismissal("flip-dismissed", 0.75) { stage in
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.modalTransitionStyle = .flipHorizontal
            return stage.second
        },
        dismissal("alert-dismissed", 0.4) { $0.alert(.alert) },
        dismissal("action-sheet-dismissed", 0.4) { $0.alert(.actionSheet) },
        dismissal("popover-dismissed", 0.4, size: wide) { popover($0) },
        dismissal("form-sheet-dismissed", 0.5, size: wide) { stage in
            stage.second.modalPresentationStyle = .formSheet
            stage.second.preferredContentSize = CGSize(width: 360, height: 300)
            return stage.second
        },
        dismissal("zoom-dismissed", 0.5) { stage in
            let thumbnail = stage.first.thumbnail
            stage.second.modalPresentationStyle = .fullScreen
            stage.second.preferredTransition = .zoom { _ in thumbnail }
            return stage.second
        },
        Film("search-ended") { stage in
            let search = UISearchController(searchResultsController: nil)
            stage.first.navigationItem.searchController = search
            stage.show(stage.navigation)
            search.isActive = true
            stage.app.settle()
            search.isActive = false
            stage.film(0.4)
        },
    ]

    private static let fingers = [
        Film("pop-finished") { stage in
            stage.showPushed()
            stage.filmDrag(from: 3, to: 240)
        },
        Film("sheet-detents") { stage in
            stage.second.sheetPresentationController?.detents = [.medium(), .large()]
            stage.second.sheetPresentationController?.prefersGrabberVisible = true
            stage.showPresented()
            stage.filmDrag(from: CGPoint(x: 160, y: 236), to: CGPoint(x: 160, y: 60))
        },
        Film("sheet-swiped") { stage in
            stage.showPresented()
            stage.filmDrag(from: CGPoint(x: 160, y: 40), to: CGPoint(x: 160, y: 380))
        },
    ]

    private static let wideWindows = [
        Film("popover") { stage in
            stage.size = wide
            stage.filmPresenting(popover(stage), for: 0.4)
        },
        Film("form-sheet") { stage in
            stage.size = wide
            stage.second.modalPresentationStyle = .formSheet
            stage.second.preferredContentSize = CGSize(width: 360, height: 300)
            stage.filmPresenting(for: 0.5)
        },
    ]

    @Test("Film: dismissals, and the end of a search, from right to left too")
    func ends() throws {
        for film in Self.endings { try film.check() }
    }

    @Test("Film: a finger pops, moves a sheet to another detent, and swipes it away")
    func drags() throws {
        for film in Self.fingers { try film.check() }
    }

    @Test("Film: popovers and cards of wide windows, from right to left too")
    func wide() throws {
        for film in Self.wideWindows { try film.check() }
    }
}
