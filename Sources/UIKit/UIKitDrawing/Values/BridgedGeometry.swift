public import CoreGraphics
public import Foundation

// Dictionaries of notifications hold geometry as `NSValue`, and code reads it by a cast to the
// structure as well as to the object. Foundation on Linux converts neither way.

/// A structure that Objective-C keeps in an `NSValue`, to which casts convert it.
public nonisolated protocol _NSValueBridged: _ObjectiveCBridgeable
where _ObjectiveCType == NSValue {
    /// The structure as an object.
    var _boxed: NSValue { get }

    /// Reads an object; `nil` if it holds something else.
    init?(_boxed value: NSValue)
}

nonisolated extension _NSValueBridged {
    public func _bridgeToObjectiveC() -> NSValue { _boxed }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = Self(_boxed: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSValue, result: inout Self?
    ) -> Bool {
        result = Self(_boxed: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        guard let value = source.flatMap({ Self(_boxed: $0) }) else {
            fatalError("\(source as Any) is no \(Self.self). Read it as what it was made from.")
        }
        return value
    }
}

nonisolated extension NSValue {
    /// `true` if the value was made from a structure with the encoding of `other`.
    fileprivate func hasType(of other: NSValue) -> Bool {
        String(cString: objCType) == String(cString: other.objCType)
    }
}

nonisolated extension CGPoint: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    public var _boxed: NSValue { NSValue(cgPoint: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: CGPoint.zero._boxed) else { return nil }
        self = value.cgPointValue
    }
}

nonisolated extension CGSize: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    public var _boxed: NSValue { NSValue(cgSize: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: CGSize.zero._boxed) else { return nil }
        self = value.cgSizeValue
    }
}

nonisolated extension CGRect: @retroactive _ObjectiveCBridgeable, _NSValueBridged {
    public var _boxed: NSValue { NSValue(cgRect: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: CGRect.zero._boxed) else { return nil }
        self = value.cgRectValue
    }
}

nonisolated extension CGVector: _NSValueBridged {
    public var _boxed: NSValue { NSValue(cgVector: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: CGVector.zero._boxed) else { return nil }
        self = value.cgVectorValue
    }
}

nonisolated extension CGAffineTransform: _NSValueBridged {
    public var _boxed: NSValue { NSValue(cgAffineTransform: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: CGAffineTransform.identity._boxed) else { return nil }
        self = value.cgAffineTransformValue
    }
}

nonisolated extension UIEdgeInsets: _NSValueBridged {
    public var _boxed: NSValue { NSValue(uiEdgeInsets: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: UIEdgeInsets.zero._boxed) else { return nil }
        self = value.uiEdgeInsetsValue
    }
}

nonisolated extension NSDirectionalEdgeInsets: _NSValueBridged {
    public var _boxed: NSValue { NSValue(directionalEdgeInsets: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: NSDirectionalEdgeInsets.zero._boxed) else { return nil }
        self = value.directionalEdgeInsetsValue
    }
}

nonisolated extension UIOffset: _NSValueBridged {
    public var _boxed: NSValue { NSValue(uiOffset: self) }

    public init?(_boxed value: NSValue) {
        guard value.hasType(of: UIOffset.zero._boxed) else { return nil }
        self = value.uiOffsetValue
    }
}
