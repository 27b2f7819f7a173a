import Foundation
import UIKit

/// The main menu: the shortcuts of the canvas in menus by subject.
enum MainMenu {
    static func build(with builder: any UIMenuBuilder) {
        builder.insertSibling(
            menu(String(localized: "Drawing", bundle: .module), CanvasViewController.screens),
            beforeMenu: .edit)
        builder.replaceChildren(ofMenu: .undoRedo) { _ in
            CanvasViewController.editing.map(\.command)
        }
        builder.replaceChildren(ofMenu: .standardEdit) { _ in
            elements(CanvasViewController.selecting)
        }
        builder.insertChild(
            UIMenu(options: .displayInline, children: elements(CanvasViewController.viewing)),
            atStartOfMenu: .view)
        builder.insertSibling(
            menu(String(localized: "Tools", bundle: .module), CanvasViewController.tools),
            afterMenu: .view)
    }

    private static func menu(_ title: String, _ shortcuts: [Shortcut]) -> UIMenu {
        UIMenu(title: title, children: elements(shortcuts))
    }

    /// The shortcuts once each, with the first of their keys.
    private static func elements(_ shortcuts: [Shortcut]) -> [UIMenuElement] {
        var titles: Set<String> = []
        return shortcuts.filter { titles.insert($0.title).inserted }.map(\.command)
    }
}
