import CoreGraphics
import Foundation
import UIKitCore

/// The bodies of an animator's items, and the contacts between them.
final class DynamicWorld {
    private var table: [ObjectIdentifier: DynamicBody] = [:]
    private var order: [ObjectIdentifier] = []
    private var touching: [DynamicContact.Key: DynamicContact] = [:]

    /// The parts of a step in which velocities are corrected.
    private static let iterations = 8

    /// The bodies in the order in which their items were added.
    var bodies: [DynamicBody] { order.compactMap { table[$0] } }

    func body(of item: any UIDynamicItem) -> DynamicBody? { table[ObjectIdentifier(item)] }

    func bodies(of items: [any UIDynamicItem]) -> [DynamicBody] { items.compactMap(body(of:)) }

    /// Keeps bodies for these items alone.
    func setItems(_ items: [any UIDynamicItem]) {
        var kept: [ObjectIdentifier: DynamicBody] = [:]
        order = []
        for item in items {
            let key = ObjectIdentifier(item)
            guard kept[key] == nil else { continue }
            kept[key] = table[key] ?? DynamicBody(item)
            order.append(key)
        }
        table = kept
    }

    /// Moves the bodies.
    ///
    /// 1. Behaviours change velocities.
    /// 2. Impulses in the contacts stop what would overlap, and rub and bounce.
    /// 3. The bodies move.
    func step(_ behaviors: [UIDynamicBehavior], in bounds: CGRect?, seconds: CGFloat) {
        for behavior in behaviors { behavior.act(on: self, seconds: seconds) }
        var contacts: [DynamicContact] = []
        for case let collision as UICollisionBehavior in behaviors {
            contacts += findContacts(of: collision, bounds)
        }
        for contact in contacts { contact.prepare(seconds: seconds) }
        for _ in 0..<Self.iterations {
            for contact in contacts { contact.solve() }
        }
        for body in bodies { body.advance(by: seconds) }
        report(contacts)
    }

    // MARK: Contacts

    private func findContacts(
        of behavior: UICollisionBehavior, _ bounds: CGRect?
    ) -> [DynamicContact] {
        let shapes = bodies(of: behavior.items).map { body in
            let hull = body.placedShape
            return (body: body, hull: hull, box: hull.box)
        }
        var contacts: [DynamicContact] = []
        if behavior.collisionMode.contains(.items) {
            for (index, first) in shapes.enumerated() {
                for second in shapes[(index + 1)...] where first.box.meets(second.box) {
                    guard let found = first.hull.contact(with: second.hull) else { continue }
                    contacts.append(
                        DynamicContact(behavior, first.body, .item(second.body), found))
                }
            }
        }
        guard behavior.collisionMode.contains(.boundaries) else { return contacts }
        for shape in shapes {
            if let bounds, let insets = behavior.boundsInsets {
                contacts += Self.contacts(
                    of: shape.hull, within: bounds.inset(by: insets)
                ).map { DynamicContact(behavior, shape.body, .bounds, $0) }
            }
            for (index, boundary) in behavior.boundaries.enumerated() {
                for line in boundary.lines where shape.box.meets(line.box) {
                    guard let found = shape.hull.contact(with: line) else { continue }
                    contacts.append(
                        DynamicContact(
                            behavior, shape.body, .boundary(index, boundary.identifier), found))
                }
            }
        }
        return contacts
    }

    /// The contacts of a shape with the inside of a rectangle, one for each side.
    private static func contacts(
        of hull: DynamicHull, within bounds: CGRect
    ) -> [(normal: CGVector, points: [(place: CGPoint, depth: CGFloat)])] {
        let sides: [(normal: CGVector, depth: (CGPoint) -> CGFloat)] = [
            (CGVector(dx: -1, dy: 0), { bounds.minX - $0.x }),
            (CGVector(dx: 1, dy: 0), { $0.x - bounds.maxX }),
            (CGVector(dx: 0, dy: -1), { bounds.minY - $0.y }),
            (CGVector(dx: 0, dy: 1), { $0.y - bounds.maxY }),
        ]
        return sides.compactMap { side in
            let points = hull.corners.map { (place: $0, depth: side.depth($0)) }
                .filter { $0.depth >= 0 }
            return points.isEmpty ? nil : (side.normal, points)
        }
    }

    /// Notifies delegates of contacts that began and ended.
    private func report(_ contacts: [DynamicContact]) {
        var now: [DynamicContact.Key: DynamicContact] = [:]
        for contact in contacts {
            guard now.updateValue(contact, forKey: contact.key) == nil else { continue }
            if touching[contact.key] == nil { contact.reportBegin() }
        }
        for (key, contact) in touching where now[key] == nil { contact.reportEnd() }
        touching = now
    }
}

extension CGRect {
    /// `true` if the rectangles touch. A line is a rectangle, too.
    fileprivate func meets(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
