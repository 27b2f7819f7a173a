import UIKit

extension GalleryPage {
    static var menus: GalleryPage {
        GalleryPage(
            name: "Menus", title: String(localized: "Menus", bundle: .module),
            section: .choices, symbol: "list.bullet",
            color: .systemIndigo, makeController: { MenusPage() })
    }
}

/// A menu, a pop-up button, and a context menu.
final class MenusPage: ControlPage, UIContextMenuInteractionDelegate {
    private let chosen = UILabel()

    override func makeGroups() -> [InsetGroup] {
        chosen.text = "–"
        chosen.textColor = .secondaryLabel
        chosen.font = .preferredFont(forTextStyle: .body)
        let menu = UIButton(configuration: .filled())
        menu.configuration?.title = String(localized: "Open", bundle: .module)
        menu.menu = makeMenu()
        menu.showsMenuAsPrimaryAction = true
        let popUp = UIButton(configuration: .gray())
        popUp.menu = UIMenu(
            options: .singleSelection,
            children: [
                action(String(localized: "Small", bundle: .module), nil),
                action(String(localized: "Medium", bundle: .module), nil),
                action(String(localized: "Large", bundle: .module), nil),
            ])
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        let picture = UIImageView(image: UIImage(systemName: "photo"))
        picture.contentMode = .center
        picture.backgroundColor = .tertiarySystemFill
        picture.layer.cornerRadius = 8
        picture.isUserInteractionEnabled = true
        picture.accessibilityIdentifier = "Picture"
        picture.heightAnchor.constraint(equalToConstant: 110).isActive = true
        picture.addInteraction(UIContextMenuInteraction(delegate: self))
        return [
            InsetGroup(
                header: String(localized: "Buttons", bundle: .module),
                rows: [
                    row(String(localized: "Menu", bundle: .module), menu),
                    row(String(localized: "Pop-up button", bundle: .module), popUp),
                ]),
            InsetGroup(
                header: String(localized: "Context menu", bundle: .module), rows: [block(picture)],
                footer: String(
                    localized:
                        "Press the picture for half a second, or click it with the right button.",
                    bundle: .module)),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [row(String(localized: "Chosen", bundle: .module), chosen)]),
        ]
    }

    private func action(
        _ title: String, _ symbol: String?, _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
        UIAction(
            title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
        ) { [weak self] action in self?.chosen.text = action.title }
    }

    private func makeMenu() -> UIMenu {
        let sort = UIMenu(
            title: String(localized: "Sort by", bundle: .module),
            options: [.displayInline, .singleSelection],
            children: [
                action(String(localized: "Name", bundle: .module), nil),
                action(String(localized: "Date", bundle: .module), nil),
            ])
        if let first = sort.children.first as? UIAction { first.state = .on }
        let more = UIMenu(
            title: String(localized: "More", bundle: .module),
            children: [
                action(String(localized: "Bookmark", bundle: .module), "book"),
                action(String(localized: "Take a photo", bundle: .module), "camera"),
            ])
        return UIMenu(children: [
            action(String(localized: "Copy", bundle: .module), "doc"),
            action(String(localized: "Share", bundle: .module), "square.and.arrow.up"),
            action(String(localized: "Unavailable", bundle: .module), nil, .disabled),
            sort, more,
            UIMenu(
                options: .displayInline,
                children: [
                    action(String(localized: "Delete", bundle: .module), "trash", .destructive)
                ]),
        ])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            self?.makeMenu()
        }
    }
}
