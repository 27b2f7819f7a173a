import TestSupport
import Testing
import UIKit

@Suite("Visual format")
struct VisualFormatConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() {
        for view in [a, b, c] { root.addSubview(view) }
    }

    /// The constraints as text, with views by their names here.
    private func made(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics,
            views: ["a": a, "b": b, "c": c]
        ).map(text)
    }

    private func name(_ item: AnyObject?) -> String {
        let names = [("a", a), ("b", b), ("c", c), ("|", root)]
        return names.first { $0.1 === item }?.0 ?? "?"
    }

    private func text(_ constraint: NSLayoutConstraint) -> String {
        let relation =
            switch constraint.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
        if let second = constraint.secondItem {
            text += " \(name(second)).\(constraint.secondAttribute)"
        }
        if constraint.secondItem == nil || constraint.constant != 0 {
            text += " \(Double(constraint.constant))"
        }
        if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
        return text
    }

    @Test("Visual format: goes from edge to edge in the order of the line")
    func row() {
        #expect(
            made("|-10-[a(100)]-[b(>=20,<=90@500)][c(==a)]|") == [
                "a.leading == |.leading 10.0", "a.width == 100.0",
                "b.leading == a.trailing 8.0", "b.width >= 20.0", "b.width <= 90.0 @500.0",
                "c.leading == b.trailing", "c.width == a.width", "|.trailing == c.trailing",
            ])
    }

    @Test("Visual format: goes from top to bottom")
    func column() {
        #expect(
            made("V:|-10-[a(b@250)]-(>=5)-[b]-20-|") == [
                "a.top == |.top 10.0", "a.height == b.height @250.0",
                "b.top >= a.bottom 5.0", "|.bottom == b.bottom 20.0",
            ])
    }

    @Test("Visual format: a single dash at the superview keeps its margins")
    func margins() {
        #expect(
            made("|-[a]-|") == [
                "a.leading == |.leadingMargin", "|.trailingMargin == a.trailing",
            ])
        #expect(
            made("V:|-[a]-|") == ["a.top == |.topMargin", "|.bottomMargin == a.bottom"])
    }

    @Test("Visual format: metrics of any number type name distances, lengths and priorities")
    func metrics() {
        let metrics: [String: Any] = [
            "i": 3, "d": 4.5, "f": CGFloat(5), "n": NSNumber(value: 6), "p": Float(400),
        ]
        #expect(
            made("|-i-[a(d@p)]-f-[b(>=n)]", metrics: metrics) == [
                "a.leading == |.leading 3.0", "a.width == 4.5 @400.0",
                "b.leading == a.trailing 5.0", "b.width >= 6.0",
            ])
    }

    @Test("Visual format: an explicit direction overrides the language's")
    func direction() {
        #expect(
            made("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
                "a.left == |.left 1.0", "b.left == a.right 2.0", "|.right == b.right 3.0",
            ])
        #expect(
            made("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
                "|.right == a.right 1.0", "a.left == b.right 2.0", "b.left == |.left 3.0",
            ])
    }

    @Test("Visual format: options align neighbours, after all other constraints")
    func alignment() {
        #expect(
            made("[a]-1-[b]-2-[c]", [.alignAllTop, .alignAllBottom]) == [
                "b.leading == a.trailing 1.0", "c.leading == b.trailing 2.0",
                "a.top == b.top", "a.bottom == b.bottom", "b.top == c.top",
                "b.bottom == c.bottom",
            ])
        #expect(
            made("V:[a][b]", .alignAllCenterX) == ["b.top == a.bottom", "a.centerX == b.centerX"])
        #expect(
            made("[a][b]", .alignAllFirstBaseline).last == "a.firstBaseline == b.firstBaseline")
    }

    @Test("Visual format: baseline spacing relates texts")
    func baselines() {
        #expect(
            made("V:[a]-12-[b]-[c]", .spacingBaselineToBaseline) == [
                "b.firstBaseline == a.lastBaseline 12.0",
                "c.firstBaseline == b.lastBaseline 8.0",
            ])
    }

    @Test("Visual format: relates layout guides")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-4-[g(9)]", metrics: nil, views: ["g": guide])
        #expect(constraints[0].firstItem === guide && constraints[0].secondItem === root)
        #expect(constraints[1].constant == 9)
    }

    @Test("Visual format: constraints are inactive, and know their source line")
    func inactive() {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|[a]|", metrics: nil, views: ["a": a])
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    // MARK: Wrong lines

    @Test(
        """
        Visual format: a wrong line stops the program with Apple's words and a caret under the \
        place
        """,
        arguments: [
            ("|-[a", "Expected a ']' here to end the view \n|-[a \n    ^"),
            ("[x]", "x is not a key in the views dictionary. \n[x] \n  ^"),
            ("[s]", "s in the views dictionary is neither a UIView nor a UILayoutGuide"),
            ("|-gap-[a]", "gap is not a key in the metrics dictionary. \n|-gap-[a] \n     ^"),
            ("[a(w)]", "Encountered metric with name \"w\""),
            ("[a(t)]", "The metric t is not a finite number"),
            ("[a(5@2000)]", "The priority 2000.0 is not above 0 and at most 1000"),
            ("|[o]", "because the related view doesn't have a superview \n|[o] \n   ^"),
            ("V:[a][b]", "aligned on a vertical edge"),
        ])
    func wrong(format: String, message: String) async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [format] in
            await MainActor.run {
                let (root, a, b) = (UIView(), UIView(), UIView())
                root.addSubview(a)
                root.addSubview(b)
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: .alignAllTop, metrics: ["t": "text"],
                    views: ["a": a, "b": b, "o": UIView(), "s": "text"])
            }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says(message))
    }
}
