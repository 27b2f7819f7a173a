public import Foundation
public import UIKitCore

/// A function that makes a colour of another, for configurations.
public nonisolated struct UIConfigurationColorTransformer {
    private let transform: (UIColor) -> UIColor

    /// Creates a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Returns the colour made of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A grey of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { input in
            UIColor { traits in
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                input.resolvedColor(with: traits).getRed(
                    &red, green: &green, blue: &blue, alpha: &alpha)
                return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
            }
        }
    }

    /// The colour itself.
    public static var preferredTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { $0 }
    }

    /// The colour that images have on the system's backgrounds: the text's second colour.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { _ in .secondaryLabel }
    }
}

/// A function that changes the attributes of a configuration's text.
///
///     configuration.titleTextAttributesTransformer = .init { incoming in
///         var outgoing = incoming
///         outgoing.font = .systemFont(ofSize: 20, weight: .bold)
///         return outgoing
///     }
public nonisolated struct UIConfigurationTextAttributesTransformer {
    private let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes made of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}
