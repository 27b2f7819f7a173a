import Testing
import UIKit

@testable import UIKitCore

@Suite("Views of registered classes")
struct CollectionClassRegistrationTests {
    private class Badge: UIView {
        let note: String

        override init(frame: CGRect) {
            note = "own"
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class LargeBadge: Badge {
        var extent = 7
    }

    private final class Box<Content>: UIView {
        var content: Content?
    }

    private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test("Registered class: its init(frame:) runs, though it is not required")
    func overridden() throws {
        let type: UIView.Type = Badge.self
        let badge = try #require(makeView(of: type, frame: frame) as? Badge)
        #expect(badge.note == "own")
        #expect(badge.frame == frame)
    }

    @Test("Registered class: inherited initialisers and generic classes work")
    func inherited() throws {
        let types: [UIView.Type] = [LargeBadge.self, Box<String>.self, UIView.self, UILabel.self]
        let views = types.map { makeView(of: $0, frame: frame) }
        let badge = try #require(views[0] as? LargeBadge)
        #expect(badge.note == "own" && badge.extent == 7)
        #expect(views[1] is Box<String>)
        #expect(views[3] is UILabel)
        #expect(views.allSatisfy { $0.frame == frame })
    }
}
