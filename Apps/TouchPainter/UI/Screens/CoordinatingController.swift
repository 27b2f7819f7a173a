import Foundation
import FoundationGaps
public import TouchPainterCore
public import UIKit

/// Knows all screens of the app, and switches between them.
///
/// The mediator pattern: screens ask it for a change by a ``ScreenRequest``, and no screen knows
/// another.
public final class CoordinatingController {
    public let studio: Studio

    /// The screen that is always there. Others are presented over it.
    public let canvasViewController: CanvasViewController

    private let adapter: PaletteAdapter
    private let exportFolder: URL?

    /// The palette next to the canvas, and the one on a screen of its own.
    private let palette: PaletteView
    private weak var presentedPalette: PaletteView?

    /// The look until another brand is chosen.
    private let builtBrand: Studio.Brand

    private var observation: Observation?

    /// The notices that files cannot be written, by their names.
    private var refusals: [String: String] = [:]

    /// The request for the screen that is shown.
    public private(set) var shownScreen = ScreenRequest.done

    /// Creates the screens of `studio`.
    ///
    /// - Parameters:
    ///   - exportFolder: Where pictures are written to; `nil` to offer none.
    ///   - builtBrand: The look until another is chosen.
    public init(studio: Studio, exportFolder: URL? = nil, builtBrand: Studio.Brand = .built) {
        self.studio = studio
        self.builtBrand = builtBrand
        self.exportFolder = exportFolder
        adapter = PaletteAdapter(studio: studio)
        palette = PaletteView(studio.painting.pen, studio.settings.filled(with: builtBrand))
        canvasViewController = CanvasViewController(painting: studio.painting)
        canvasViewController.mediator = self
        canvasViewController.show(studio.settings.paper)
        canvasViewController.show(studio.settings.brand ?? builtBrand)
        canvasViewController.setPalette(palette)
        connect(palette)
        observation = studio.painting.observe { [weak self] change in
            if case .pen = change { self?.updatePalettes() }
        }
        studio.onSettings = { [weak self] in self?.updatePalettes() }
        canvasViewController.onPickColor = { [weak self] in self?.pick($0) }
        studio.makeThumbnail = { ScribbleThumbnail.pngData(of: $0) }
        studio.onProblem = { [weak self] in self?.show($0) }
        studio.onKept = { [weak self] in self?.removeRefusals(of: $0) }
        let found = studio.saveClosedWindows().map(\.name).joined(separator: ", ")
        studio.onForeignChange = { [weak self] in self?.show($0) }
        studio.noticeChanges()
        if !studio.problems.isEmpty {
            for problem in studio.problems { show(problem) }
        } else if !found.isEmpty {
            canvasViewController.show(
                message: String(
                    localized: "Drawn in another window, now in the gallery: \(found)",
                    bundle: .module))
        } else if studio.isFurtherWindow {
            canvasViewController.show(
                message: String(
                    localized: "TouchPainter is open in another window.", bundle: .module))
        }
    }

    private func connect(_ palette: PaletteView) {
        palette.paletteDelegate = adapter
        palette.mediator = self
    }

    private func presentPalette() {
        let palette = PaletteView(
            studio.painting.pen, studio.settings.filled(with: builtBrand))
        connect(palette)
        presentedPalette = palette
        let title = String(localized: "Palette", bundle: .module)
        present(PanelViewController(title: title, content: palette), for: .palette)
    }

    private func updatePalettes() {
        for palette in [palette, presentedPalette].compactMap({ $0 }) {
            palette.show(studio.painting.pen, studio.settings.filled(with: builtBrand))
        }
    }

    /// Shows the drawing as it was made, in place of the screen that is shown.
    private func presentReplay() {
        let controller = ReplayViewController(
            replay: Replay(studio.changes), name: studio.painting.scribble.title,
            folder: exportFolder)
        guard shownScreen != .done else { return present(controller, for: .replay) }
        canvasViewController.dismiss(animated: false)
        present(controller, for: .replay)
    }

    /// Presents a view on a sheet, which leaves part of the canvas in sight.
    private func presentPanel(_ title: String, _ content: UIView, for request: ScreenRequest) {
        shownScreen = request
        let panel = ScreenNavigationController(
            PanelViewController(title: title, content: content), mediator: self)
        panel.modalPresentationStyle = .pageSheet
        panel.presentationController?.delegate = panel
        panel.sheetPresentationController?.detents = [.medium(), .large()]
        panel.sheetPresentationController?.prefersGrabberVisible = true
        canvasViewController.present(panel, animated: true)
    }

    private func pushTrash() {
        guard let store = studio.store,
            let screens = canvasViewController.presentedViewController as? UINavigationController
        else { return }
        screens.pushViewController(TrashViewController(store: store), animated: true)
    }

    private func present(_ controller: UIViewController, for request: ScreenRequest) {
        shownScreen = request
        let screen = ScreenNavigationController(controller, mediator: self)
        screen.modalPresentationStyle = .fullScreen
        canvasViewController.present(screen, animated: true)
    }
}

// MARK: - Requests

extension CoordinatingController: ScreenMediator {
    /// Shows another screen. Does nothing when it is shown, or another one covers the canvas.
    public func request(_ request: ScreenRequest) {
        guard request != shownScreen else { return }
        // What is being typed belongs to the drawing that the other screen shows or replaces.
        studio.painting.finishTouch()
        if request == .replay, shownScreen == .share { return presentReplay() }
        if request == .trash, shownScreen == .gallery { return pushTrash() }
        guard request == .done || shownScreen == .done else { return }
        switch request {
        case .done:
            shownScreen = .done
            canvasViewController.dismiss(animated: true)
        case .palette:
            guard !canvasViewController.showsPalette else { return }
            presentPalette()
        case .layers:
            guard !canvasViewController.showsLayers else { return }
            let layers = LayersView(painting: studio.painting)
            presentPanel(String(localized: "Layers", bundle: .module), layers, for: .layers)
        case .history:
            let history = HistoryView(painting: studio.painting)
            presentPanel(String(localized: "History", bundle: .module), history, for: .history)
        case .guides:
            let guides = GuidesView(canvas: canvasViewController.canvasView)
            presentPanel(
                String(localized: "Grid and Symmetry", bundle: .module), guides, for: .guides)
        case .help:
            let help = HelpView(shortcuts: canvasViewController.shortcuts)
            presentPanel(
                String(localized: "Keyboard Shortcuts", bundle: .module), help, for: .help)
        case .replay: presentReplay()
        case .trash: break
        case .gallery:
            guard let store = studio.store else { return }
            present(
                GalleryViewController(studio: studio, store: store, mediator: self), for: .gallery)
        case .share:
            let controller = ShareViewController(
                scribble: studio.painting.scribble, folder: exportFolder, mediator: self)
            present(controller, for: .share)
        }
    }

    func screenDidClose() {
        shownScreen = .done
    }

    public func open(_ entry: ScribbleStore.Entry) {
        let command = OpenScribbleCommand(entry, studio: studio)
        command.execute()
        request(.done)
        if let error = command.error { show(error) }
    }

    /// Puts the drawing in a file on the canvas. What was there comes back with undo.
    public func open(file: URL) {
        do throws(PaintingFileError) {
            try studio.open(file: file)
        } catch {
            show(error)
        }
    }

    public func save() {
        let command = SaveScribbleCommand(studio: studio)
        command.execute()
        if case .changedElsewhere(let path) = command.error {
            return askAboutConflict(studio.painting.scribble.title ?? path)
        }
        showResult(command.error)
    }

    private func showResult(_ error: PaintingFileError?) {
        if let error { return show(error) }
        if let path = studio.savedPath { removeRefusals(of: [path]) }
        canvasViewController.show(
            message: String(localized: "Your scribble is saved", bundle: .module))
    }

    /// Asks which of two drawings to keep. Neither is lost whatever is chosen.
    private func askAboutConflict(_ name: String) {
        let alert = UIAlertController(
            title: String(
                localized: "“\(name)” was changed in another window.", bundle: .module),
            message: String(
                localized: "The changes do not go together with yours.", bundle: .module),
            preferredStyle: .alert)
        func add(
            _ title: String, _ style: UIAlertAction.Style = .default,
            _ choice: Studio.ConflictChoice? = nil
        ) -> UIAlertAction {
            let action = UIAlertAction(title: title, style: style) { [weak self] _ in
                if let choice { self?.resolveConflict(choice) }
            }
            alert.addAction(action)
            return action
        }
        alert.preferredAction = add(
            String(localized: "Keep Mine as a Copy", bundle: .module), .default, .keepMineAsCopy)
        _ = add(String(localized: "Load the Other", bundle: .module), .default, .loadTheirs)
        _ = add(String(localized: "Cancel", bundle: .module), .cancel)
        canvasViewController.present(alert, animated: true)
    }

    private func resolveConflict(_ choice: Studio.ConflictChoice) {
        do throws(PaintingFileError) {
            try studio.resolveConflict(choice)
            switch choice {
            case .keepMineAsCopy: showResult(nil)
            case .loadTheirs:
                canvasViewController.show(
                    message: String(
                        localized: "The other drawing is shown. Undo brings back yours.",
                        bundle: .module))
            }
        } catch {
            show(error)
        }
    }

    /// Says what another window did to the drawing.
    private func show(_ change: Studio.ForeignChange) {
        switch change {
        case .shown(let name):
            canvasViewController.show(
                message: String(
                    localized: "“\(name)” was changed in another window, and is shown so.",
                    bundle: .module))
        case .conflicting(let name):
            canvasViewController.show(
                message: String(
                    localized:
                        "“\(name)” was changed in another window. Save to choose which to keep.",
                    bundle: .module))
        case .unsaved(let name):
            canvasViewController.show(
                notice: String(
                    localized: "“\(name)” is open, with changes that are not saved yet.",
                    bundle: .module))
        }
    }

    /// Shows what went wrong until the user closes it, or until a file that could not be written
    /// has everything.
    private func show(_ error: PaintingFileError) {
        if case .unwritable(let path, _) = error {
            removeRefusals(of: [path])
            refusals[path] = error.localizedText
        }
        canvasViewController.show(notice: error.localizedText)
    }

    private func removeRefusals(of paths: Set<String>) {
        for path in paths {
            guard let text = refusals.removeValue(forKey: path) else { continue }
            canvasViewController.remove(notice: text)
        }
    }

    /// Draws in a colour that was taken from the drawing.
    private func pick(_ color: MarkColor) {
        SetPenColorCommand(on: studio.painting) { color }.execute()
    }

    func stamp() {
        request(.done)
        canvasViewController.stampSelection()
    }

    public func colorSelection(_ color: MarkColor) {
        studio.painting.colorSelection(color)
    }

    public func choose(_ paper: Studio.Paper) {
        studio.settings.paper = paper
        canvasViewController.show(paper)
    }

    public func choose(_ brand: Studio.Brand) {
        studio.settings.brand = brand
        canvasViewController.show(brand)
    }
}

extension Studio.Settings {
    /// The settings, with a brand where none was chosen.
    fileprivate func filled(with brand: Studio.Brand) -> Self {
        var settings = self
        settings.brand = settings.brand ?? brand
        return settings
    }
}
