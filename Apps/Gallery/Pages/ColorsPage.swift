import UIKit

extension GalleryPage {
    static var colors: GalleryPage {
        GalleryPage(
            name: "Colors", title: String(localized: "Colours", bundle: .module),
            section: .choices, symbol: "paintpalette",
            color: .systemYellow, makeController: { ColorsPage() })
    }
}

/// Colour wells, and a drawing in their colours.
final class ColorsPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        let sample = UILabel()
        sample.text = String(localized: "Colours", bundle: .module)
        sample.textAlignment = .center
        sample.font = .preferredFont(forTextStyle: .largeTitle)
        sample.textColor = .systemIndigo
        sample.backgroundColor = .systemYellow
        sample.heightAnchor.constraint(equalToConstant: 110).isActive = true
        func well(_ title: String, _ color: UIColor) -> UIColorWell {
            let well = UIColorWell()
            well.title = title
            well.selectedColor = color
            return well
        }
        let ink = well(String(localized: "Ink", bundle: .module), .systemIndigo)
        let paper = well(String(localized: "Paper", bundle: .module), .systemYellow)
        onChange(of: ink) { sample.textColor = $0.selectedColor }
        onChange(of: paper) { sample.backgroundColor = $0.selectedColor }
        return [
            InsetGroup(
                rows: [
                    row(String(localized: "Ink", bundle: .module), ink),
                    row(String(localized: "Paper", bundle: .module), paper),
                    row(
                        String(localized: "With opacity", bundle: .module),
                        toggle(true) { isOn in
                            for well in [ink, paper] { well.supportsAlpha = isOn }
                        }),
                ],
                footer: String(localized: "Tap a well to choose its colour.", bundle: .module)),
            InsetGroup(rows: [block(sample)]),
        ]
    }
}
