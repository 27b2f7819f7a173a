import TestSupport
import Testing
import UIKit
import UIKitCore

@Suite("Conflicts")
struct ConflictTests {
    /// The broken constraints' identifiers after activating constraints in an order.
    private func broken(
        _ root: UIView, _ constraints: [NSLayoutConstraint]
    ) -> [String] {
        let found = conflicts {
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
        }
        return found.map { conflict in
            guard case .constraint(let constraint) = conflict.broken else { return "no constraint" }
            return constraint.identifier ?? "\(constraint)"
        }
    }

    /// The name of the constraint that gives way, in every order of activation of `make`.
    private func alwaysBroken(
        _ make: (UIView, UIView) -> [(String, NSLayoutConstraint)]
    ) -> Set<[String]> {
        var results: Set<[String]> = []
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<12 {
            let root = UIView.root(300, 200)
            let view = UIView.constrained(in: root, "view")
            let named = make(root, view)
            for (name, constraint) in named { constraint.identifier = name }
            results.insert(broken(root, named.map(\.1).shuffled(using: &generator)))
        }
        return results
    }

    @Test("Conflict: the larger constant of two equal equalities is broken")
    func constants() {
        let results = alwaysBroken { root, view in
            [
                ("20", view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)),
                ("10", view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)),
            ]
        }
        #expect(results == [["20"]])
    }

    @Test(
        """
        Conflict: a constraint written from the container to its subview is broken, whatever its \
        constant
        """)
    func flipped() {
        for constant in [5.0, 50] {
            let results = alwaysBroken { root, view in
                [
                    (
                        "flipped",
                        root.leadingAnchor.constraint(
                            equalTo: view.leadingAnchor, constant: -constant)
                    ),
                    (
                        "straight",
                        view.leadingAnchor.constraint(
                            equalTo: root.leadingAnchor, constant: 20)
                    ),
                ]
            }
            #expect(results == [["flipped"]])
        }
    }

    @Test("Conflict: an inequality is broken rather than an equality")
    func equality() {
        let results = alwaysBroken { root, view in
            [
                ("equal", view.widthAnchor.constraint(equalToConstant: 100)),
                ("least", view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)),
            ]
        }
        #expect(results == [["least"]])
    }

    @Test("Conflict: an upper bound is broken rather than a lower one")
    func inequalities() {
        let results = alwaysBroken { root, view in
            [
                ("most", view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)),
                ("least", view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)),
            ]
        }
        #expect(results == [["most"]])
    }

    @Test("Conflict: a width or a centre is broken rather than a pair of edges")
    func edges() {
        let edges: (UIView, UIView) -> [(String, NSLayoutConstraint)] = { root, view in
            [
                ("leading", view.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
                ("trailing", view.trailingAnchor.constraint(equalTo: root.trailingAnchor)),
            ]
        }
        let width = alwaysBroken { root, view in
            edges(root, view) + [("width", view.widthAnchor.constraint(equalToConstant: 900))]
        }
        #expect(width == [["width"]])
        let centre = alwaysBroken { root, view in
            edges(root, view) + [
                (
                    "centre",
                    view.centerXAnchor.constraint(
                        equalTo: root.centerXAnchor, constant: -10)
                )
            ]
        }
        #expect(centre == [["centre"]])
    }

    @Test(
        "Conflict: the constraint of the sibling that was added later is broken", arguments: [0, 1])
    func siblings(firstAdded: Int) {
        let results = alwaysBroken { root, view in
            let other = UIView.constrained(in: root, "other")
            let pair = firstAdded == 0 ? [view, other] : [other, view]
            root.sendSubviewToBack(pair[0])
            return [
                ("gap", pair[0].trailingAnchor.constraint(equalTo: pair[1].leadingAnchor)),
                ("left", pair[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)),
                ("right", pair[1].trailingAnchor.constraint(equalTo: root.trailingAnchor)),
                ("earlier", pair[0].widthAnchor.constraint(equalToConstant: 200)),
                ("later", pair[1].widthAnchor.constraint(equalToConstant: 150)),
            ]
        }
        #expect(results == [["later"]])
    }

    @Test(
        "Conflict: is reported as the smallest contradictory set, in Apple's form", .rows("S0-94"))
    func message() throws {
        let root = UIView.root(300, 200)
        let title = UIView.constrained(in: root, "title")
        let width = title.widthAnchor.constraint(equalToConstant: 120)
        width.identifier = "fixed"
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: root.topAnchor),
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -116), width,
        ])
        let found = conflicts { root.layoutIfNeeded() }
        let conflict = try #require(found.first)
        #expect(found.count == 1)
        #expect(conflict.members.count == 3)
        #expect(conflict.isMinimal)
        let text = LayoutLog.text(of: conflict)
        #expect(text.contains("Unable to simultaneously satisfy constraints."))
        #expect(text.contains("\"<NSLayoutConstraint 'fixed' title.width == 120   (active)>\""))
        #expect(
            text.contains(
                "\"<NSLayoutConstraint title.trailing == UIView.trailing - 116   (active)>\""))
        #expect(
            text.contains(
                """
                Will attempt to recover by breaking constraint
                <NSLayoutConstraint 'fixed' title.width == 120   (active)>

                title’s width is to be 120 but its leading and trailing edges leave 84 between them.
                """))
        #expect(title.frame == CGRect(x: 100, y: 0, width: 84, height: 0))
    }

    @Test(
        """
        Conflict: is reported once, and again when it returns; the broken constraint holds \
        without the other
        """
    )
    func recovery() {
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        let narrow = view.widthAnchor.constraint(equalToConstant: 50).on()
        view.widthAnchor.constraint(equalToConstant: 80).on()
        #expect(conflicts { root.layoutIfNeeded() }.count == 1)
        #expect(view.frame.width == 50)
        #expect(
            conflicts {
                root.frame.size.width = 310
                root.layoutIfNeeded()
            }.isEmpty)
        narrow.isActive = false
        #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 80)
        narrow.isActive = true
        #expect(conflicts { root.layoutIfNeeded() }.count == 1)
        #expect(root.layoutConflicts.count == 1)
    }

    @Test("Conflict: does not retain the tree")
    func lifetime() {
        weak var gone: UIView?
        do {
            let root = UIView.root(300, 200)
            root.widthAnchor.constraint(equalToConstant: 100).on()
            let view = UIView.constrained(in: root)
            view.widthAnchor.constraint(equalToConstant: 100).on()
            view.widthAnchor.constraint(equalToConstant: 200).on()
            #expect(conflicts { root.layoutIfNeeded() }.count == 2)
            gone = root
        }
        #expect(gone == nil)
    }

    @Test("Conflict: names frames and masks, which stay as they are")
    func frames() throws {
        let root = UIView.root(300, 200)
        let framed = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        framed.accessibilityIdentifier = "framed"
        framed.autoresizingMask = .flexibleWidth
        root.addSubview(framed)
        framed.widthAnchor.constraint(equalToConstant: 40).on()
        let found = conflicts { root.layoutIfNeeded() }
        let conflict = try #require(found.first)
        #expect(conflict.members.contains { "\($0)".contains("h=-&- v=--& framed.width == 100") })
        #expect("\(conflict.broken)".contains("framed.width == 40"))
        #expect(framed.frame.width == 100)
    }

    @Test(
        "Conflict: none is reported when an optional constraint gives way", .rows("S0-94")
    )
    func optional() {
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        view.widthAnchor.constraint(equalToConstant: 50).on()
        view.widthAnchor.constraint(equalToConstant: 80).priority(999).on()
        #expect(conflicts { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 50)
    }

    @Test("Conflict: a hundred in a column of 200 views are found and described in two seconds")
    func hundred() {
        let root = UIView.root(300, 20_000)
        var above = root.topAnchor
        for index in 0..<200 {
            let view = UIView.constrained(in: root, "view \(index)")
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                view.topAnchor.constraint(equalTo: above, constant: 4),
                view.heightAnchor.constraint(equalToConstant: 30),
            ])
            if index % 2 == 1 { view.heightAnchor.constraint(equalToConstant: 40).on() }
            above = view.bottomAnchor
        }
        let clock = ContinuousClock()
        var found: [LayoutConflict] = []
        let duration = clock.measure {
            _ = conflicts { root.layoutIfNeeded() }
            found = root.layoutConflicts
        }
        #expect(found.count == 100)
        #expect(found.allSatisfy { $0.members.count == 2 && $0.isMinimal })
        #expect(duration < .seconds(2))
    }
}
