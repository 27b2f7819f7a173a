public import CoreGraphics

/// A side, a middle or a length of a view or layout guide, for making constraints whose form the compiler checks.
///
/// `view.leadingAnchor` and its kind give anchors: those of the horizontal direction are ``NSLayoutXAxisAnchor``s, of the
/// vertical one ``NSLayoutYAxisAnchor``s, and lengths ``NSLayoutDimension``s. Two anchors are equal when they stand for
/// the same attribute of the same item.
///
/// Every `file` and `line` parameter is for diagnoses; leave them at the caller's.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
    /// What the anchor stands for. It changes only while nobody holds the anchor.
    @exclusivity(unchecked) final var point: LayoutAnchorPoint

    init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
        point = LayoutAnchorPoint(node: node, attribute: attribute)
    }

    init(_ point: LayoutAnchorPoint) { self.point = point }

    nonisolated deinit {}
}

extension NSLayoutAnchor: CustomStringConvertible {
    /// The anchor with what it stands for, as in `<NSLayoutXAxisAnchor "title.leading">`.
    public nonisolated var description: String {
        MainActor.assumeIsolated {
            let name = NSLayoutConstraint.name(
                of: point.node.item, point.attribute, from: point.start)
            return "<\(type(of: self)) \"\(name)\">"
        }
    }
}

extension NSLayoutAnchor {
    /// This anchor at another one.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, 0, file, line)
    }

    /// This anchor at another one or beyond.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, 0, file, line)
    }

    /// This anchor at another one or before.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, 0, file, line)
    }

    /// This anchor `c` points after another one.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.equal, anchor, c, file, line)
    }

    /// This anchor `c` points after another one, or further.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.greaterThanOrEqual, anchor, c, file, line)
    }

    /// This anchor at most `c` points after another one.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relation(.lessThanOrEqual, anchor, c, file, line)
    }

    @inline(__always)
    func relation(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        _ constant: CGFloat, _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            point, relation, anchor.point, constant: constant,
            origin: SourceLine(file: file, line: line))
    }
}

nonisolated extension NSLayoutAnchor: Hashable {
    public static func == (
        left: NSLayoutAnchor<AnchorType>, right: NSLayoutAnchor<AnchorType>
    ) -> Bool {
        MainActor.assumeIsolated { left.point == right.point }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(MainActor.assumeIsolated { point })
    }
}
