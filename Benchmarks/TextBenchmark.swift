import Foundation
import UIKit
import UIKitTesting

/// Text fields and text views: keys, opening and scrolling, each to the composited frame.
@MainActor
enum TextBenchmark {
    static var all: [Benchmark] {
        [
            Benchmark(
                name: "text: a key in a field, to the frame", limit: .seconds(0.001),
                rounds: 200, repetitions: 1,
                subject: {
                    let field = TypedField()
                    return { field.type() }
                }, floor: nil, clock: .processor),
            key("at the start", at: 0),
            key("in the middle", at: 0.5),
            key("at the end", at: 1),
            Benchmark(
                name: "text: opening 10 MB, to the first frame", limit: .seconds(0.06),
                rounds: 5, repetitions: 1,
                subject: {
                    let text = LongText.tenMegabytes
                    return { _ = LongText(text) }
                }, floor: nil, clock: .processor),
            Benchmark(
                name: "text: a frame of scrolling in 10 MB", limit: .seconds(0.004),
                rounds: 200, repetitions: 1,
                subject: {
                    let text = LongText(LongText.tenMegabytes)
                    return { text.scroll() }
                }, floor: nil, clock: .processor),
        ]
    }

    private static func key(_ place: String, at fraction: Double) -> Benchmark {
        Benchmark(
            name: "text: a key \(place) of 100,000 lines, to the frame", limit: .seconds(0.004),
            rounds: 100, repetitions: 1,
            subject: {
                let text = LongText(LongText.tenMegabytes)
                text.moveCaret(to: fraction)
                return { text.type() }
            }, floor: nil, clock: .processor)
    }
}

/// A text view in an app, with a long text.
@MainActor
private final class LongText {
    /// 100,000 lines, one in five of them Chinese.
    static let tenMegabytes: String = {
        let latin = "The quick brown fox jumps over the lazy dog, and then it rests for a while"
        let chinese = "快速的棕色狐狸跳过懒狗，然后休息了一会儿，再继续向前走去，直到天黑为止"
        // Without other allocations, whose memory a text view would take over.
        var text = ""
        text.reserveCapacity(11 << 20)
        for line in 0..<100_000 {
            text += "\(line) \(line % 5 == 0 ? chinese : latin) \(line &* 7919)\n"
        }
        return text
    }()

    private let app: HeadlessApp
    private let view: UITextView

    init(_ text: String) {
        let size = CGSize(width: 900, height: 700)
        let view = UITextView(frame: CGRect(origin: .zero, size: size))
        self.view = view
        app = HeadlessApp(
            size: size, scale: 1,
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(view)
                return controller
            }())
        view.font = .systemFont(ofSize: 14)
        show(text)
    }

    /// Shows another text.
    func show(_ text: String) {
        view.text = text
        app.advance(by: 1.0 / 60)
    }

    /// Places the caret at the end of a line, and shows it.
    func moveCaret(to fraction: Double) {
        let text = view.textStorage.mutableString
        let place = Int(Double(text.length) * fraction)
        let line = text.lineRange(for: NSRange(location: min(place, text.length), length: 0))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: max(line.upperBound - 1, 0), length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        app.settle()
    }

    /// Types a letter, as the input method does, and shows the next frame.
    func type() {
        app.send(.text(.committed("x")))
        app.advance(by: 1.0 / 60)
    }

    /// Scrolls by three lines.
    func scroll() {
        var offset = view.contentOffset
        offset.y += 60
        view.contentOffset = offset
        app.advance(by: 1.0 / 60)
    }
}

/// The memory of a text view with a long text.
@MainActor
enum TextMemory {
    /// The argument that makes this program open, edit and scroll a long text, and print by how
    /// many bytes the process grew after opening it, and at the end.
    static let probeArgument = "--text-memory"

    private static let limit = 3.0

    static let report = Report(name: "text: memory") {
        let size = Double(LongText.tenMegabytes.utf8.count)
        var table = Report.Table(
            introduction: "Memory of a text view with a text of 10 MB.",
            columns: ["when", "megabytes", "times the text", "limit", "kept"])
        for (when, bytes) in zip(["after opening", "after 300 keys and 200 frames"], try growth()) {
            let isKept = bytes <= limit * size
            table.rows.append([
                when, String(format: "%.1f", bytes / 1e6), String(format: "%.1f", bytes / size),
                "≤ 3", isKept ? "yes" : "NO",
            ])
            table.isWithinLimits = table.isWithinLimits && isKept
        }
        return table
    }

    private static func growth() throws -> [Double] {
        let probe = Process()
        probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        probe.arguments = [probeArgument]
        let output = Pipe()
        probe.standardOutput = output
        try probe.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        probe.waitUntilExit()
        let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").map { Double($0) }
        guard numbers.count == 2, let opened = numbers[0], let last = numbers[1] else {
            preconditionFailure("The memory probe of a text failed.")
        }
        return [opened, last]
    }

    /// Opens, edits and scrolls a long text, prints the growth of the process and exits.
    static func runProbe() -> Never {
        let content = LongText.tenMegabytes
        // What any text view needs, such as fonts, a dictionary and the pixels of its window.
        let text = LongText(String(content.prefix(10_000)))
        text.moveCaret(to: 0)
        text.type()
        let before = LayoutMemory.residentBytes
        text.show(content)
        let opened = LayoutMemory.residentBytes - before
        for place in [0, 0.5, 1] {
            text.moveCaret(to: place)
            for _ in 0..<100 { text.type() }
        }
        text.moveCaret(to: 0)
        for _ in 0..<200 { text.scroll() }
        print(opened, LayoutMemory.residentBytes - before, terminator: "")
        withExtendedLifetime(text) {}
        exit(0)
    }
}

/// A text field in an app.
@MainActor
private final class TypedField {
    private let app: HeadlessApp
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))

    init() {
        let field = field
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 2,
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(field)
                return controller
            }())
        field.borderStyle = .roundedRect
        field.becomeFirstResponder()
        app.settle()
    }

    /// Types a letter, and shows the next frame; the text is emptied after 30.
    func type() {
        if (field.text ?? "").count > 30 { field.text = "" }
        app.send(.text(.committed("x")))
        app.advance(by: 1.0 / 60)
    }
}
