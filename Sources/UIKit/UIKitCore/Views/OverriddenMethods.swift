import CoreGraphics
import QuartzCore

/// The methods of `UIView` that a class overrides.
///
/// A view whose class does not override `draw(_:)` needs no bitmap, one with the inherited hit
/// testing can be skipped by its frame alone, and one without `updateConstraints()` needs no call.
/// Swift has no reflection for overrides, so this type compares method tables: the table of a
/// subclass begins with the entries of `UIView`, and an entry that differs is an override. Probe
/// classes, which override one method each, identify the entry of each method.
nonisolated struct OverriddenMethods: OptionSet {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    static let draw = OverriddenMethods(rawValue: 1 << 0)
    static let hitTest = OverriddenMethods(rawValue: 1 << 1)
    static let pointInside = OverriddenMethods(rawValue: 1 << 2)
    static let updateConstraints = OverriddenMethods(rawValue: 1 << 3)
    static let action = OverriddenMethods(rawValue: 1 << 4)
    static let tintAdjustmentMode = OverriddenMethods(rawValue: 1 << 5)
    static let safeAreaInsets = OverriddenMethods(rawValue: 1 << 6)
    static let layoutSubviews = OverriddenMethods(rawValue: 1 << 7)
    static let bounds = OverriddenMethods(rawValue: 1 << 8)
    static let center = OverriddenMethods(rawValue: 1 << 9)
    static let traitCollection = OverriddenMethods(rawValue: 1 << 10)
    static let intrinsicContentSize = OverriddenMethods(rawValue: 1 << 11)

    /// The properties that layout sets.
    static let geometry: OverriddenMethods = [.bounds, .center]

    /// The layout marks of a new view whose class overrides these methods.
    var initialLayoutMarks: LayoutMarks {
        contains(.updateConstraints) ? .needsUpdateConstraints : []
    }

    /// The inherited state that a new view of such a class may have.
    var initialInheritance: Inheritance {
        var inheritance: Inheritance = []
        if contains(.tintAdjustmentMode) { inheritance.insert(.tint) }
        if contains(.safeAreaInsets) { inheritance.insert(.safeArea) }
        return inheritance
    }
}

@MainActor extension OverriddenMethods {
    /// The methods that `type` or a class between it and `UIView` overrides. Takes a few
    /// nanoseconds.
    init(of type: UIView.Type) {
        guard type != UIView.self else {
            self = []
            return
        }
        guard type != Self.latestType else {
            self = OverriddenMethods(rawValue: Self.latestValue)
            return
        }
        let table = MethodTable(of: type)
        let base = Self.base
        var result: OverriddenMethods = []
        for (method, entry) in Self.entries where table[entry] != base[entry] {
            result.insert(method)
        }
        self = result
        Self.latestType = type
        Self.latestValue = rawValue
    }

    /// A cache of one class, because views of one class are often created one after the other.
    private static var latestType: UIView.Type?
    private static var latestValue: UInt16 = 0

    private static let base = MethodTable(of: UIView.self)

    private static func entry(of probe: UIView.Type) -> Int {
        base.entry(overriddenBy: probe, notBy: PlainProbe.self)
    }

    /// The index of each method in the tables.
    private static let entries: [(method: OverriddenMethods, entry: Int)] = [
        (.draw, entry(of: DrawProbe.self)),
        (.hitTest, entry(of: HitTestProbe.self)),
        (.pointInside, entry(of: PointProbe.self)),
        (.updateConstraints, entry(of: UpdateProbe.self)),
        (.action, entry(of: ActionProbe.self)),
        (.tintAdjustmentMode, entry(of: TintAdjustmentProbe.self)),
        (.safeAreaInsets, entry(of: SafeAreaProbe.self)),
        (.layoutSubviews, entry(of: LayoutProbe.self)),
        (.bounds, entry(of: BoundsProbe.self)),
        (.center, entry(of: CenterProbe.self)),
        (.traitCollection, entry(of: TraitProbe.self)),
        (.intrinsicContentSize, entry(of: ContentProbe.self)),
    ]
}

private class PlainProbe: UIView {}

private class DrawProbe: UIView {
    override func draw(_ rect: CGRect) {}
}

private class HitTestProbe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class PointProbe: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private class UpdateProbe: UIView {
    override func updateConstraints() {}
}

private class ActionProbe: UIView {
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

private class TintAdjustmentProbe: UIView {
    override var tintAdjustmentMode: TintAdjustmentMode {
        get { .normal }
        set {}
    }
}

private class LayoutProbe: UIView {
    override func layoutSubviews() {}
}

private class SafeAreaProbe: UIView {
    override var safeAreaInsets: UIEdgeInsets { .zero }
}

private class BoundsProbe: UIView {
    override var bounds: CGRect {
        get { .zero }
        set {}
    }
}

private class CenterProbe: UIView {
    override var center: CGPoint {
        get { .zero }
        set {}
    }
}

private class TraitProbe: UIView {
    override var traitCollection: UITraitCollection { UITraitCollection() }
}

private class ContentProbe: UIView {
    override var intrinsicContentSize: CGSize { .zero }
}
