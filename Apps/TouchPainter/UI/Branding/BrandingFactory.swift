import TouchPainterCore
import UIKit

/// Makes the parts of the app that carry a brand.
///
/// The abstract factory pattern: screens ask a factory for their view, main button and toolbar, and
/// those of one factory go together. This class makes parts without a brand.
class BrandingFactory {
    init() {}

    /// The view behind everything else.
    func makeView() -> UIView {
        let view = UIView()
        view.backgroundColor = .systemBackground
        return view
    }

    /// The button with the brand's name.
    func makeMainButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(
            String(localized: "TouchPainter", bundle: .module),
            for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        return button
    }

    func makeToolbar() -> UIToolbar { UIToolbar() }

    /// The factory of a brand.
    static func factory(for brand: Studio.Brand) -> BrandingFactory {
        switch brand {
        case .plain: BrandingFactory()
        case .acme: AcmeBrandingFactory()
        case .sierra: SierraBrandingFactory()
        }
    }
}

/// Makes parts in the warm colours of Acme.
final class AcmeBrandingFactory: BrandingFactory {
    override func makeView() -> UIView {
        let view = super.makeView()
        view.backgroundColor = .brand(0xFFF1E6, 0x2A1C12)
        view.tintColor = .brand(0xC2410C, 0xFB923C)
        return view
    }

    override func makeMainButton() -> UIButton {
        let button = super.makeMainButton()
        button.setTitle(String(localized: "Acme", bundle: .module), for: .normal)
        return button
    }

    override func makeToolbar() -> UIToolbar {
        let toolbar = super.makeToolbar()
        toolbar.barTintColor = .brand(0xFFE3CC, 0x3A2416)
        toolbar.tintColor = .brand(0xC2410C, 0xFB923C)
        return toolbar
    }
}

/// Makes parts in the greens of Sierra.
final class SierraBrandingFactory: BrandingFactory {
    override func makeView() -> UIView {
        let view = super.makeView()
        view.backgroundColor = .brand(0xEEF6EE, 0x142018)
        view.tintColor = .brand(0x2F6B3C, 0x86CF95)
        return view
    }

    override func makeMainButton() -> UIButton {
        let button = super.makeMainButton()
        button.setTitle(String(localized: "Sierra", bundle: .module), for: .normal)
        return button
    }

    override func makeToolbar() -> UIToolbar {
        let toolbar = super.makeToolbar()
        toolbar.barTintColor = .brand(0xD9EBDB, 0x1D3023)
        toolbar.tintColor = .brand(0x2F6B3C, 0x86CF95)
        return toolbar
    }
}

extension UIColor {
    /// A colour of 24 bits in the light, and another in the dark.
    fileprivate static func brand(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor { traits in
            let bits = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(
                red: CGFloat(bits >> 16 & 255) / 255, green: CGFloat(bits >> 8 & 255) / 255,
                blue: CGFloat(bits & 255) / 255, alpha: 1)
        }
    }
}
