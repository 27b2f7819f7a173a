import Testing
import UIKit
import UIKitTesting

@testable import UIKitControls

@Suite("Previews of context menus")
struct MenuPreviewTests {
    /// A card with a menu, whose upper half is lifted.
    private final class Cards: UIContextMenuInteractionDelegate {
        var log: [String] = []
        var lifts = true
        var end: UITargetedPreview?

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: nil) { _ in
                UIMenu(children: ["Copy", "Share"].map { UIAction(title: $0) { _ in } })
            }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            log.append("lift \(identifier)")
            guard lifts, let view = interaction.view else { return nil }
            let parameters = UIPreviewParameters()
            let upper = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
            parameters.visiblePath = UIBezierPath(roundedRect: upper, cornerRadius: 12)
            parameters.backgroundColor = .clear
            return UITargetedPreview(view: view, parameters: parameters)
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            log.append("lower \(identifier)")
            return end
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append("commit") }
    }

    private let card = UIView(frame: CGRect(x: 40, y: 60, width: 240, height: 120))
    private let cards = Cards()

    private func show(
        y: CGFloat = 60, _ appearance: UIUserInterfaceStyle = .light
    ) -> (HeadlessApp, UIContextMenuInteraction) {
        card.frame.origin.y = y
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 12
        let label = UILabel(frame: CGRect(x: 16, y: 12, width: 200, height: 36))
        label.text = "Travel plans"
        label.font = .preferredFont(forTextStyle: .headline)
        card.addSubview(label)
        let interaction = UIContextMenuInteraction(delegate: cards)
        card.addInteraction(interaction)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 400), scale: 2, appearance: appearance,
            rootViewController: {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                controller.view.addSubview(card)
                return controller
            }())
        return (app, interaction)
    }

    private func platter(_ app: HeadlessApp) -> DragPlatter? {
        app.window.subviews.compactMap { $0 as? MenuOverlay }.first?.subviews
            .compactMap { $0 as? DragPlatter }.first
    }

    private var middle: CGPoint { CGPoint(x: card.frame.midX, y: card.frame.midY) }

    @Test("Context menu: a long press lifts the preview of the delegate, and closing lowers it")
    func lifting() throws {
        let (app, interaction) = show()
        app.finger.longPress(at: middle, for: 0.7)
        app.settle()
        let lifted = try #require(platter(app))
        #expect(interaction.menuAppearance == .rich)
        #expect(lifted.bounds.size == CGSize(width: 240, height: 60))
        // The upper half stays where it is.
        #expect(lifted.center == CGPoint(x: 160, y: 90) && lifted.transform.a > 1)
        let menu = try #require(app.find("Copy")).frame
        #expect(menu.minY > lifted.frame.maxY)
        try app.snapshot().matchGolden("lifted-preview")
        interaction.dismissMenu()
        app.settle()
        #expect(platter(app) == nil && cards.log == ["lift card", "lower card"])
    }

    @Test("Context menu: a lifted preview in the dark")
    func dark() throws {
        let (app, _) = show(.dark)
        app.finger.longPress(at: middle, for: 0.7)
        app.settle()
        try app.snapshot().matchGolden("lifted-preview-dark")
    }

    @Test("Context menu: a preview near the lower edge makes room for the menu")
    func room() throws {
        let (app, _) = show(y: 200)
        app.finger.longPress(at: middle, for: 0.7)
        app.settle()
        let lifted = try #require(platter(app))
        let share = try #require(app.find("Share")).frame
        #expect(share.maxY <= app.window.bounds.maxY)
        #expect(!lifted.frame.intersects(share))
    }

    @Test("Context menu: a preview turns into that of the end, at its place")
    func dismissal() throws {
        let (app, interaction) = show()
        app.finger.longPress(at: middle, for: 0.7)
        app.settle()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cards.end = UITargetedPreview(
            view: other, parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: app.window, center: CGPoint(x: 300, y: 20)))
        let lifted = try #require(platter(app))
        interaction.dismissMenu()
        #expect(lifted.bounds.size == CGSize(width: 50, height: 50))
        #expect(lifted.center == CGPoint(x: 300, y: 20))
    }

    @Test("Context menu: a tap on the lifted preview closes the menu and commits it")
    func commit() throws {
        let (app, _) = show()
        app.finger.longPress(at: middle, for: 0.7)
        app.settle()
        app.finger.tap(at: CGPoint(x: 160, y: 90))
        app.settle()
        #expect(platter(app) == nil && cards.log == ["lift card", "lower card", "commit"])
    }

    @Test("Context menu: a right click lifts nothing, nor does a delegate without previews")
    func compact() {
        let (app, interaction) = show()
        app.mouse.click(at: middle, button: .secondary)
        app.settle()
        #expect(interaction.menuAppearance == .compact && cards.log == [])
        interaction.dismissMenu()
        app.settle()
        cards.lifts = false
        app.finger.longPress(at: middle, for: 0.7)
        app.settle()
        #expect(interaction.menuAppearance == .compact && platter(app) == nil)
    }
}
