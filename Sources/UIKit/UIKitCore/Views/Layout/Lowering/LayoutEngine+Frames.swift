import ConstraintSolver
import CoreGraphics

// A view placed by its frame is pinned. Where its autoresizing mask lets a number follow a
// superview that participates itself, a required row replaces the pin: the change is shared as
// `UIView.follow` shares it, so with S the superview's length and s the share,
//
//     number = number now + s · (S - S now).

extension LayoutEngine {
    func addFrameRows(of node: LayoutNode) {
        guard let place = node.engineRecord.place else { return }
        let numbers = node.frameNumbers
        let outer = superviewPlace(of: node)
        var own = OwnRows()
        own.first = follow(place.x, numbers.x, outer?.width)
        own.second = follow(place.width, numbers.width, outer?.width)
        own.third = follow(place.y, numbers.y, outer?.height)
        own.fourth = follow(place.height, numbers.height, outer?.height)
        node.engineRecord.ownRows = own
    }

    /// Pins a number, or adds the row that lets it follow.
    private func follow(_ variable: Variable, _ number: FollowingNumber, _ outer: Variable?) -> Row?
    {
        guard number.share != 0, let outer else {
            solver.pin(variable, to: number.value)
            return nil
        }
        solver.unpin(variable)
        return solver.add(
            Term(variable), Term(outer, -number.share), .equal, constant: -number.offset,
            strength: .required)
    }

    /// Adds the rows and pins of the topmost view: its origin is zero, and its size is pinned
    /// unless constraints decide it.
    func addRootRows(of node: LayoutNode) {
        guard let place = node.engineRecord.place else { return }
        solver.pin(place.x, to: 0)
        solver.pin(place.y, to: 0)
        if isMeasuring || node.isPlacedByEngine {
            solver.unpin(place.width)
            solver.unpin(place.height)
            if node.engineRecord.ownRows.all.allSatisfy({ $0 == nil }) { enqueueOwnRows(of: node) }
        } else {
            let size = node.view.alignmentRect(forFrame: node.view.bounds).size
            solver.pin(place.width, to: max(0, Double(size.width)))
            solver.pin(place.height, to: max(0, Double(size.height)))
        }
    }

    /// Updates the frame's pins and rows: only their numbers where that is enough.
    func updateFrameRows(of node: LayoutNode) {
        guard node.view !== root else { return addRootRows(of: node) }
        guard let place = node.engineRecord.place else { return }
        let numbers = node.frameNumbers
        let outer = superviewPlace(of: node)
        let own = node.engineRecord.ownRows
        let isSame =
            fits(own.first, numbers.x, outer) && fits(own.second, numbers.width, outer)
            && fits(own.third, numbers.y, outer) && fits(own.fourth, numbers.height, outer)
        guard isSame else {
            removeOwnRows(of: node)
            return addFrameRows(of: node)
        }
        update(own.first, place.x, numbers.x)
        update(own.second, place.width, numbers.width)
        update(own.third, place.y, numbers.y)
        update(own.fourth, place.height, numbers.height)
    }

    /// `true` if a number has a row exactly if it follows, and its share is one that the row
    /// already has.
    private func fits(_ row: Row?, _ number: FollowingNumber, _ outer: LayoutPlace?) -> Bool {
        let follows = number.share != 0 && outer != nil
        guard follows, row != nil else { return follows == (row != nil) }
        return number.share == 1
    }

    private func update(_ row: Row?, _ variable: Variable, _ number: FollowingNumber) {
        if let row {
            solver.setConstant(row, -number.offset)
        } else {
            solver.pin(variable, to: number.value)
        }
    }

    private func superviewPlace(of node: LayoutNode) -> LayoutPlace? {
        guard let outer = node.view.superview?.layoutNode, contains(outer) else { return nil }
        return outer.engineRecord.place
    }
}

/// A number of a frame, and its share of the superview's growth.
struct FollowingNumber {
    var value: Double
    var share: Double
    var outerLength: Double

    /// The number at a superview's length of zero.
    var offset: Double { value - share * outerLength }
}

extension LayoutNode {
    /// The numbers of the view's frame, with their shares by the autoresizing mask.
    fileprivate var frameNumbers:
        (x: FollowingNumber, y: FollowingNumber, width: FollowingNumber, height: FollowingNumber)
    {
        let frame = view.alignmentRect(forFrame: view.frameBeforeTransform)
        let outer = view.superview?.bounds.size ?? .zero
        let mask = view.superview?.autoresizesSubviews ?? false ? view.autoresizingMask : []
        let horizontal = Self.shares(
            frame.minX, frame.width, outer.width, mask.contains(.flexibleLeftMargin),
            mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let vertical = Self.shares(
            frame.minY, frame.height, outer.height, mask.contains(.flexibleTopMargin),
            mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        return (horizontal.start, vertical.start, horizontal.length, vertical.length)
    }

    private static func shares(
        _ start: CGFloat, _ length: CGFloat, _ outer: CGFloat, _ before: Bool, _ inside: Bool,
        _ after: Bool
    ) -> (start: FollowingNumber, length: FollowingNumber) {
        let followed = UIView.follow(
            start: start, length: length, outerLength: (outer, outer + 1),
            flexible: (before, inside, after))
        func number(_ value: CGFloat, _ next: CGFloat) -> FollowingNumber {
            let share = Double(next - value)
            let rounded = share.rounded()
            return FollowingNumber(
                value: Double(value), share: abs(share - rounded) < 1e-9 ? rounded : share,
                outerLength: Double(outer))
        }
        return (number(start, followed.start), number(max(0, length), max(0, followed.length)))
    }
}

extension UIView {
    /// The frame of the view without its transform.
    final var frameBeforeTransform: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        let position = layer.position
        return CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }
}
