import CoreGraphics
import Foundation

// MARK: - Keys

extension CALayer {
    /// A layer with the default values.
    static let initialValues = CALayer()

    final func styleValue(forKey key: String) -> Any? {
        if let row = type(of: self).layerTable.row(named: key) { return row.get(self) }
        return extras?.values?[key]
    }

    final func setStyleValue(_ value: Any?, forKey key: String) {
        if let row = type(of: self).layerTable.row(named: key) { return row.set(self, value) }
        let values = extras?.values ?? [:]
        mutableExtras.values = values.merging([key: value as Any]) { $1 }
    }
}

// MARK: - Key paths

extension CALayer {
    /// Returns the value of a property or of a part of one, such as `"position.x"`,
    /// `"bounds.size.width"` or `"transform.rotation.z"`.
    public func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            return value(forKey: keyPath)
        }
        let key = String(keyPath[..<dot])
        let part = String(keyPath[keyPath.index(after: dot)...])
        if key == "mask" { return mask?.value(forKeyPath: part) }
        if key == "emitterCells", let emitter = self as? CAEmitterLayer {
            return emitter.cellValue(at: part[...])
        }
        return ValuePart.read(part, of: value(forKey: key))
    }

    /// Sets a property or a part of one. Unknown parts are ignored.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let dot = keyPath.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            return setValue(value, forKey: keyPath)
        }
        let key = String(keyPath[..<dot])
        let part = String(keyPath[keyPath.index(after: dot)...])
        if key == "mask" {
            mask?.setValue(value, forKeyPath: part)
        } else if key == "emitterCells", let emitter = self as? CAEmitterLayer {
            emitter.setCellValue(value, at: part[...])
        } else if let whole = ValuePart.replacing(part, of: self.value(forKey: key), with: value) {
            setValue(whole, forKey: key)
        }
    }
}

extension CALayer {
    /// Returns the value of a property that is stored under its name: the one that was set, else
    /// the class's default, else zero, `false` or `nil`.
    ///
    /// With ``animatableChange(_:_:)`` it makes a property of a subclass animatable, as
    /// `@NSManaged` does on Apple's systems:
    ///
    ///     var progress: CGFloat {
    ///         get { managedValue(forKey: "progress") }
    ///         set { animatableChange("progress") { setValue(newValue, forKey: "progress") } }
    ///     }
    ///
    /// - Precondition: There is a value, unless `Value` is a number, a point, a size, a rectangle
    ///   or an optional.
    public final func managedValue<Value>(forKey key: String) -> Value {
        let stored = value(forKey: key) ?? Swift.type(of: self).defaultValue(forKey: key)
        if let stored = stored as? Value { return stored }
        let number = AnimatableValue.number(from: stored) ?? 0
        let candidates: [Any] = [
            CGFloat(number), number, Float(number), Int(number), number != 0, CGPoint.zero,
            CGSize.zero, CGRect.zero,
        ]
        for case let value as Value in candidates { return value }
        preconditionFailure(
            "The layer's “\(key)” has no value: return one in defaultValue(forKey:).")
    }
}

/// Access to the parts of structured values by key path.
enum ValuePart {
    static func read(_ part: String, of whole: Any?) -> Any? {
        switch whole {
        case let point as CGPoint: part == "x" ? point.x : part == "y" ? point.y : nil
        case let size as CGSize: part == "width" ? size.width : part == "height" ? size.height : nil
        case let rect as CGRect:
            switch part {
            case "origin": rect.origin
            case "size": rect.size
            default:
                if part.hasPrefix("origin.") {
                    read(String(part.dropFirst(7)), of: rect.origin)
                } else if part.hasPrefix("size.") {
                    read(String(part.dropFirst(5)), of: rect.size)
                } else {
                    nil
                }
            }
        case let transform as CATransform3D: read(part, of: transform)
        default: nil
        }
    }

    /// Returns `whole` with `part` replaced; `nil` for an unknown part or a value of the wrong
    /// type.
    static func replacing(_ part: String, of whole: Any?, with value: Any?) -> Any? {
        let number = AnimatableValue.number(from: value).map { CGFloat($0) }
        switch whole {
        case var point as CGPoint:
            guard let number, part == "x" || part == "y" else { return nil }
            if part == "x" { point.x = number } else { point.y = number }
            return point
        case var size as CGSize:
            guard let number, part == "width" || part == "height" else { return nil }
            if part == "width" { size.width = number } else { size.height = number }
            return size
        case var rect as CGRect:
            if part == "origin", let origin = value as? CGPoint {
                rect.origin = origin
            } else if part == "size", let size = value as? CGSize {
                rect.size = size
            } else if part.hasPrefix("origin."),
                let origin = replacing(String(part.dropFirst(7)), of: rect.origin, with: value)
                    as? CGPoint
            {
                rect.origin = origin
            } else if part.hasPrefix("size."),
                let size = replacing(String(part.dropFirst(5)), of: rect.size, with: value)
                    as? CGSize
            {
                rect.size = size
            } else {
                return nil
            }
            return rect
        case let transform as CATransform3D:
            return replacing(part, of: transform, with: value)
        default: return nil
        }
    }
}

// MARK: - Parts of transforms

extension ValuePart {
    private static func read(_ part: String, of transform: CATransform3D) -> Any? {
        if part == "translation" { return CGSize(width: transform.m41, height: transform.m42) }
        if part == "translation.x" { return transform.m41 }
        if part == "translation.y" { return transform.m42 }
        if part == "translation.z" { return transform.m43 }
        guard let parts = TransformParts(transform) else { return CGFloat(0) }
        switch part {
        case "rotation", "rotation.z": return parts.angles.z
        case "rotation.x": return parts.angles.x
        case "rotation.y": return parts.angles.y
        case "scale": return (parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3
        case "scale.x": return parts.scale[0]
        case "scale.y": return parts.scale[1]
        case "scale.z": return parts.scale[2]
        default: return nil
        }
    }

    private static func replacing(_ part: String, of whole: CATransform3D, with value: Any?)
        -> CATransform3D?
    {
        var transform = whole
        if part == "translation" {
            if let size = value as? CGSize {
                (transform.m41, transform.m42) = (size.width, size.height)
            } else if let point = value as? CGPoint {
                (transform.m41, transform.m42) = (point.x, point.y)
            } else {
                return nil
            }
            return transform
        }
        guard let number = AnimatableValue.number(from: value).map({ CGFloat($0) }) else {
            return nil
        }
        switch part {
        case "translation.x": transform.m41 = number
        case "translation.y": transform.m42 = number
        case "translation.z": transform.m43 = number
        default: return replacingTurnOrScale(part, of: whole, with: number)
        }
        return transform
    }

    private static func replacingTurnOrScale(
        _ part: String, of whole: CATransform3D, with number: CGFloat
    ) -> CATransform3D? {
        guard var parts = TransformParts(whole) ?? TransformParts(CATransform3DIdentity) else {
            return nil
        }
        let angles = parts.angles
        switch part {
        case "rotation", "rotation.z": parts.setAngles(x: angles.x, y: angles.y, z: number)
        case "rotation.x": parts.setAngles(x: number, y: angles.y, z: angles.z)
        case "rotation.y": parts.setAngles(x: angles.x, y: number, z: angles.z)
        case "scale": parts.scale = [number, number, number]
        case "scale.x": parts.scale[0] = number
        case "scale.y": parts.scale[1] = number
        case "scale.z": parts.scale[2] = number
        default: return nil
        }
        return parts.transform
    }
}
