import Testing
import UIKit
import UIKitTesting

@Suite("Audits and leaks")
struct AuditTests {
    /// An app that shows views.
    private func app(_ make: @escaping (UIView) -> Void) -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 200, height: 200),
            rootViewController: {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                make(controller.view)
                return controller
            }())
    }

    private static func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    private static func button(_ title: String, _ frame: CGRect) -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = frame
        button.setTitle(title, for: .normal)
        button.setTitleColor(.black, for: .normal)
        return button
    }

    @Test("Audit: a proper screen has no findings")
    func proper() {
        let app = app { view in
            view.addSubview(Self.label("Name", CGRect(x: 10, y: 10, width: 100, height: 30)))
            view.addSubview(Self.button("Save", CGRect(x: 10, y: 50, width: 80, height: 44)))
        }
        #expect(app.audit() == [])
    }

    @Test("Audit: a control without a label is found")
    func labels() {
        let app = app { $0.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))) }
        #expect(
            app.audit().map(\.description) == [
                "missingLabel: UIButton (0 0; 44 44): has no accessibility label"
            ])
    }

    @Test("Audit: grey text on white is found, large text may be lighter")
    func contrast() {
        let app = app { view in
            for (index, size) in [12.0, 30].enumerated() {
                let y = CGFloat(index) * 50
                let label = Self.label("Pale", CGRect(x: 0, y: y, width: 100, height: 40))
                label.font = .systemFont(ofSize: size)
                label.textColor = UIColor(white: 0.55, alpha: 1)
                view.addSubview(label)
            }
        }
        let issues = app.audit([.lowContrast])
        #expect(issues.map(\.view?.frame.minY) == [0])
        #expect(issues.first?.message.hasPrefix("has a contrast of 3.") == true)
        #expect(issues.first?.message.hasSuffix("to 1, below 4.5") == true)
    }

    @Test("Audit: controls under 44 points are found, unless they enlarge their target")
    func targets() {
        final class Eager: UIControl {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let app = app { view in
            view.addSubview(Self.button("Tiny", CGRect(x: 50, y: 30, width: 60, height: 20)))
            let eager = Eager(frame: CGRect(x: 50, y: 120, width: 20, height: 20))
            eager.accessibilityLabel = "Eager"
            view.addSubview(eager)
        }
        #expect(app.audit().map(\.view?.name) == ["Tiny"])
        #expect(app.audit().map(\.kind) == [.smallTarget])
    }

    @Test("Audit: text that does not fit is found, in one line and in several")
    func cutText() {
        let long = "The quick brown fox jumps over the lazy dog"
        let app = app { view in
            view.addSubview(Self.label(long, CGRect(x: 0, y: 0, width: 100, height: 20)))
            let low = Self.label(long, CGRect(x: 0, y: 40, width: 100, height: 20))
            let high = Self.label(long, CGRect(x: 0, y: 80, width: 100, height: 100))
            for label in [low, high] {
                label.numberOfLines = 0
                view.addSubview(label)
            }
        }
        #expect(app.audit([.cutText]).map(\.view?.frame.minY) == [0, 40])
    }

    @Test("Audit: controls that overlap are found once for each pair")
    func overlap() {
        let app = app { view in
            view.addSubview(Self.button("One", CGRect(x: 0, y: 0, width: 100, height: 44)))
            view.addSubview(Self.button("Two", CGRect(x: 80, y: 20, width: 100, height: 44)))
        }
        #expect(
            app.audit([.overlap]).map(\.description) == [
                "overlap: “One” UIButton (0 0; 100 44): overlaps with “Two” UIButton (80 20; 100 44)"
            ])
    }

    @Test("Audit: an ambiguous layout is found")
    func ambiguity() {
        let app = app { view in
            let box = Self.label("Box", .zero)
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
        #expect(app.audit([.ambiguousLayout]).map(\.view?.name) == ["Box"])
    }

    @Test("Audit: constraints that contradict each other are found, with their items")
    func conflict() {
        let app = app { view in
            let box = Self.label("Box", .zero)
            box.accessibilityIdentifier = "Box"
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 20),
                box.widthAnchor.constraint(equalToConstant: 40),
                box.widthAnchor.constraint(equalToConstant: 80),
            ])
        }
        let issues = app.audit([.conflictingLayout])
        #expect(issues.count == 1)
        #expect(issues.first?.message.contains("Box") == true)
        #expect(issues.first?.description.hasPrefix("conflictingLayout: ") == true)
    }

    // MARK: Leaks

    /// A controller that presents another one.
    private final class Host: UIViewController {
        var makesCycle = false
        var kept: [UIViewController] = []
        let shared = Model()

        func open() {
            let details = Details()
            details.model = Model()
            details.shared = shared
            if makesCycle { details.whenDone = { _ = details.view } }
            present(details, animated: true)
        }
    }

    private final class Details: UIViewController {
        var model: Model?
        weak var shared: Model?
        var whenDone: () -> Void = {}
    }

    private final class Model {
        nonisolated deinit {}
    }

    @Test("Leaks: a controller that refers to itself is reported with what it keeps")
    func leaks() throws {
        let host = Host()
        let app = HeadlessApp(size: CGSize(width: 200, height: 300), rootViewController: host)
        func openAndClose() {
            host.open()
            app.settle()
            host.dismiss(animated: true)
        }
        try app.expectNoLeaks { openAndClose() }
        host.makesCycle = true
        let failure = try #require(throws: TestFailure.self) {
            try app.expectNoLeaks { openAndClose() }
        }
        let lines = failure.message.split(separator: "\n")
        #expect(lines.first == "Objects stay alive after each of 3 cycles:")
        #expect(lines.contains("  Details: 1, 1, 1"))
        #expect(lines.contains("  Model: 1, 1, 1"))
    }

    @Test("Leaks: what is kept once passes")
    func caches() throws {
        let host = Host()
        let app = HeadlessApp(size: CGSize(width: 200, height: 300), rootViewController: host)
        let details = Details()
        try app.expectNoLeaks {
            host.present(details, animated: true)
            app.settle()
            host.dismiss(animated: true)
        }
    }
}
