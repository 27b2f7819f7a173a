import FoundationGaps
import TouchPainterCore
import UIKit

// The keys of the canvas.
extension CanvasViewController {
    /// The shortcuts, in the order of the help.
    var shortcuts: [Shortcut] {
        let drawing = Self.editing + Self.viewing
        guard mediator != nil else { return drawing }
        return drawing + Self.screens + Self.selecting + Self.tools
    }

    static var tools: [Shortcut] {
        Tool.allCases.map { tool in
            Shortcut(title: tool.title, input: tool.key, modifiers: []) { $0.choose(tool) }
        }
    }

    /// The shortcuts that work now: while a text is typed, only the one that ends that.
    var activeShortcuts: [Shortcut] {
        guard canvasView.tool.isTyping else { return shortcuts }
        return [
            Self.command(String(localized: "Done", bundle: .module), UIKeyCommand.inputEscape, []) {
                $0.canvasView.tool.leave()
            }
        ]
    }

    private static func command(
        _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command,
        _ action: @escaping (CanvasViewController) -> Void
    ) -> Shortcut {
        Shortcut(title: title, input: input, modifiers: modifiers, action: action)
    }

    static var editing: [Shortcut] {
        [
            Self.command(String(localized: "Undo", bundle: .module), "z") { $0.painting.undo() },
            Self.command(String(localized: "Redo", bundle: .module), "z", [.command, .shift]) {
                $0.painting.redo()
            },
        ]
    }

    static var viewing: [Shortcut] {
        [
            Self.command(String(localized: "Zoom In", bundle: .module), "+") {
                $0.canvasView.zoom(by: 1.25)
            },
            Self.command(String(localized: "Zoom In", bundle: .module), "=") {
                $0.canvasView.zoom(by: 1.25)
            },
            Self.command(String(localized: "Zoom Out", bundle: .module), "-") {
                $0.canvasView.zoom(by: 1 / 1.25)
            },
            Self.command(String(localized: "Actual Size", bundle: .module), "0") {
                $0.canvasView.viewport = Viewport()
            },
            Self.command(String(localized: "Show All", bundle: .module), "9") {
                $0.showAll()
            },
            Self.command(String(localized: "Turn Left", bundle: .module), "[") {
                $0.canvasView.rotate(by: -.pi / 12)
            },
            Self.command(String(localized: "Turn Right", bundle: .module), "]") {
                $0.canvasView.rotate(by: .pi / 12)
            },
        ]
    }

    static var screens: [Shortcut] {
        [
            Self.command(String(localized: "Save", bundle: .module), "s") { $0.mediator?.save() },
            Self.command(String(localized: "Open", bundle: .module), "o") {
                $0.mediator?.request(.gallery)
            },
            Self.command(String(localized: "Palette", bundle: .module), "p") {
                $0.mediator?.request(.palette)
            },
            Self.command(String(localized: "Share", bundle: .module), "e") {
                $0.mediator?.request(.share)
            },
            Self.command(String(localized: "Replay", bundle: .module), "r") {
                $0.mediator?.request(.replay)
            },
            Self.command(String(localized: "Clear", bundle: .module), "n") { $0.painting.clear() },
            Self.command(String(localized: "Add Picture", bundle: .module), "i") {
                $0.dropTarget.pick()
            },
            Self.command(String(localized: "Layers", bundle: .module), "l") { $0.toggleLayers() },
            Self.command(String(localized: "History", bundle: .module), "h") {
                $0.mediator?.request(.history)
            },
            Self.command(String(localized: "Grid and Symmetry", bundle: .module), "g") {
                $0.mediator?.request(.guides)
            },
            Self.command(String(localized: "Keyboard Shortcuts", bundle: .module), "/") {
                $0.mediator?.request(.help)
            },
        ]
    }

    static var selecting: [Shortcut] {
        [
            Self.command(String(localized: "Select All", bundle: .module), "a") {
                $0.choose(.lasso)
                $0.painting.selectAll()
            },
            Self.command(
                String(localized: "Deselect", bundle: .module), UIKeyCommand.inputEscape, []
            ) { $0.painting.select(nil) },
            Self.command(String(localized: "Duplicate", bundle: .module), "d") {
                $0.painting.duplicateSelection()
            },
            Self.command(String(localized: "Use as Stamp", bundle: .module), "t") {
                $0.stampSelection()
            },
            Self.command(String(localized: "Delete", bundle: .module), UIKeyCommand.inputDelete, [])
            { $0.painting.deleteSelection() },
            Self.command(String(localized: "Delete", bundle: .module), "\u{8}", []) {
                $0.painting.deleteSelection()
            },
            Self.command(String(localized: "Cut", bundle: .module), "x") {
                $0.copySelection()
                $0.painting.deleteSelection()
            },
            Self.command(String(localized: "Copy", bundle: .module), "c") { $0.copySelection() },
            Self.command(String(localized: "Paste", bundle: .module), "v") { $0.paste() },
        ]
    }

    func pressed(_ key: UIKeyCommand) { activeShortcut(for: key)?.action(self) }

    /// The shortcut of a key that works now.
    func activeShortcut(for key: UIKeyCommand) -> Shortcut? {
        activeShortcuts.first { $0.input == key.input && $0.modifiers == key.modifierFlags }
    }

    /// Gives the buttons of a bar or column tooltips: their names, with the keys that do the same.
    func setToolTips(in bar: UIView) {
        for view in bar.subviews {
            guard let button = view as? UIControl, let title = button.accessibilityLabel else {
                setToolTips(in: view)
                continue
            }
            let keys = shortcuts.first { $0.title == title }?.keys
            button.toolTip = keys.map { "\(title) (\($0))" } ?? title
        }
    }

    /// Shows the whole drawing.
    private func showAll() {
        canvasView.viewport = Viewport.showing(
            painting.scribble.drawingBounds.insetBy(dx: -20, dy: -20), in: canvasView.bounds.size)
    }
}
