import CoreGraphics

/// A property of every layer that animations read and write directly.
///
/// A frame of many animated layers would spend more time on finding properties by their names, and
/// on values of any type, than on interpolating.
enum DirectProperty: String {
    case bounds, position, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor

    /// Returns the value that the layer has; `nil` for a colour that is not set.
    @MainActor
    func value(of layer: CALayer) -> AnimatableValue? {
        switch self {
        case .bounds: .rect(layer.bounds)
        case .position: .point(layer.position)
        case .zPosition: .number(layer.zPosition)
        case .transform: .transform(layer.transform)
        case .sublayerTransform: .transform(layer.sublayerTransform)
        case .opacity: .number(Double(layer.opacity))
        case .backgroundColor: layer.backgroundColor.map(AnimatableValue.color)
        case .cornerRadius: .number(layer.cornerRadius)
        case .borderWidth: .number(layer.borderWidth)
        case .borderColor: layer.borderColor.map(AnimatableValue.color)
        case .shadowOpacity: .number(Double(layer.shadowOpacity))
        case .shadowRadius: .number(layer.shadowRadius)
        case .shadowOffset: .size(layer.shadowOffset)
        case .shadowColor: layer.shadowColor.map(AnimatableValue.color)
        }
    }

    /// Sets the value of the layer, unless it is of another kind.
    @MainActor
    func set(_ value: AnimatableValue, of layer: CALayer) {
        switch (self, value) {
        case (.bounds, .rect(let value)): layer.bounds = value
        case (.position, .point(let value)): layer.position = value
        case (.zPosition, .number(let value)): layer.zPosition = value
        case (.transform, .transform(let value)): layer.transform = value
        case (.sublayerTransform, .transform(let value)): layer.sublayerTransform = value
        case (.opacity, .number(let value)): layer.opacity = Float(value)
        case (.backgroundColor, .color(let value)): layer.backgroundColor = value
        case (.cornerRadius, .number(let value)): layer.cornerRadius = value
        case (.borderWidth, .number(let value)): layer.borderWidth = value
        case (.borderColor, .color(let value)): layer.borderColor = value
        case (.shadowOpacity, .number(let value)): layer.shadowOpacity = Float(value)
        case (.shadowRadius, .number(let value)): layer.shadowRadius = value
        case (.shadowOffset, .size(let value)): layer.shadowOffset = value
        case (.shadowColor, .color(let value)): layer.shadowColor = value
        default: break
        }
    }
}
