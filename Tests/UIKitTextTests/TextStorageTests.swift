import Testing
import UIKit

@Suite("Text storage and layout manager")
struct TextStorageTests {
    /// A storage with a store of its own, as the documentation of UIKit shows.
    private final class OwnStorage: NSTextStorage {
        private let store = NSMutableAttributedString(string: "")

        override var string: String { store.string }

        override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
            -> [NSAttributedString.Key: Any]
        { store.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            store.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }

        override func setAttributes(
            _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
        ) {
            store.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    private final class Watcher: NSTextStorageDelegate {
        var log: [String] = []
        var change: ((NSTextStorage) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            log.append(
                "\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
            change?(textStorage)
        }
    }

    @Test("Text storage: a change is reported once, with its range and length")
    func edits() {
        let storage = NSTextStorage(string: "hello world")
        let watcher = Watcher()
        storage.delegate = watcher
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
        #expect(watcher.log == ["2 0 3 -2"])
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!"))
        storage.addAttribute(
            .kern, value: 1.0, range: NSRange(location: 0, length: 3))
        #expect(watcher.log.count == 1)
        storage.endEditing()
        #expect(watcher.log.last == "3 0 10 1")
        #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Double == 1)
        #expect(NSAttributedString(attributedString: storage).string == "bye world!")
    }

    @Test("Text storage: a delegate may colour the text while it is processed")
    func highlighting() {
        let storage = NSTextStorage(string: "let x")
        let watcher = Watcher()
        watcher.change = {
            $0.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        }
        storage.delegate = watcher
        storage.append(NSAttributedString(string: " = 1"))
        #expect(watcher.log.count == 1)
        #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("Text storage: a subclass with a store of its own is laid out and edited")
    func subclass() {
        let storage = OwnStorage(string: "")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), textContainer: container)
        view.insertText("abc")
        storage.addAttribute(.kern, value: 2.0, range: NSRange(location: 1, length: 1))
        #expect(view.text == "abc" && storage.length == 3)
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "bc")
        #expect(manager.usedRect(for: container).width > 20)
    }

    @Test("Layout manager: finds the character under a point, and lines")
    func positions() {
        let font = UIFont.systemFont(ofSize: 17)
        let storage = NSTextStorage(
            string: "one two three four five six", attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let rect = manager.boundingRect(
            forGlyphRange: NSRange(location: 4, length: 3), in: container)
        let point = CGPoint(x: rect.midX, y: rect.midY)
        let index = manager.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(index == 5)
        var lines: [String] = []
        manager.enumerateLineFragments(
            forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
        ) { _, _, _, range, _ in lines.append((storage.string as NSString).substring(with: range)) }
        #expect(lines.joined() == storage.string && lines.count >= 2)
        let used = manager.usedRect(for: container)
        #expect(abs(used.height - CGFloat(lines.count) * font.lineHeight) < 0.01)
    }
}
