import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Activity controllers")
@MainActor
struct ActivityTests {
    private final class Stamp: UIActivity {
        var stamped: [Any] = []
        override var activityType: ActivityType? { ActivityType("stamp") }
        override var activityTitle: String? { "Stamp" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { stamped = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    private let root = UIViewController()
    private let journal = Journal()
    private let stamp = Stamp()

    private func show(excluding: [UIActivity.ActivityType] = []) -> HeadlessApp {
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        let sheet = UIActivityViewController(
            activityItems: ["Hello"], applicationActivities: [stamp])
        sheet.excludedActivityTypes = excluding
        sheet.completionWithItemsHandler = { [journal, root] type, completed, _, _ in
            let isGone = root.presentedViewController == nil
            journal.entries.append("\(type?.rawValue ?? "none") \(completed) \(isGone)")
        }
        root.present(sheet, animated: true)
        app.settle()
        return app
    }

    @Test("Activities: a provider makes its item once the user has chosen")
    func provider() throws {
        final class Provider: UIActivityItemProvider, @unchecked Sendable {
            var runs = 0
            override func main() { runs += 1 }
            override var item: Any { "Item \(runs) for \(activityType?.rawValue ?? "none")" }
        }
        let provider = Provider(placeholderItem: "")
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        root.present(
            UIActivityViewController(activityItems: [provider], applicationActivities: [stamp]),
            animated: false)
        app.settle()
        #expect(provider.runs == 0)
        try app.finger.tap(on: "Stamp")
        app.settle()
        #expect(stamp.stamped as? [String] == ["Item 1 for stamp"])
    }

    @Test("Activities: a source makes the item for the activity that was chosen")
    func source() throws {
        final class Source: UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
            ) -> Any? { type.map { "for \($0.rawValue)" } }
        }
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        root.present(
            UIActivityViewController(
                activityItems: [Source()], applicationActivities: [stamp]), animated: true)
        app.settle()
        try app.finger.tap(on: "Stamp")
        app.settle()
        #expect(stamp.stamped as? [String] == ["for stamp"])
    }

    @Test("Activities: copying copies, closes the list, and is reported after that")
    func copying() throws {
        let app = show()
        try app.finger.tap(on: "Copy")
        #expect(journal.entries == [])
        app.settle()
        #expect(UIPasteboard.general.string == "Hello")
        #expect(root.presentedViewController == nil && journal.entries.count == 1)
        #expect(journal.entries.first?.contains("CopyToPasteboard true") == true)
    }

    @Test("Activities: an app's own gets the items; excluded ones are not offered")
    func own() throws {
        let app = show(excluding: [.copyToPasteboard])
        #expect(app.find("Copy") == nil)
        try app.finger.tap(on: "Stamp")
        app.settle()
        #expect(stamp.stamped.first as? String == "Hello")
        #expect(journal.entries.first?.hasPrefix("stamp true") == true)
    }

    @Test("Activities: saving asks for a place, writes the file, and reports what failed")
    func saving() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("activities-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = show()
        try app.finger.tap(on: "Save to Files")
        #expect(app.host.fileRequest?.suggestedName == "Text.txt")
        let file = folder.appendingPathComponent("a.txt")
        app.host.answerFileRequest([file.path])
        app.settle()
        #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
        #expect(journal.entries.last?.contains("SaveToFiles true") == true)
        var failure: (any Error)?
        let sheet = UIActivityViewController(activityItems: ["Hi"], applicationActivities: nil)
        sheet.completionWithItemsHandler = { failure = $3 }
        root.present(sheet, animated: true)
        app.settle()
        try app.finger.tap(on: "Save to Files")
        app.host.answerFileRequest([folder.appendingPathComponent("none/a.txt").path])
        app.settle()
        #expect(failure != nil && root.presentedViewController == nil)
    }

    @Test("Activities: links open with the desktop's program")
    func opening() throws {
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        let link = try #require(URL(string: "https://swift.org"))
        root.present(
            UIActivityViewController(activityItems: [link], applicationActivities: nil),
            animated: true)
        app.settle()
        try app.finger.tap(on: "Open With…")
        app.settle()
        #expect(app.host.openedAddresses == ["https://swift.org"])
    }

    @Test("Activities: closing the list is reported without an activity")
    func cancelled() {
        let app = show()
        app.keyboard.press(.escape)
        app.settle()
        #expect(journal.entries.first?.hasPrefix("none false") == true)
    }
}
