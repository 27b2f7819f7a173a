import Inspecting
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Conflict sentences")
struct ConflictSentenceTests {
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let title = UIView()
    private let avatar = UIView()

    init() {
        card.accessibilityIdentifier = "Card"
        title.accessibilityIdentifier = "Title"
        avatar.accessibilityIdentifier = "Avatar"
        for view in [title, avatar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
    }

    /// Returns the sentences for the conflicts of `constraints`.
    private func sentences(_ constraints: [NSLayoutConstraint]) -> [String] {
        let report = LayoutLog.report
        defer { LayoutLog.report = report }
        LayoutLog.report = { _ in }
        NSLayoutConstraint.activate(constraints)
        card.layoutIfNeeded()
        return card.layoutConflicts.map(\.sentence)
    }

    @Test("Conflict sentence: a length contradicts the distance between two edges", .rows("S0-94"))
    func lengthAndEdges() {
        let found = sentences([
            title.widthAnchor.constraint(equalToConstant: 120),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        ])
        #expect(
            found == [
                "Title’s width is to be 120 but its leading and trailing edges leave 84 between them."
            ])
    }

    @Test("Conflict sentence: two lengths of one view contradict each other")
    func twoLengths() {
        let found = sentences([
            title.widthAnchor.constraint(equalToConstant: 120),
            title.widthAnchor.constraint(equalToConstant: 84),
        ])
        #expect(found == ["Title’s width is to be 120 but its width makes it 84."])
    }

    @Test("Conflict sentence: inequalities are worded as limits")
    func limits() {
        let found = sentences([
            title.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            title.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(found == ["Title’s height is to be at least 50 but its height makes it 40."])
    }

    @Test("Conflict sentence: a position contradicts one relative to another view")
    func places() {
        let found = sentences([
            avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
        ])
        #expect(
            found == [
                """
                Avatar’s leading edge is to be 16 after Card’s leading edge but its trailing edge and Title’s leading \
                edge make it 42 before Card’s leading edge.
                """
            ])
    }

    @Test("Conflict sentence: follows Apple’s message, with the source line of each constraint")
    func log() throws {
        var text = ""
        let report = LayoutLog.report
        defer { LayoutLog.report = report }
        LayoutLog.report = { text = LayoutLog.text(of: $0) }
        let narrow = title.widthAnchor.constraint(equalToConstant: 84)
        let wide = title.widthAnchor.constraint(equalToConstant: 120)
        wide.identifier = "wide"
        let line = #line - 3
        NSLayoutConstraint.activate([narrow, wide])
        card.layoutIfNeeded()
        #expect(
            text == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                At least one of the constraints in this list is one you don't want:
                (
                    "<NSLayoutConstraint 'wide' Title.width == 120   (active)>",
                    "<NSLayoutConstraint Title.width == 84   (active)>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint 'wide' Title.width == 120   (active)>

                Title’s width is to be 120 but its width makes it 84.
                    LayoutReportsTests/ConflictSentenceTests.swift:\(line + 1)  'wide' Title.width == 120
                    LayoutReportsTests/ConflictSentenceTests.swift:\(line)  Title.width == 84
                """)
    }

    @Test("Conflict sentence: fixed frames appear in Apple’s form, with an explanation")
    func frames() {
        title.translatesAutoresizingMaskIntoConstraints = true
        title.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        var text = ""
        let report = LayoutLog.report
        defer { LayoutLog.report = report }
        LayoutLog.report = { text = LayoutLog.text(of: $0) }
        title.widthAnchor.constraint(equalToConstant: 80).isActive = true
        let line = #line - 1
        card.layoutIfNeeded()
        #expect(
            text == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                At least one of the constraints in this list is one you don't want:
                (
                    "<NSLayoutConstraint Title.width == 80   (active)>",
                    "<NSAutoresizingMaskLayoutConstraint h=--& v=--& Title.width == 50   (active)>"
                )
                An NSAutoresizingMaskLayoutConstraint is the frame of a view whose \
                translatesAutoresizingMaskIntoConstraints is true.

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint Title.width == 80   (active)>

                Title’s width is to be 80 but its frame makes it 50.
                    LayoutReportsTests/ConflictSentenceTests.swift:\(line)  Title.width == 80
                """)
    }

    @Test("Conflict sentence: the frames of the superview and of a resizing mask are omitted")
    func framesAround() {
        card.accessibilityIdentifier = nil
        let content = UIView(frame: card.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(content)
        content.addSubview(title)
        let found = sentences([
            title.widthAnchor.constraint(equalToConstant: 120),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
        ])
        #expect(
            found == [
                "Title’s width is to be 120 but its leading and trailing edges leave 84 between them."
            ])
    }

    @Test("Conflict sentence: a negative length is reported as impossible")
    func negativeLength() {
        let found = sentences([title.widthAnchor.constraint(equalToConstant: -10)])
        #expect(found == ["Title’s width is to be -10 but lengths are never below 0."])
    }

    @Test("Conflict sentence: views without names differ, and stack constraints use Apple’s form")
    func namelessViews() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.accessibilityIdentifier = "Stack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(stack)
        var text = ""
        let report = LayoutLog.report
        defer { LayoutLog.report = report }
        LayoutLog.report = { text = LayoutLog.text(of: $0) }
        for view in stack.arrangedSubviews {
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
        stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
        card.layoutIfNeeded()
        let spacing = "'UISV-spacing' Stack.subviews[1].top == Stack.subviews[0].bottom"
        #expect(text.contains("\"<NSLayoutConstraint \(spacing)   (active)>\""))
        #expect(text.contains("\"<NSLayoutConstraint Stack.subviews[0].height == 20   (active)>\""))
        let sentence = try #require(card.layoutConflicts.first?.sentence)
        #expect(
            sentence == """
                Stack.subviews[1]’s height is to be 20 but Stack’s height, Stack’s “UISV-canvas-connection”, Stack’s \
                “UISV-spacing” and Stack.subviews[0]’s height make it 80.
                """)
    }

    @Test("Conflict sentence: views of the same name are qualified by their superviews")
    func views() {
        let menu = UIView()
        menu.accessibilityIdentifier = "Menu"
        menu.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(menu)
        let other = UIView()
        other.accessibilityIdentifier = "Title"
        other.translatesAutoresizingMaskIntoConstraints = false
        menu.addSubview(other)
        let found = sentences([
            other.widthAnchor.constraint(equalToConstant: 20),
            title.widthAnchor.constraint(equalToConstant: 30),
            title.widthAnchor.constraint(equalTo: other.widthAnchor),
        ])
        #expect(
            found == [
                "Menu.Title’s width is to be 20 but its width and Card.Title’s width make it 30."
            ])
    }

    @Test("Conflict sentence: hundreds of views without names each have a distinct path")
    func manyNamelessViews() {
        let views = (0..<300).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        var text = ""
        let report = LayoutLog.report
        defer { LayoutLog.report = report }
        LayoutLog.report = { text = LayoutLog.text(of: $0) }
        for (view, next) in zip(views, views.dropFirst()) {
            view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
        }
        views[0].widthAnchor.constraint(equalToConstant: 1).isActive = true
        views[299].widthAnchor.constraint(equalToConstant: 2).isActive = true
        card.layoutIfNeeded()
        #expect(text.contains("Card.subviews[2].width == 1 "))
        #expect(text.contains("Card.subviews[299].width == Card.subviews[300].width"))
    }
}
