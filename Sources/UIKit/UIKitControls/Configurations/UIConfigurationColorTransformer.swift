public import Foundation
public import UIKitCore

/// A function that makes a colour of another, for configurations.
///
/// A transformer equals its copies alone, as functions cannot be compared.
public nonisolated struct UIConfigurationColorTransformer: Hashable {
    private let function: IdentifiedFunction<UIColor>

    /// The function.
    public var transform: (UIColor) -> UIColor { function.body }

    /// Creates a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        function = IdentifiedFunction(transform)
    }

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
///
/// A transformer equals its copies alone, as functions cannot be compared.
public nonisolated struct UIConfigurationTextAttributesTransformer: Hashable {
    private let function: IdentifiedFunction<AttributeContainer>

    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { function.body }

    /// Creates a transformer.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        function = IdentifiedFunction(transform)
    }

    /// Returns the attributes made of `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}

/// A function that equals itself alone.
private nonisolated final class IdentifiedFunction<Value>: Hashable {
    let body: (Value) -> Value

    init(_ body: @escaping (Value) -> Value) { self.body = body }

    static func == (left: IdentifiedFunction, right: IdentifiedFunction) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
