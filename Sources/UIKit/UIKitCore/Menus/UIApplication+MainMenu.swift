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

    /// Performs the command of the main menu whose keys were pressed, if its target permits it.
    func performMainCommand(for key: UIKey, from start: UIResponder) -> Bool {
        for case let command as UIKeyCommand in mainMenu.descendants where command.matches(key) {
            guard let action = command.action,
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
            title: MainMenuText.newWindow.text,
            action: Selector(UIApplication.openNewScene, name: "openNewScene"), input: "n",
            modifierFlags: .command)
        let close = UIKeyCommand(
            title: MainMenuText.close.text,
            action: Selector(UIApplication.closeKeyWindow, name: "closeKeyWindow"), input: "w",
            modifierFlags: .command)
        let quit = UIKeyCommand(
            title: MainMenuText.quit.text,
            action: Selector(UIApplication.quit, name: "quit"), input: "q",
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
                    title: MainMenuText.file.text, identifier: .file,
                    children: [
                        section(.newScene, supportsMultipleScenes ? [newWindow] : []),
                        section(.open), section(.close, [close]), section(.document),
                        section(.print),
                    ]),
                UIMenu(
                    title: MainMenuText.edit.text, identifier: .edit,
                    children: [
                        section(.undoRedo), section(.standardEdit), section(.find),
                        section(.spelling), section(.substitutions), section(.transformations),
                        section(.speech),
                    ]),
                UIMenu(
                    title: MainMenuText.format.text, identifier: .format,
                    children: [section(.font), section(.text)]),
                UIMenu(
                    title: MainMenuText.view.text, identifier: .view,
                    children: [section(.toolbar), section(.sidebar), section(.fullscreen)]),
                UIMenu(
                    title: MainMenuText.window.text, identifier: .window,
                    children: [section(.minimizeAndZoom), section(.bringAllToFront)]),
                UIMenu(title: MainMenuText.help.text, identifier: .help),
            ])
    }

    private func openNewScene() {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = keyWindow?.windowScene
        requestSceneSessionActivation(nil, userActivity: nil, options: options)
    }

    private func closeKeyWindow() {
        if let keyWindow { close(keyWindow) }
    }

    private func quit() { host.stop(with: 0) }
}

/// The titles of the main menu's standard elements.
private enum MainMenuText: String {
    case file = "File"
    case edit = "Edit"
    case format = "Format"
    case view = "View"
    case window = "Window"
    case help = "Help"
    case newWindow = "New Window"
    case close = "Close"
    case quit = "Quit"

    private var chinese: String {
        switch self {
        case .file: "文件"
        case .edit: "编辑"
        case .format: "格式"
        case .view: "显示"
        case .window: "窗口"
        case .help: "帮助"
        case .newWindow: "新建窗口"
        case .close: "关闭"
        case .quit: "退出"
        }
    }

    /// The title in the app's language.
    var text: String { Language.current == .simplifiedChinese ? chinese : rawValue }
}
