public import UIKit

/// The surroundings in which a test runs an app: size, appearance, language, direction, type size.
///
///     @Test(arguments: AppVariant.all(typeSizes: [.large, .accessibilityLarge]))
///     func looks(variant: AppVariant) throws {
///         let app = HeadlessApp(variant, rootViewController: CardController())
///         try app.snapshot().matchGolden("card-\(variant)")
///     }
public nonisolated struct AppVariant: Hashable, Sendable {
    /// The size of the window in points.
    public var size: CGSize

    /// Light or dark.
    public var appearance: UIUserInterfaceStyle

    /// The language of localised texts.
    public var language: Language

    /// `true` if layouts run from right to left, except those of presented controllers.
    public var isRightToLeft: Bool

    /// The preferred size of text, except in presented controllers.
    public var typeSize: UIContentSizeCategory

    /// Creates a variant.
    public init(
        size: CGSize = CGSize(width: 375, height: 667), appearance: UIUserInterfaceStyle = .light,
        language: Language = .english, isRightToLeft: Bool = false,
        typeSize: UIContentSizeCategory = .large
    ) {
        self.size = size
        self.appearance = appearance
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.typeSize = typeSize
    }

    /// Narrow and wide, light and dark, English and Chinese, each pair once: four variants.
    package static let narrowAndWide = {
        let (narrow, wide) = (CGSize(width: 320, height: 568), CGSize(width: 1280, height: 720))
        return [
            AppVariant(size: narrow, appearance: .light, language: .english),
            AppVariant(size: narrow, appearance: .dark, language: .simplifiedChinese),
            AppVariant(size: wide, appearance: .dark, language: .english),
            AppVariant(size: wide, appearance: .light, language: .simplifiedChinese),
        ]
    }()

    /// Returns each combination of some sizes, appearances, languages, directions and type sizes.
    public static func all(
        sizes: [CGSize] = [CGSize(width: 375, height: 667)],
        appearances: [UIUserInterfaceStyle] = [.light, .dark],
        languages: [Language] = [.english], rightToLeft: [Bool] = [false],
        typeSizes: [UIContentSizeCategory] = [.large]
    ) -> [AppVariant] {
        sizes.flatMap { size in
            appearances.flatMap { appearance in
                languages.flatMap { language in
                    rightToLeft.flatMap { isRightToLeft in
                        typeSizes.map {
                            AppVariant(
                                size: size, appearance: appearance, language: language,
                                isRightToLeft: isRightToLeft, typeSize: $0)
                        }
                    }
                }
            }
        }
    }
}

nonisolated extension AppVariant: CustomStringConvertible {
    /// A name for tests and goldens, like `375x667-dark-zh-Hans-rtl-AX1`.
    public var description: String {
        let type = typeSize.rawValue.replacing("UICTContentSizeCategory", with: "")
        let words = [
            "\(Int(size.width))x\(Int(size.height))", appearance == .dark ? "dark" : "light",
            language.rawValue, isRightToLeft ? "rtl" : nil, typeSize == .large ? nil : type,
        ]
        return words.compactMap(\.self).joined(separator: "-")
    }
}

extension HeadlessApp {
    /// Launches an app that shows `rootViewController` in one window, in a variant.
    public convenience init(
        _ variant: AppVariant, scale: CGFloat = 2,
        rootViewController: @autoclosure @MainActor @escaping () -> UIViewController
    ) {
        self.init(
            size: variant.size, scale: scale, appearance: variant.appearance,
            language: variant.language, rootViewController: rootViewController())
        adopt(variant)
    }

    /// Launches an app with its delegate in a variant.
    public convenience init(
        _ variant: AppVariant, scale: CGFloat = 2,
        delegate: @autoclosure () -> any UIApplicationDelegate
    ) {
        self.init(
            size: variant.size, scale: scale, appearance: variant.appearance,
            language: variant.language, delegate: delegate())
        adopt(variant)
    }

    /// Direction and type size are traits of the root controller and its children.
    private func adopt(_ variant: AppVariant) {
        guard variant.isRightToLeft || variant.typeSize != .large,
            let root = window.rootViewController
        else { return }
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = variant.typeSize
            if variant.isRightToLeft { $0.layoutDirection = .rightToLeft }
        }
        root.setOverrideTraitCollection(traits, forChild: root)
        settle()
    }
}
