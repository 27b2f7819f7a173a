import Inspecting
import LayoutCommands
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Layout reports")
struct LayoutReportTests {
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let title = UILabel()
    private let avatar = UIView()
    private let line: Int

    init() {
        card.accessibilityIdentifier = "card"
        title.accessibilityIdentifier = "title"
        avatar.accessibilityIdentifier = "avatar"
        for view in [avatar, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        line = #line + 2
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: avatar.topAnchor),
            title.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    private func place(_ offset: Int) -> String {
        "LayoutReportsTests/LayoutReportTests.swift:\(line + offset)"
    }

    @Test("LayoutReport: each view lists the relations that move it, with their source lines")
    func tree() {
        let lines = LayoutReport(card).text.split(separator: "\n").map(String.init)
        #expect(lines.first == "card UIView (0 0; 200 100)")
        #expect(lines.contains("├ avatar UIView (16 8; 40 40)"))
        #expect(lines.contains("└ title UILabel (68 8; 116 20)"))
        #expect(
            lines.contains { line in
                line.contains("title.leading == avatar.trailing + 12")
                    && line.hasSuffix(place(4))
            })
        #expect(lines.last == "No conflicts, nothing ambiguous.")
    }

    @Test("LayoutReport: ambiguous views are marked")
    func ambiguity() {
        let loose = UIView()
        loose.accessibilityIdentifier = "loose"
        loose.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(loose)
        loose.widthAnchor.constraint(equalToConstant: 10).isActive = true
        loose.heightAnchor.constraint(equalToConstant: 10).isActive = true
        let report = LayoutReport(card, style: .coloured)
        #expect(report.text.contains("\u{1B}[33mloose UIView"))
        #expect(report.text.contains("? ambiguous"))
        #expect(report.text.hasSuffix("No conflicts, 1 view ambiguous.\n"))
        #expect(!report.hasConflicts)
    }

    @Test("LayoutReport: of two relations with the same text only the broken one is marked")
    func twins() {
        let old = LayoutLog.report
        defer { LayoutLog.report = old }
        LayoutLog.report = { _ in }
        let rows = (0..<2).map { _ in UIView() }
        for row in rows {
            row.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(row)
            row.heightAnchor.constraint(equalToConstant: 70).isActive = true
        }
        rows[0].topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        rows[1].topAnchor.constraint(equalTo: rows[0].bottomAnchor).isActive = true
        rows[1].bottomAnchor.constraint(equalTo: card.bottomAnchor).isActive = true
        let tree = LayoutReport(card).text.split(separator: "\n").prefix { !$0.contains(" but ") }
        #expect(tree.count { $0.contains("✗ UIView.height == 70") } == 1)
        #expect(tree.count { $0.contains("  UIView.height == 70") } == 1)
    }

    @Test("LayoutReport: broken relations are marked, and the conflict is explained")
    func conflict() {
        let old = LayoutLog.report
        defer { LayoutLog.report = old }
        LayoutLog.report = { _ in }
        title.widthAnchor.constraint(equalToConstant: 300).isActive = true
        let report = LayoutReport(card)
        #expect(report.hasConflicts)
        #expect(report.text.contains("✗ title.width == 300"))
        #expect(
            report.text.contains(
                "title’s width is to be 300 but its leading and trailing edges and"))
        #expect(report.text.contains("make it 116."))
        #expect(report.text.contains("1 conflict, nothing ambiguous."))
    }

    @Test("EdgeReport: the relations that decide an edge are listed, the nearest first")
    func why() throws {
        let edge = try #require(LayoutOptions.Edge("title.leading"))
        let report = try EdgeReport(edge, in: card)
        let lines = report.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "title.leading lies at 68, because")
        #expect(lines[1].hasPrefix("  1. title.leading == avatar.trailing + 12"))
        #expect(lines[1].hasSuffix(place(4)))
        let rest = lines[2...].joined(separator: "\n")
        #expect(rest.contains("avatar.leading == card.leading + 16"))
        #expect(rest.contains("avatar.width == 40"))
        #expect(!rest.contains("height"))
        #expect(!rest.contains("title.trailing"))
    }

    @Test("EdgeReport: an undecided edge and one from a set frame are reported as such")
    func noReasons() {
        let plain = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        #expect(
            EdgeReport(plain, .right).text
                == "UIView.right lies at 8, because its frame was set.\n")
    }

    @Test("EdgeReport: a baseline has its own position")
    func baselines() {
        title.font = .systemFont(ofSize: 14)
        title.text = "Title"
        card.layoutIfNeeded()
        let below = title.firstBaselineAnchor.constraint(equalTo: avatar.bottomAnchor)
        let ruler = UIView()
        ruler.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(ruler)
        ruler.topAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
        card.layoutIfNeeded()
        #expect(!below.isActive)
        #expect(ruler.frame.minY > title.frame.minY)
        let number = ViewDescription.text(ruler.frame.minY)
        #expect(
            EdgeReport(title, .firstBaseline).text.hasPrefix(
                "title.firstBaseline lies at \(number), because"))
    }

    @Test("EdgeReport: an edge of the root view is explained by its frame")
    func root() {
        #expect(EdgeReport(card, .top).text == "card.top lies at 0, because its frame was set.\n")
    }

    @Test("EdgeReport: a layout guide is found by its name in the tree")
    func guides() throws {
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        card.addLayoutGuide(guide)
        guide.leadingAnchor.constraint(equalTo: avatar.trailingAnchor).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 12).isActive = true
        let edge = try #require(LayoutOptions.Edge("gap.leading"))
        let text = try EdgeReport(edge, in: card).text
        #expect(text.hasPrefix("gap.leading lies at 56, because\n  1. gap.leading == avatar."))
    }

    @Test("EdgeReport: a view is found by its name in the tree, and duplicates are counted")
    func names() throws {
        for _ in 0..<2 {
            let label = UILabel(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
            label.text = "One\ntwo"
            card.addSubview(label)
        }
        let tree = LayoutReport(card).text
        #expect(!tree.contains("One\n"))
        let edge = try #require(LayoutOptions.Edge("UILabel'One two'.left"))
        #expect(
            try EdgeReport(edge, in: card).text == """
                UILabel'One two'.left lies at 5, because its frame was set.
                2 are called “UILabel'One two'”; this is the first in the tree.

                """)
    }

    @Test("LayoutReport: content priorities are shown")
    func contentPriorities() {
        let label = UILabel()
        label.accessibilityIdentifier = "label"
        label.text = "Text"
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        label.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
        label.leftAnchor.constraint(equalTo: card.leftAnchor).isActive = true
        let lines = LayoutReport(card).text.split(separator: "\n")
        let contents = lines.filter { $0.contains("content size of label: width") }
        #expect(contents.count == 2)
        #expect(contents.first?.hasSuffix(" @251") ?? false)
        #expect(contents.last?.hasSuffix(" @750") ?? false)
    }

    @Test("EdgeReport: an unknown name gets a suggestion")
    func unknownView() throws {
        let edge = try #require(LayoutOptions.Edge("titel.leading"))
        let error = #expect(throws: EdgeReport.UnknownView.self) {
            try EdgeReport(edge, in: card)
        }
        #expect(error?.description == "No view is called “titel”. Did you mean “title”?")
    }

    @Test("LayoutOptions.Edge: a text is parsed as a view and an attribute")
    func edges() {
        #expect(LayoutOptions.Edge("a.b.centerX")?.view == "a.b")
        #expect(LayoutOptions.Edge("a.CENTERX")?.attribute == "centerX")
        for text in ["", "title", ".leading", "title.", "title.middle"] {
            #expect(LayoutOptions.Edge(text) == nil)
        }
    }
}
