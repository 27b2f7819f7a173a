import Badges
import UIKit

extension GalleryPage {
    static var badges: GalleryPage {
        GalleryPage(
            name: "Badges", title: String(localized: "Badges", bundle: .module),
            section: .components,
            symbol: "bell.badge",
            color: .systemRed,
            makeController: { BadgesPage() })
    }
}

/// Badges of all kinds, and buttons that change them.
final class BadgesPage: UIViewController {
    private let tiles = (0..<8).map { _ in UIImageView() }
    private let barButtons = ["tray", "cart"].map { symbol in
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        return button
    }
    private let tabs = ["envelope", "bell", "person"].map { symbol in
        UITabBarItem(title: nil, image: UIImage(systemName: symbol), tag: 0)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let symbols = ["bell", "envelope", "cart", "person", "folder", "star", "heart", "gear"]
        for (tile, symbol) in zip(tiles, symbols) {
            tile.image = UIImage(systemName: symbol)
            tile.contentMode = .center
            tile.tintColor = .label
            tile.backgroundColor = .tertiarySystemFill
            tile.layer.cornerRadius = 12
            NSLayoutConstraint.activate([
                tile.widthAnchor.constraint(equalToConstant: 52),
                tile.heightAnchor.constraint(equalToConstant: 52),
            ])
        }
        for tile in tiles.dropFirst(4) { tile.badge.style = .corner }
        reset()
        let more = ActionRow(String(localized: "Count up", bundle: .module), name: "More") {
            [unowned self] _ in
            for badge in tiles.map(\.badge) + others {
                badge.setNumber(badge.number * 3 + 1, animated: true)
            }
        }
        let clear = ActionRow(String(localized: "Reset", bundle: .module), name: "Reset") {
            [unowned self] _ in reset()
        }
        let rows = UIStackView(arrangedSubviews: [row(tiles.prefix(4)), row(tiles.suffix(4))])
        rows.axis = .vertical
        rows.spacing = 24
        rows.alignment = .center
        rows.isLayoutMarginsRelativeArrangement = true
        rows.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 20, leading: 16, bottom: 20, trailing: 16)
        showGroups([
            InsetGroup(rows: [rows]), InsetGroup(rows: [more, clear]),
            InsetGroup(
                header: String(localized: "In bars", bundle: .module),
                rows: [makeNavigationBar(), makeTabBar()]),
        ])
    }

    /// The badges of all places.
    private var others: [Badge] { barButtons.map(\.badge) + tabs.map(\.badge) }

    private func makeNavigationBar() -> UIView {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: String(localized: "Inbox", bundle: .module))
        for (button, name) in zip(
            barButtons,
            [
                String(localized: "Archive", bundle: .module),
                String(localized: "Shopping", bundle: .module),
            ])
        {
            button.accessibilityLabel = name
            // The size for which the standard style is made.
            for anchor in [button.widthAnchor, button.heightAnchor] {
                anchor.constraint(equalToConstant: 44).isActive = true
            }
        }
        item.leftBarButtonItem = UIBarButtonItem(customView: barButtons[0])
        item.rightBarButtonItem = UIBarButtonItem(customView: barButtons[1])
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        bar.setItems([item], animated: false)
        bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return bar
    }

    private func makeTabBar() -> UIView {
        let bar = UITabBar()
        for (tab, title) in zip(
            tabs,
            [
                String(localized: "Mail", bundle: .module),
                String(localized: "Unread", bundle: .module),
                String(localized: "Name", bundle: .module),
            ])
        {
            tab.title = title
        }
        let look = UITabBarAppearance()
        look.configureWithTransparentBackground()
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
        bar.items = tabs
        bar.selectedItem = tabs[0]
        bar.heightAnchor.constraint(equalToConstant: 49).isActive = true
        return bar
    }

    private func reset() {
        for (index, tile) in tiles.enumerated() {
            tile.badge.clear()
            tile.badge.number = [5, 42, 128, 0][index % 4]
            tile.badge.showsDot = index % 4 == 3
        }
        for (badge, number) in zip(others, [3, 0, 5, 120, 0]) {
            badge.clear()
            badge.number = number
            badge.showsDot = number == 0
        }
        tiles[6].badge.text = String(localized: "New", bundle: .module)
        tiles[5].badge.style.color = .systemBlue
        tiles[6].badge.style.color = .systemGreen
        tiles[7].badge.style.place = .corner(
            .bottomTrailing, offset: UIOffset(horizontal: -4, vertical: -4))
        tiles[7].badge.style.color = .systemGreen
    }

    private func row(_ tiles: ArraySlice<UIImageView>) -> UIView {
        let row = UIStackView(arrangedSubviews: Array(tiles))
        row.distribution = .equalSpacing
        // Closer together in narrow windows.
        let width = row.widthAnchor.constraint(equalToConstant: 280)
        width.priority = .defaultHigh
        width.isActive = true
        return row
    }
}
