import Testing
import UIKit
import UIKitTesting

@Suite("Vibrancy")
struct VibrancyTests {
    /// A material over orange, on which a red square of 60 points has a style; at 2 pixels per
    /// point.
    private func app(
        _ style: UIVibrancyEffectStyle?, material: UIBlurEffect.Style = .systemThinMaterial,
        _ appearance: UIUserInterfaceStyle = .light
    ) -> HeadlessApp {
        let blur = UIBlurEffect(style: material)
        let card = UIVisualEffectView(effect: blur)
        card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inner = UIVisualEffectView(
            effect: style.map { UIVibrancyEffect(blurEffect: blur, style: $0) })
        inner.frame = card.bounds
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        square.backgroundColor = .red
        inner.contentView.addSubview(square)
        card.contentView.addSubview(inner)
        let backdrop = UIView(frame: card.bounds)
        backdrop.backgroundColor = .orange
        backdrop.addSubview(card)
        return .showing(backdrop, style: appearance)
    }

    /// The brightness of the square and of the material beside it, from 0 to 255.
    private func brightness(
        _ style: UIVibrancyEffectStyle?, material: UIBlurEffect.Style = .systemThinMaterial,
        _ appearance: UIUserInterfaceStyle = .light
    ) -> (square: Int, material: Int) {
        let picture = app(style, material: material, appearance).snapshot()
        func value(_ x: Int, _ y: Int) -> Int {
            let pixel = picture[x, y]
            return Int(pixel & 0xFF) + Int(pixel >> 8 & 0xFF) + Int(pixel >> 16 & 0xFF)
        }
        return (value(100, 100) / 3, value(210, 210) / 3)
    }

    @Test("Vibrancy: content takes the style's colour, through which the material is seen")
    func colour() {
        let picture = app(.secondaryLabel).snapshot()
        let (red, green, blue) = (
            picture[100, 100] >> 16 & 0xFF, picture[100, 100] >> 8 & 0xFF, picture[100, 100] & 0xFF
        )
        // Not the square's red, but a darker orange.
        #expect(red > green && green > blue && red < 140 && green > 40)
        #expect(app(nil).snapshot()[100, 100] == 0xFFFF_0000)
    }

    @Test("Vibrancy: what the content lets through stays the material")
    func transparency() {
        #expect(app(.label).snapshot()[210, 210] == app(nil).snapshot()[210, 210])
    }

    @Test("Vibrancy: labels, fills and separators have their order of strength in light and dark")
    func strengths() {
        let orders: [[UIVibrancyEffectStyle]] = [
            [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel],
            [.fill, .secondaryFill, .tertiaryFill], [.label, .separator],
        ]
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            for order in orders {
                let contrasts = order.map { style in
                    let (square, material) = brightness(style, appearance)
                    return appearance == .dark ? square - material : material - square
                }
                #expect(contrasts.allSatisfy { $0 > 5 })
                #expect(contrasts == contrasts.sorted(by: >) && Set(contrasts).count == order.count)
            }
        }
    }

    @Test("Vibrancy: a material that is always dark has light content in light environments")
    func darkMaterial() {
        let (square, material) = brightness(.label, material: .systemMaterialDark)
        #expect(square > 200 && material < 120)
    }

    @Test("Vibrancy: a removed effect shows the content's own colours")
    func removal() throws {
        let app = app(.label)
        let inner = try #require(
            app.window.firstSubview {
                $0 is UIVisualEffectView && !$0.subviews.isEmpty
                    && ($0 as? UIVisualEffectView)?.effect is UIVibrancyEffect
            }
                as? UIVisualEffectView)
        inner.effect = nil
        app.settle()
        #expect(app.snapshot()[100, 100] == 0xFFFF_0000)
        inner.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial))
        app.settle()
        #expect(app.snapshot()[100, 100] != 0xFFFF_0000)
    }
}

extension UIView {
    /// The first view inside that fits, in the order of drawing.
    fileprivate func firstSubview(where fits: (UIView) -> Bool) -> UIView? {
        if fits(self) { return self }
        for subview in subviews {
            if let found = subview.firstSubview(where: fits) { return found }
        }
        return nil
    }
}
