import LayoutReports
import Testing
import UIKit
import UIKitTesting

@Suite("Conflicts in words")
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

    /// The sentences of the conflicts that constraints lead to.
    private func sentences(_ constraints: [NSLayoutConstraint]) -> [String] {
        let report = LayoutLog.report
        defer { LayoutLog.report = report }
        LayoutLog.report = { _ in }
        NSLayoutConstraint.activate(constraints)
        card.layoutIfNeeded()
        return card.layoutConflicts.map(\.sentence)
    }

    @Test("S0-94: tell a length from what two edges leave between them")
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

    @Test("tell two lengths of one view")
    func twoLengths() {
        let found = sentences([
            title.widthAnchor.constraint(equalToConstant: 120),
            title.widthAnchor.constraint(equalToConstant: 84),
        ])
        #expect(found == ["Title’s width is to be 120 but its width makes it 84."])
    }

    @Test("tell limits as limits")
    func limits() {
        let found = sentences([
            title.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            title.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(found == ["Title’s height is to be at least 50 but its height makes it 40."])
    }

    @Test("tell places from where another view is")
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

    @Test("follow Apple’s message, and say where each constraint was made")
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
                    "<NSLayoutConstraint 'wide' Title.width == 120 (active)>",
                    "<NSLayoutConstraint Title.width == 84 (active)>"
                )

                Will attempt to recover by breaking constraint
                <NSLayoutConstraint 'wide' Title.width == 120 (active)>

                Title’s width is to be 120 but its width makes it 84.
                    LayoutReportsTests/ConflictSentenceTests.swift:\(line + 1)  'wide' Title.width == 120
                    LayoutReportsTests/ConflictSentenceTests.swift:\(line)  Title.width == 84
                """)
    }
}
