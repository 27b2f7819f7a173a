import UIKit

extension GalleryPage {
    static var symbols: GalleryPage {
        GalleryPage(
            name: "Symbols", title: String(localized: "Symbols", bundle: .module),
            section: .text, symbol: "star", color: .systemIndigo,
            makeController: { SymbolsPage() })
    }
}

/// Effects of symbols, a button whose symbol changes, and an image with a variant for the dark.
final class SymbolsPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        [
            InsetGroup(
                header: String(localized: "Effects", bundle: .module),
                rows: [
                    effectRow(String(localized: "Pulse", bundle: .module), "wifi") {
                        if $1 {
                            $0.addSymbolEffect(.pulse)
                        } else {
                            $0.removeSymbolEffect(ofType: .pulse)
                        }
                    },
                    effectRow(String(localized: "Breathe", bundle: .module), "heart.fill") {
                        if $1 {
                            $0.addSymbolEffect(.breathe)
                        } else {
                            $0.removeSymbolEffect(ofType: .breathe)
                        }
                    },
                    effectRow(String(localized: "Rotate", bundle: .module), "arrow.clockwise") {
                        if $1 {
                            $0.addSymbolEffect(.rotate, options: .repeating)
                        } else {
                            $0.removeSymbolEffect(ofType: .rotate)
                        }
                    },
                    effectRow(String(localized: "Scale", bundle: .module), "star.fill") {
                        if $1 {
                            $0.addSymbolEffect(.scale.up)
                        } else {
                            $0.removeSymbolEffect(ofType: .scale)
                        }
                    },
                    effectRow(String(localized: "Disappear", bundle: .module), "bell.fill") {
                        $1 ? $0.addSymbolEffect(.disappear.down) : $0.addSymbolEffect(.appear.up)
                    },
                ]),
            InsetGroup(
                header: String(localized: "On tap", bundle: .module),
                rows: [
                    row(
                        String(localized: "Bounce", bundle: .module),
                        tapButton("bell", String(localized: "Bounce", bundle: .module)) {
                            $0.addSymbolEffect(.bounce)
                        }),
                    row(
                        String(localized: "Wiggle", bundle: .module),
                        tapButton("trash", String(localized: "Wiggle", bundle: .module)) {
                            $0.addSymbolEffect(.wiggle)
                        }),
                    row(String(localized: "Replace", bundle: .module), playButton),
                ]),
            InsetGroup(
                header: String(localized: "Variants", bundle: .module),
                rows: [
                    row(String(localized: "Sun or moon", bundle: .module), sky)
                ],
                footer: String(
                    localized: "The image has a variant for dark windows.", bundle: .module)),
        ]
    }

    private func effectRow(
        _ title: String, _ symbol: String, change: @escaping (UIImageView, Bool) -> Void
    ) -> UIView {
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.isAccessibilityElement = false
        let control = toggle(false) { change(image, $0) }
        control.accessibilityLabel = title
        let pair = UIStackView(arrangedSubviews: [image, control])
        pair.spacing = 16
        pair.alignment = .center
        return row(title, pair)
    }

    private func tapButton(
        _ symbol: String, _ title: String, effect: @escaping (UIImageView) -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = title
        button.addAction(
            UIAction { [weak button] _ in button?.imageView.map(effect) }, for: .touchUpInside)
        return button
    }

    /// A button that becomes another one with each tap.
    private var playButton: UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "play.fill"), for: .normal)
        button.accessibilityLabel = String(localized: "Replace", bundle: .module)
        button.isSymbolAnimationEnabled = true
        var plays = false
        button.addAction(
            UIAction { [weak button] _ in
                plays.toggle()
                let name = plays ? "pause.fill" : "play.fill"
                button?.setImage(UIImage(systemName: name), for: .normal)
            }, for: .touchUpInside)
        return button
    }

    private var sky: UIImageView {
        let asset = UIImageAsset()
        if let sun = UIImage(systemName: "sun.max.fill") {
            asset.register(
                sun.withTintColor(.systemOrange, renderingMode: .alwaysOriginal),
                with: UITraitCollection(userInterfaceStyle: .light))
        }
        if let moon = UIImage(systemName: "moon.fill") {
            asset.register(
                moon.withTintColor(.systemYellow, renderingMode: .alwaysOriginal),
                with: UITraitCollection(userInterfaceStyle: .dark))
        }
        let view = UIImageView(image: asset.image(with: traitCollection))
        view.isAccessibilityElement = false
        return view
    }
}
