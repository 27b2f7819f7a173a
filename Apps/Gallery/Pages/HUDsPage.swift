import FoundationNetworking
import ProgressHUD
import UIKit

extension GalleryPage {
    static var huds: GalleryPage {
        GalleryPage(
            name: "HUDs", title: String(localized: "Progress HUDs", bundle: .module),
            section: .components, symbol: "arrow.triangle.2.circlepath",
            color: .systemBlue,
            makeController: { HUDsPage() })
    }
}

/// A button for each kind of progress HUD.
final class HUDsPage: UIViewController {
    private struct Demo {
        var name: String
        var title: String
        var run: (HUDsPage) -> Void
    }

    private let demos = [
        Demo(name: "Spinner", title: String(localized: "Spinner", bundle: .module)) { $0.work() },
        Demo(name: "Label", title: String(localized: "With a label", bundle: .module)) {
            $0.work { $0.label.text = String(localized: "Loading…", bundle: .module) }
        },
        Demo(name: "Details", title: String(localized: "With details", bundle: .module)) {
            $0.work {
                $0.label.text = String(localized: "Loading…", bundle: .module)
                $0.detailsLabel.text =
                    String(localized: "Parsing data", bundle: .module) + "\n(1/1)"
            }
        },
        Demo(name: "Pie", title: String(localized: "Pie", bundle: .module)) {
            $0.progress(.determinate)
        },
        Demo(name: "Ring", title: String(localized: "Ring", bundle: .module)) {
            $0.progress(.annularDeterminate)
        },
        Demo(name: "Bar", title: String(localized: "Bar", bundle: .module)) {
            $0.progress(.determinateHorizontalBar)
        },
        Demo(name: "Text", title: String(localized: "Text at the bottom", bundle: .module)) {
            let hud = HUD.showAdded(to: $0.view, animated: true)
            hud.mode = .text
            hud.label.text = String(localized: "Message here!", bundle: .module)
            hud.offset = CGPoint(x: 0, y: HUD.maxOffset)
            hud.hide(animated: true, afterDelay: 3)
        },
        Demo(name: "Done", title: String(localized: "Done", bundle: .module)) {
            HUD.flash(.success, String(localized: "Done", bundle: .module), in: $0.view, for: 3)
                .isSquare = true
        },
        Demo(name: "Warning", title: String(localized: "Warning", bundle: .module)) {
            HUD.flash(
                .warning, String(localized: "Low battery", bundle: .module), in: $0.view, for: 3)
        },
        Demo(name: "Failure", title: String(localized: "Failure", bundle: .module)) {
            HUD.flash(
                .failure, String(localized: "No connection", bundle: .module), in: $0.view, for: 3)
        },
        Demo(name: "Cancel", title: String(localized: "With a button", bundle: .module)) {
            $0.cancellable()
        },
        Demo(name: "Modes", title: String(localized: "Changing modes", bundle: .module)) {
            $0.modes()
        },
        Demo(name: "Window", title: String(localized: "Over the window", bundle: .module)) {
            guard let window = $0.view.window else { return }
            let hud = HUD.showAdded(to: window, animated: true)
            hud.label.text = String(localized: "Loading…", bundle: .module)
            hud.hide(animated: true, afterDelay: 3)
        },
        Demo(name: "Network", title: String(localized: "A download", bundle: .module)) {
            $0.download()
        },
        Demo(name: "Progress", title: String(localized: "A progress object", bundle: .module)) {
            $0.observeProgress()
        },
        Demo(name: "Dim", title: String(localized: "Dimmed background", bundle: .module)) {
            $0.work {
                $0.backgroundView.color = UIColor(white: 0, alpha: 0.2)
                $0.label.text = String(localized: "Loading…", bundle: .module)
            }
        },
        Demo(name: "Colour", title: String(localized: "Coloured", bundle: .module)) {
            $0.work {
                $0.contentColor = .systemIndigo
                $0.animationType = .zoom
                $0.label.text = String(localized: "Loading…", bundle: .module)
            }
        },
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = demos.map { demo in
            ActionRow(demo.title, name: demo.name) { [unowned self] _ in demo.run(self) }
        }
        showGroups([InsetGroup(rows: rows)])
    }

    /// Three seconds of work of unknown progress.
    private func work(_ configure: (HUD) -> Void = { _ in }) {
        let hud = HUD.showAdded(to: view, animated: true)
        configure(hud)
        hud.hide(animated: true, afterDelay: 3)
    }

    /// Work whose progress is known: a hundredth in each 50 milliseconds.
    private func progress(_ mode: HUD.Mode) {
        let view = view!
        Task {
            try await HUD.during(String(localized: "Loading…", bundle: .module), in: view) { hud in
                hud.mode = mode
                try await Self.count { hud.progress = $0 }
            }
        }
    }

    private func cancellable() {
        let view = view!
        Task {
            try await HUD.during(
                String(localized: "Loading…", bundle: .module), in: view,
                cancelTitle: String(localized: "Cancel", bundle: .module)
            ) { hud in
                hud.mode = .annularDeterminate
                try await Self.count { hud.progress = $0 }
            }
        }
    }

    /// The file of the demonstration of a download.
    static var downloadURL = URL(string: "https://www.debian.org/logos/openlogo-100.png")

    private func download() {
        guard let url = Self.downloadURL, let view else { return }
        Task {
            do {
                let data = try await HUD.during(
                    String(localized: "Preparing…", bundle: .module), in: view,
                    cancelTitle: String(localized: "Cancel", bundle: .module)
                ) { _ in try await URLSession.shared.data(from: url).0 }
                HUD.flash(
                    .success, String(localized: "\(data.count) bytes", bundle: .module), in: view)
            } catch is CancellationError {
            } catch {
                HUD.flash(.failure, String(localized: "No connection", bundle: .module), in: view)
            }
        }
    }

    /// Shows a progress that the work reports to, and the HUD reads.
    private func observeProgress() {
        let progress = Progress(totalUnitCount: 100)
        let hud = HUD.showAdded(to: view, animated: true)
        hud.mode = .determinate
        hud.label.text = String(localized: "Loading…", bundle: .module)
        hud.progressObject = progress
        hud.button.setTitle(String(localized: "Cancel", bundle: .module), for: .normal)
        hud.button.addAction(UIAction { _ in progress.cancel() }, for: .touchUpInside)
        Task {
            while progress.completedUnitCount < 100, !progress.isCancelled {
                try await Task.sleep(for: .milliseconds(50))
                progress.completedUnitCount += 1
            }
            hud.hide(animated: true)
        }
    }

    private func modes() {
        let hud = HUD.showAdded(to: view, animated: true)
        hud.minSize = CGSize(width: 150, height: 100)
        hud.label.text = String(localized: "Preparing…", bundle: .module)
        Task {
            try await Task.sleep(for: .seconds(2))
            hud.mode = .determinate
            hud.label.text = String(localized: "Loading…", bundle: .module)
            try await Self.count { hud.progress = $0 }
            hud.mode = .indeterminate
            hud.label.text = String(localized: "Cleaning up…", bundle: .module)
            try await Task.sleep(for: .seconds(2))
            hud.finish(with: .success, String(localized: "Completed", bundle: .module), for: 2)
        }
    }

    private static func count(_ show: (Float) -> Void) async throws {
        for step in 1...100 {
            try await Task.sleep(for: .milliseconds(50))
            show(Float(step) / 100)
        }
    }
}
