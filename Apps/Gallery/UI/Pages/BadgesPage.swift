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
            for tile in tiles {
                tile.badge.setNumber(tile.badge.number * 3 + 1, animated: true)
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
        showGroups([InsetGroup(rows: [rows]), InsetGroup(rows: [more, clear])])
    }

    private func reset() {
        for (index, tile) in tiles.enumerated() {
            tile.badge.clear()
            tile.badge.number = [5, 42, 128, 0][index % 4]
            tile.badge.showsDot = index % 4 == 3
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
        row.spacing = 24
        return row
    }
}
