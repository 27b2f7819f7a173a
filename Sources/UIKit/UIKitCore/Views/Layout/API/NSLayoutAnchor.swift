public import Foundation

/// An edge, a centre or a length of a view or layout guide, for creating constraints whose form the
/// compiler checks.
///
/// `view.leadingAnchor` and similar properties return anchors: those of the horizontal direction
/// are ``NSLayoutXAxisAnchor``s, of the vertical one ``NSLayoutYAxisAnchor``s, and lengths
/// ``NSLayoutDimension``s. Two anchors are equal if they stand for the same attribute of the same
/// item.
///
/// Every `file` and `line` parameter is for diagnostics; leave them at the caller's.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The attribute that the anchor stands for; the end, for a distance. It changes only while no
    /// other code has the anchor.
    final var operand: LayoutOperand

    /// For a distance, its start; `nil` for an attribute by itself.
    final let start: LayoutOperand?

    init(_ operand: LayoutOperand, from start: LayoutOperand? = nil) {
        self.operand = operand
        self.start = start
    }

    nonisolated deinit {}

    /// The anchor with what it stands for, as in `<NSLayoutXAxisAnchor "title.leading">`.
    nonisolated open override var description: String {
        describedOnMainActor(self) {
            let name = NSLayoutConstraint.name(
                of: operand.node.item, operand.attribute, from: start)
            return "<\(type(of: self)) \"\(name)\">"
        }
    }

    /// `true` if `object` is an anchor for the same attribute, or distance, of the same items.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated { operand == other.operand && start == other.start }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { operand.hashValue } }
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
        self.relation(relation, anchor, multiplier: 1, constant, file, line)
    }

    /// The constraint `self relation multiplier · anchor + constant`; without an anchor, `self
    /// relation constant`.
    @inline(__always)
    func relation(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat, _ constant: CGFloat, _ file: StaticString, _ line: UInt
    ) -> NSLayoutConstraint {
        let second = anchor?.operand
        let stated = LayoutRelation(
            first: operand.node, second: second?.node, multiplier: multiplier, constant: constant,
            firstAttribute: operand.attribute,
            secondAttribute: second?.attribute ?? .notAnAttribute, relation: relation)
        var starts: DistanceStarts?
        if start != nil || anchor?.start != nil {
            starts = DistanceStarts(first: start, second: anchor?.start)
        }
        return NSLayoutConstraint(
            stated, from: starts, origin: SourceLine(file: file, line: line))
    }
}
