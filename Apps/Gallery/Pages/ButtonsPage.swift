import UIKit

extension GalleryPage {
    static var buttons: GalleryPage {
        GalleryPage(
            name: "Buttons", title: String(localized: "Buttons", bundle: .module),
            section: .controls, symbol: "capsule",
            color: .systemRed, makeController: { ButtonsPage() })
    }
}

/// Buttons in all looks, sizes and corner styles.
final class ButtonsPage: ControlPage {
    private let looks: [() -> UIButton.Configuration] = [
        { .plain() }, { .gray() }, { .tinted() }, { .filled() },
    ]

    override func makeGroups() -> [InsetGroup] {
        let word = String(localized: "Button", bundle: .module)
        var all: [UIButton] = []
        func make(
            _ look: UIButton.Configuration, _ title: String? = nil,
            _ change: (inout UIButton.Configuration) -> Void = { _ in }
        ) -> UIButton {
            var look = look
            look.title = title ?? word
            look.titleLineBreakMode = .byTruncatingTail
            look.buttonSize = .small
            change(&look)
            let button = UIButton(configuration: look)
            all.append(button)
            return button
        }
        let plain = looks.map { make($0()) }
        let destructive = looks.map { make($0(), String(localized: "Delete", bundle: .module)) }
        for button in destructive { button.role = .destructive }
        let toggles = looks.map { make($0()) }
        for button in toggles {
            button.changesSelectionAsPrimaryAction = true
            button.isSelected = true
        }
        let corners: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
        let cornered = corners.map { style in make(.filled()) { $0.cornerStyle = style } }
        let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
        let sized = sizes.map { size in make(.tinted(), "OK") { $0.buttonSize = size } }
        let placements: [NSDirectionalRectEdge] = [.leading, .trailing, .top]
        let images = placements.map { edge in
            make(.gray()) {
                $0.image = UIImage(systemName: "star")
                $0.imagePadding = 5
                $0.imagePlacement = edge
            }
        }
        let subtitle = make(.filled(), String(localized: "Download", bundle: .module)) {
            $0.subtitle = "24 MB"
            $0.image = UIImage(systemName: "square.and.arrow.down")
            $0.imagePadding = 8
        }
        let loading = make(.gray(), String(localized: "Loading", bundle: .module)) {
            $0.imagePadding = 8
        }
        let spins = toggle(false) { loading.configuration?.showsActivityIndicator = $0 }
        let enabled = toggle(true) { isOn in for button in all { button.isEnabled = isOn } }
        return [
            InsetGroup(
                header: String(localized: "Looks", bundle: .module),
                rows: [line(plain), line(destructive), line(toggles)],
                footer: String(
                    localized: "The last row toggles when tapped.", bundle: .module)),
            InsetGroup(
                header: String(localized: "Corners and sizes", bundle: .module),
                rows: [line(cornered), line(sized)]),
            InsetGroup(
                header: String(localized: "Images", bundle: .module),
                rows: [line(images), line([subtitle, loading])]),
            InsetGroup(
                header: String(localized: "Live", bundle: .module),
                rows: [
                    row(String(localized: "Enabled", bundle: .module), enabled),
                    row(String(localized: "Loading", bundle: .module), spins),
                ]),
        ]
    }
}
