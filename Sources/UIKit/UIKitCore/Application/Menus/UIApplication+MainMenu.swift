import Foundation
import FoundationGaps

extension UIApplication {
    /// The main menu, as the app's delegate built it.
    package final var mainMenu: UIMenu {
        if let storedMainMenu { return storedMainMenu }
        let builder = MenuTree(.main, root: standardMenu)
        buildMenu(with: builder)
        storedMainMenu = builder.root
        return builder.root
    }

    /// `true` if the app has added something to the main menu.
    final var hasOwnMenu: Bool {
        func commands(_ menu: UIMenu) -> Int { menu.descendants.count { !($0 is UIMenu) } }
        return commands(mainMenu) > commands(standardMenu)
    }

    /// The main menu for a window: without empty menus, and with commands that cannot be performed
    /// now disabled.
    package final func validatedMainMenu(for window: UIWindow) -> UIMenu {
        validated(mainMenu, from: window.keyResponder)
    }

    private func validated(_ menu: UIMenu, from start: UIResponder) -> UIMenu {
        menu.replacingChildren(
            menu.children.compactMap { child in
                switch child {
                case let inner as UIMenu:
                    let result = validated(inner, from: start)
                    return result.children.isEmpty ? nil : result
                case let command as UICommand:
                    validate(command, from: start)
                    return command
                default: return child
                }
            })
    }

    private func validate(_ command: UICommand, from start: UIResponder) {
        let target = command.action.flatMap { start.target(forAction: $0, withSender: command) }
        guard let target = target as? UIResponder else {
            command.attributes.insert(.disabled)
            return
        }
        command.attributes.remove(.disabled)
        target.validate(command)
    }

    /// Performs the command of the main menu whose keys were pressed, if its target permits it.
    func performMainCommand(for key: UIKey, from start: UIResponder) -> Bool {
        let isMirrored = start.isRightToLeft
        for case let command as UIKeyCommand in mainMenu.descendants {
            guard let action = command.action(for: key, isMirrored: isMirrored),
                let target = start.target(forAction: action, withSender: command) as? UIResponder
            else { continue }
            target.validate(command)
            guard !command.attributes.contains(.disabled) else { continue }
            return action.perform(on: target, sender: command)
        }
        return false
    }

    /// The menus of every app, with the commands that the desktop expects.
    private var standardMenu: UIMenu {
        let newWindow = UIKeyCommand(
            title: String(localized: "New Window"),
            action: Selector(UIApplication.openNewScene, name: "openNewScene"), input: "n",
            modifierFlags: .command)
        let close = UIKeyCommand(
            title: String(localized: "Close"),
            action: Selector(UIApplication.closeKeyWindow, name: "closeKeyWindow"), input: "w",
            modifierFlags: .command)
        let quit = UIKeyCommand(
            title: String(localized: "Quit"),
            action: Selector(UIApplication.quit, name: "quit"), input: "q",
            modifierFlags: .command)
        let shortcuts = UIKeyCommand(
            title: String(localized: "Keyboard Shortcuts"),
            action: Selector(UIApplication.showShortcuts, name: "showShortcuts"), input: "?",
            modifierFlags: .command)
        func section(
            _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []
        ) -> UIMenu { UIMenu(identifier: identifier, options: .displayInline, children: children) }
        return UIMenu(
            identifier: .root,
            children: [
                UIMenu(
                    title: name, identifier: .application,
                    children: [
                        section(.about), section(.preferences), section(.services),
                        section(.hide), section(.quit, [quit]),
                    ]),
                UIMenu(
                    title: String(localized: "File"), identifier: .file,
                    children: [
                        section(.newScene, supportsMultipleScenes ? [newWindow] : []),
                        section(.open), section(.close, [close]), section(.document),
                        section(.print),
                    ]),
                UIMenu(
                    title: String(localized: "Edit"), identifier: .edit,
                    children: [
                        section(.undoRedo), section(.standardEdit, editCommands), section(.find),
                        section(.spelling), section(.substitutions), section(.transformations),
                        section(.speech),
                    ]),
                UIMenu(
                    title: String(localized: "Format"), identifier: .format,
                    children: [section(.font), section(.text)]),
                UIMenu(
                    title: String(localized: "View"), identifier: .view,
                    children: [section(.toolbar), section(.sidebar), section(.fullscreen)]),
                UIMenu(
                    title: String(localized: "Window"), identifier: .window,
                    children: [section(.minimizeAndZoom), section(.bringAllToFront)]),
                UIMenu(title: String(localized: "Help"), identifier: .help, children: [shortcuts]),
            ])
    }

    private var editCommands: [UIMenuElement] {
        [
            UIKeyCommand(
                title: String(localized: "Cut"),
                action: Selector(UIResponder.cut(_:), name: "cut(_:)"), input: "x",
                modifierFlags: .command),
            UIKeyCommand(
                title: String(localized: "Copy"),
                action: Selector(UIResponder.copy(_:), name: "copy(_:)"), input: "c",
                modifierFlags: .command),
            UIKeyCommand(
                title: String(localized: "Paste"),
                action: Selector(UIResponder.paste(_:), name: "paste(_:)"), input: "v",
                modifierFlags: .command),
            UIKeyCommand(
                title: String(localized: "Select All"),
                action: Selector(UIResponder.selectAll(_:), name: "selectAll(_:)"), input: "a",
                modifierFlags: .command),
        ]
    }

    private func openNewScene() {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = keyWindow?.windowScene
        requestSceneSessionActivation(nil, userActivity: nil, options: options)
    }

    private func showShortcuts() {
        if let keyWindow { systemPanels?.showShortcuts(in: keyWindow) }
    }
}
