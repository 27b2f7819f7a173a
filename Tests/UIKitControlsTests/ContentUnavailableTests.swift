import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Unavailable content")
struct ContentUnavailableTests {
    @Test("Unavailable content: image, texts and button stand in the middle in their order")
    func empty() throws {
        var tapped = 0
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "tray")
        content.text = "No Messages"
        content.secondaryText = "New messages appear here."
        content.button.title = "Reload"
        content.buttonProperties.primaryAction = UIAction { _ in tapped += 1 }
        controller.contentUnavailableConfiguration = content
        app.settle()
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
        #expect(view.frame == controller.view.bounds)
        #expect(abs(stack.frame.midY - 240) <= 1 && stack.arrangedSubviews.count == 4)
        let tops = stack.arrangedSubviews.map(\.frame.minY)
        #expect(tops == tops.sorted() && stack.arrangedSubviews.allSatisfy { $0.frame.width > 0 })
        try app.finger.tap(on: "Reload")
        #expect(tapped == 1)
    }

    @Test("Unavailable content: a controller keeps its view, replaces it, and removes it")
    func replacing() throws {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        app.advance(by: 0.1)
        let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(app.describe().contains("Loading…"))
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        app.settle()
        #expect(controller.view.subviews.last === view && app.describe().contains("No Results"))
        var list = UIListContentConfiguration.cell()
        list.text = "Row"
        controller.contentUnavailableConfiguration = list
        #expect(view.superview == nil && controller.view.subviews.last is UIListContentView)
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
        #expect(controller.contentUnavailableConfiguration == nil)
    }

    @Test("Unavailable content: the system's texts are in the app's language")
    func language() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), language: .simplifiedChinese,
            rootViewController: controller)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        app.settle()
        #expect(app.describe().contains("无结果"))
    }

    private final class Results: UIViewController {
        var isEmpty = true
        var texts: [String?] = []

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            texts.append(state.searchText)
            contentUnavailableConfiguration =
                isEmpty ? UIContentUnavailableConfiguration.search() : nil
        }
    }

    @Test("Unavailable content: a controller updates it before layout, and when it asks for it")
    func updating() {
        let results = Results()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: results)
        app.settle()
        #expect(results.texts == [nil] && app.describe().contains("No Results"))
        results.isEmpty = false
        results.view.setNeedsLayout()
        app.settle()
        #expect(results.texts.count == 1)
        results.setNeedsUpdateContentUnavailableConfiguration()
        #expect(results.texts.count == 1, "Not before the next layout")
        app.settle()
        #expect(results.texts.count == 2 && results.contentUnavailableConfiguration == nil)
        results.overrideUserInterfaceStyle = .dark
        app.settle()
        #expect(results.texts.count == 3, "Traits are a part of the state")
    }

    @Test("Unavailable content: the search of a navigation item names its text")
    func searching() {
        let results = Results()
        let search = UISearchController(searchResultsController: nil)
        results.navigationItem.searchController = search
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: UINavigationController(rootViewController: results))
        app.settle()
        #expect(results.contentUnavailableConfigurationState.searchText == nil)
        search.isActive = true
        app.keyboard.type("tea")
        app.settle()
        #expect(results.contentUnavailableConfigurationState.searchText == "tea")
        #expect(app.describe().contains("No Results for “tea”"))
        search.isActive = false
        app.settle()
        #expect(results.texts.last == .some(nil))
        #expect(!app.describe().contains("tea"))
    }

    @Test("Backgrounds: a shadow follows the rounded outline, and goes with its opacity")
    func shadow() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = 8
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.radius = 6
        background.shadowProperties.color = .systemRed
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        func shadows(_ view: UIView) -> [CALayer] {
            (view.layer.shadowOpacity > 0 ? [view.layer] : []) + view.subviews.flatMap(shadows)
        }
        let layer = try #require(shadows(cell).first)
        #expect(layer.shadowRadius == 6 && layer.shadowOpacity == 0.5)
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 50))
        var other = background
        other.shadowProperties.opacity = 0
        #expect(other != background)
        cell.backgroundConfiguration = other
        cell.layoutIfNeeded()
        #expect(shadows(cell).isEmpty)
    }
}

@Suite("Menu controller")
struct MenuControllerTests {
    private final class Message: UIView {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }

        func reply() { calls.append("reply") }

        func forward() { calls.append("forward") }

        override func copy(_ sender: Any?) { calls.append("copy") }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "reply" || action.name == "copy(_:)"
        }
    }

    @Test("Menu controller: shows the commands and items that can be performed, and reports it")
    func showing() throws {
        let message = Message(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let app = HeadlessApp.showing(message)
        message.frame.origin.y = 120
        message.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: "Reply", action: Selector(Message.reply, name: "reply")),
            UIMenuItem(title: "Forward", action: Selector(Message.forward, name: "forward")),
        ]
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        nonisolated(unsafe) var posted: [Notification.Name] = []
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
                posted.append($0.name)
            }
        }
        menu.showMenu(from: message, rect: message.bounds)
        app.settle()
        let shown = app.describe()
        #expect(menu.isMenuVisible && shown.contains("Reply") && shown.contains("Copy"))
        #expect(!shown.contains("Forward") && !shown.contains("Paste"))
        try app.finger.tap(on: "Reply")
        app.settle()
        #expect(message.calls == ["reply"] && !menu.isMenuVisible)
        #expect(posted == names)
        menu.menuItems = nil
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

@Suite("Names of menus and keys")
struct MenuNameTests {
    @Test("Menus and function keys have Apple's names")
    func names() {
        #expect(UIMenu(identifier: .edit).identifier.rawValue == "com.apple.menu.edit")
        #expect(UIKeyCommand.f1 == "UIKeyInputF1" && UIKeyCommand.f12 == "UIKeyInputF12")
    }
}
