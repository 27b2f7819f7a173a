import Foundation
import Testing
import UIKit
import UIKitTesting

/// The texts of all failures in one golden, so that a change of one is seen and read.
@Suite("Texts of failures")
struct FailureTextsTests {
    private let app: HeadlessApp
    private let view: UIView
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("failure-texts-\(UUID().uuidString)")

    init() throws {
        let controller = UIViewController()
        app = HeadlessApp(
            size: CGSize(width: 200, height: 300), scale: 1, rootViewController: controller)
        view = controller.view
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Goldens"), withIntermediateDirectories: true)
    }

    /// Adds a button of a name, which is its label too.
    @discardableResult
    private func add(_ name: String, to parent: UIView? = nil, y: CGFloat = 0) -> UIButton {
        let button = UIButton(frame: CGRect(x: 10, y: y, width: 80, height: 30))
        button.accessibilityIdentifier = name
        (parent ?? view).addSubview(button)
        return button
    }

    /// Returns the text of the error that `body` throws, without paths and lines.
    private func text(_ title: String, _ body: () throws -> Void) -> String {
        var text = "nothing was thrown"
        do { try body() } catch { text = "\(error)" }
        text = text.replacingOccurrences(of: folder.path, with: "…")
        text = text.replacing(/[^ \n]*FailureTextsTests\.swift:[0-9]+/, with: "Test.swift:1")
        return "## \(title)\n\n\(text)\n"
    }

    @Test("Failures: every text of a failed step or comparison is as recorded")
    func all() throws {
        var texts = elements() + times()
        texts += try goldens()
        try TextGolden(name: "failures").match(texts.joined(separator: "\n"))
    }

    // MARK: Elements

    private func elements() -> [String] {
        add("Save", y: 10)
        add("Off", y: 50).isEnabled = false
        add("Under", y: 90)
        let cover = UIView(frame: CGRect(x: 0, y: 85, width: 200, height: 40))
        cover.accessibilityIdentifier = "Cover"
        view.addSubview(cover)
        add("Hidden", y: 130).isHidden = true
        add("Clear", y: 130).alpha = 0
        let clip = UIView(frame: CGRect(x: 0, y: 170, width: 200, height: 10))
        clip.clipsToBounds = true
        view.addSubview(clip)
        add("Clipped", to: clip, y: 20)
        add("Flat", y: 200).frame.size = .zero
        let still = UIView(frame: CGRect(x: 0, y: 220, width: 200, height: 40))
        still.isUserInteractionEnabled = false
        view.addSubview(still)
        add("Still", to: still)
        let small = UIView(frame: CGRect(x: 0, y: 270, width: 5, height: 5))
        view.addSubview(small)
        add("Outside", to: small)
        let picture = UIImageView(frame: CGRect(x: 100, y: 10, width: 40, height: 30))
        picture.accessibilityIdentifier = "Picture"
        picture.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer()
        tap.isEnabled = false
        picture.addGestureRecognizer(tap)
        view.addSubview(picture)
        app.settle()
        let taps = [
            "Sav", "Off", "Under", "Hidden", "Clear", "Clipped", "Flat", "Still", "Outside",
            "Picture",
        ].map { name in text("tap \(name)") { try app.finger.tap(on: name) } }
        return taps + [
            text("press long") { try app.finger.longPress(on: "Off", for: 1) },
            text("require one of none") { _ = try app.query(UISwitch.self).require() },
            text("require a hidden one") {
                _ = try app.query(UIButton.self).identifier("Hidden").require()
            },
            text("require one of two") {
                _ = try app.query(UIButton.self).filter("at the top") { $0.frame.minY < 60 }
                    .require()
            },
            text("require two") {
                try app.query(UIButton.self).named("Save").requireCount(2)
            },
            text("require traits") {
                _ = try app.query(UIButton.self).trait([.button, .selected]).require()
            },
            text("require another state") {
                try app.require(
                    "Off", text: "On", label: "Switch", value: "1", isEnabled: true,
                    isSelected: true)
            },
            text("require a disabled one") { try app.require("Save", isEnabled: false) },
            text("require a missing one") { try app.require("Sve", isEnabled: false) },
            text("wait for a missing one") {
                try app.wait(until: app.query(UIButton.self).named("Sve"), limit: 1)
            },
            text("snapshot of nothing") { _ = try app.snapshot(of: "Chart") },
            text("leak") {
                var kept: [UIView] = []
                try app.expectNoLeaks(cycles: 2) {
                    let label = UILabel()
                    view.addSubview(label)
                    app.advance(by: 0.02)
                    label.removeFromSuperview()
                    kept.append(label)
                }
                withExtendedLifetime(kept) {}
            },
        ]
    }

    @Test("Failures: long lists of names and elements are cut")
    func long() throws {
        for index in 1...50 { add("row \(index)", y: CGFloat(index)) }
        app.settle()
        let texts = [
            text("tap among many") { try app.finger.tap(on: "Cancel") },
            text("require one of many") { _ = try app.query(UIButton.self).require() },
        ]
        try TextGolden(name: "long-failures").match(texts.joined(separator: "\n"))
    }

    // MARK: Time

    private final class Poller: NSObject {
        func poll() {}
    }

    private func times() -> [String] {
        view.subviews.forEach { $0.removeFromSuperview() }
        let spin = CABasicAnimation(keyPath: "opacity")
        spin.duration = 1
        spin.repeatCount = .infinity
        view.layer.add(spin, forKey: "blink")
        let task = Task(name: "Blinking") {
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(0.5)) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) {}
        let timer = Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in }
        let poller = Poller()
        let polling = Timer.scheduledTimer(
            timeInterval: 25, target: poller, selector: Selector(Poller.poll, name: "poll"),
            userInfo: nil, repeats: false)
        let link = CADisplayLink(target: poller, selector: Selector(Poller.poll, name: "poll"))
        link.add(to: .main, forMode: .common)
        let second = CADisplayLink { _ in }
        second.add(to: .main, forMode: .common)
        defer {
            task.cancel()
            timer.invalidate()
            polling.invalidate()
            view.layer.removeAllAnimations()
        }
        return [
            text("never settles") { try app.requireSettled(limit: 2) },
            text("condition on the app's clock") { try app.wait(until: false, limit: 1) },
            text("condition in real time") {
                view.layer.removeAllAnimations()
                task.cancel()
                timer.invalidate()
                link.invalidate()
                second.invalidate()
                app.advance(by: 40)
                try app.wait(for: false, timeout: 0.01)
            },
        ]
    }

    // MARK: Goldens

    private func goldens() throws -> [String] {
        let test = folder.appendingPathComponent("Test.swift").path
        // While this test's golden is recorded, these are not.
        let recording = ProcessInfo.processInfo.environment["RECORD"]
        unsetenv("RECORD")
        defer { if let recording { setenv("RECORD", recording, 1) } }
        func picture(_ width: Int, _ color: UInt32) -> Snapshot {
            Snapshot(
                width: width, height: 10, pixels: Array(repeating: color, count: width * 10))
        }
        let goldens = folder.appendingPathComponent("Goldens")
        try picture(10, 0xFF00_00FF).write(to: goldens.appendingPathComponent("blue.png"))
        try Data("one\ntwo\n".utf8).write(to: goldens.appendingPathComponent("words.txt"))
        try Data("no picture".utf8).write(to: goldens.appendingPathComponent("damaged.png"))
        // A package whose folder for differences is a file.
        let blocked = folder.appendingPathComponent("blocked")
        try FileManager.default.createDirectory(
            at: blocked.appendingPathComponent("Goldens"), withIntermediateDirectories: true)
        for name in ["Package.swift", ".build"] {
            try Data().write(to: blocked.appendingPathComponent(name))
        }
        try picture(10, 0xFF00_00FF).write(to: blocked.appendingPathComponent("Goldens/blue.png"))
        defer { try? FileManager.default.removeItem(at: folder) }
        return [
            text("golden of another colour") {
                try picture(10, 0xFF00_00F0).matchGolden("blue", file: test)
            },
            text("golden of another size") {
                try picture(12, 0xFF00_00FF).matchGolden("blue", file: test)
            },
            text("golden that is missing") {
                try picture(12, 0xFF00_00FF).matchGolden("red", file: test)
            },
            text("golden that is no picture") {
                try picture(10, 0xFF00_00FF).matchGolden("damaged", file: test)
            },
            text("golden whose difference cannot be written") {
                try picture(10, 0xFF00_00F0).matchGolden(
                    "blue", file: blocked.appendingPathComponent("Test.swift").path)
            },
            text("golden that cannot be recorded") {
                throw GoldenMismatch.unwritable(
                    path: goldens.appendingPathComponent("a.png").path,
                    reason: "No space left on device")
            },
            text("text that differs") {
                try TextGolden(name: "words", test: test).match("one\nthree\n")
            },
            text("text that is missing") {
                try TextGolden(name: "none", test: test).match("one\n")
            },
            text("filmed steps") {
                try app.filming("failure-texts") { try app.finger.tap(on: "Save") }
            },
        ].map { text in
            text.replacing(/[^ ]*golden-differences[^ ]*\/([a-z-]+\.(png|html))/) {
                "…/\($0.output.1)"
            }
        }
    }
}
