import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Colours")
nonisolated struct ColorTests {
    static let light = UITraitCollection(userInterfaceStyle: .light)
    static let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }

    @Test(
        "Colour: system colours have iOS's values in light and dark",
        arguments: [
            (UIColor.label, [0, 0, 0, 100], [255, 255, 255, 100]),
            (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
            (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
            (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
            (.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
            (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
            (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
        ])
    func system(color: UIColor, light: [Int], dark: [Int]) {
        #expect(bytes(color.resolvedColor(with: Self.light)) == light)
        #expect(bytes(color.resolvedColor(with: Self.dark)) == dark)
        #expect(bytes(color.resolvedColor(with: UITraitCollection())) == light)
    }

    @Test("Colour: system colours are stronger in increased contrast, also after archiving")
    func strong() throws {
        let high = UITraitCollection(accessibilityContrast: .high)
        let dark = high.modifyingTraits { $0.userInterfaceStyle = .dark }
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor.systemBackground, requiringSecureCoding: true)
        let archived = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(bytes(UIColor.systemRed.resolvedColor(with: high)) == [215, 0, 21, 100])
        #expect(bytes(UIColor.systemRed.resolvedColor(with: dark)) == [255, 105, 97, 100])
        #expect(bytes(UIColor.secondaryLabel.resolvedColor(with: high)) == [60, 60, 67, 68])
        #expect(bytes(UIColor.label.resolvedColor(with: high)) == [0, 0, 0, 100])
        for color in [UIColor.systemBackground, archived] {
            #expect(bytes(color.resolvedColor(with: dark)) == [0, 0, 0, 100])
            #expect(bytes(color.resolvedColor(with: elevated)) == [36, 36, 38, 100])
        }
        #expect(archived == .systemBackground)
    }

    @Test("Colour: backgrounds are lighter at the elevated level in the dark")
    func elevated() {
        let sheet = UITraitCollection(traitsFrom: [
            Self.dark, UITraitCollection(userInterfaceLevel: .elevated),
        ])
        #expect(bytes(UIColor.systemBackground.resolvedColor(with: sheet)) == [28, 28, 30, 100])
    }

    @Test(
        "Colour: a closure is resolved with the current traits, also nested and with another alpha")
    func dynamic() {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .label : .red }
        Self.dark.performAsCurrent {
            #expect(ink.cgColor.components == [1, 1, 1, 1])
            #expect(ink.withAlphaComponent(0.5).cgColor.components == [1, 1, 1, 0.5])
        }
        Self.light.performAsCurrent {
            #expect(ink.cgColor.components == [1, 0, 0, 1])
            #expect(ink.withAlphaComponent(0.5).cgColor.components == [1, 0, 0, 0.5])
        }
    }

    @Test("Colour: equality compares space and components, and the identity of dynamic colours")
    func equality() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor.label == .label)
        #expect(UIColor.label != .black)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        let first = UIColor { _ in .red }
        let second = UIColor { _ in .red }
        #expect(first == first)
        #expect(first != second)
    }

    @Test("Colour: converts to hue, saturation and brightness and back")
    func hueRoundTrip() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let parts = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            var (hue, saturation, brightness, alpha) = (
                CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0)
            )
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            let back = UIColor(
                hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
            for (one, other) in zip(back.cgColor.components ?? [], parts) {
                #expect(abs(one - other) < 1e-9)
            }
        }
    }

    @Test("Colour: accepts any numbers")
    func oddNumbers() {
        for value in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
            let colors = [
                UIColor(red: value, green: value, blue: value, alpha: value),
                UIColor(white: value, alpha: value),
                UIColor(hue: value, saturation: value, brightness: value, alpha: value),
                UIColor.label.withAlphaComponent(value),
            ]
            for color in colors {
                #expect((0...1).contains(color.cgColor.alpha))
                _ = color.description
            }
        }
    }

    @Test("Colour: a colour literal creates one")
    func literal() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }
}

@Suite("Trait collections")
nonisolated struct TraitTests {
    @Test("Traits: merging lets the last specified value win")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection { traits in
                traits.userInterfaceStyle = .dark
                traits.displayScale = 2
            },
            UITraitCollection(displayScale: 3), UITraitCollection(),
        ])
        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.displayScale == 3)
        #expect(merged.layoutDirection == .unspecified)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test("Traits: replacing returns a copy, and colour differences are detected")
    func replacing() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.replacing(\.userInterfaceStyle, value: .dark)
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        let large = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    }

    @Test("Traits: performAsCurrent restores the previous ones, separately for each thread")
    func current() async {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            let thread = Thread {
                UITraitCollection.current = UITraitCollection(displayScale: 9)
            }
            thread.start()
            while !thread.isFinished {}
            #expect(UITraitCollection.current == dark)
        }
        #expect(UITraitCollection.current == before)
    }
}
