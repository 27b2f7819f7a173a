import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Text storage: long texts")
struct LongTextStorageTests {
    private static let pieces = [
        "a", "word ", "\n", "你好", "😀", "👩‍👩‍👧", "e\u{301}", "سلام ", "\r\n", "ไทย", "",
        String(repeating: "line of text 一二三 😀\n", count: 700),
    ]

    @Test(
        "Random edits of a text of many chunks agree with an array of UTF-16 units",
        arguments: [1, 2, 3] as [UInt64])
    func randomEdits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var model = Array(String(repeating: "快速的 quick 🦊\n", count: 3_000).utf16)
        let storage = NSTextStorage(string: String(decoding: model, as: UTF16.self))
        for step in 0..<(Thorough.isOn ? 5_000 : 200) {
            let start = Int.random(in: 0...model.count, using: &random)
            let longest = model.count > 100_000 ? 40_000 : 5
            let end = min(model.count, start + Int.random(in: 0...longest, using: &random))
            let piece = Self.pieces.randomElement(using: &random)!
            storage.replaceCharacters(in: NSRange(start..<end), with: piece)
            // Halves of a surrogate pair are replaced, as in any Swift string.
            model.replaceSubrange(start..<end, with: Array(piece.utf16))
            model = Array(String(decoding: model, as: UTF16.self).utf16)
            guard storage.length == model.count, Array(storage.string.utf16) == model else {
                Issue.record("Step \(step) of seed \(seed)")
                return
            }
            guard !model.isEmpty else { continue }
            let place = Int.random(in: 0..<model.count, using: &random)
            #expect(storage.mutableString.character(at: place) == model[place])
        }
        #expect(Array(NSAttributedString(attributedString: storage).string.utf16) == model)
    }

    @Test("Foundation keeps the characters of a text storage in chunks")
    func adopted() {
        let text = NSTextStorage(string: "one").mutableString
        #expect("\(type(of: text))" == "ChunkedString")
    }

    @Test("Attributes follow edits in a text of many chunks, and copies have them")
    func attributes() {
        let line = "one two three 四五六\n"
        let storage = NSTextStorage(
            string: String(repeating: line, count: 5_000), attributes: [.kern: 1.0])
        let place = NSRange(location: 40_000, length: 10)
        storage.addAttribute(.kern, value: 2.0, range: place)
        storage.replaceCharacters(in: NSRange(location: 3, length: 30_000), with: "x")
        let moved = place.location - 29_999
        for copy in [storage, NSAttributedString(attributedString: storage)] {
            #expect(copy.attribute(.kern, at: moved - 1, effectiveRange: nil) as? Double == 1)
            var range = NSRange()
            #expect(copy.attribute(.kern, at: moved, effectiveRange: &range) as? Double == 2)
            #expect(range == NSRange(location: moved, length: 10))
        }
        let part = storage.attributedSubstring(from: NSRange(location: moved, length: 4))
        #expect(
            part.string == (storage.string as NSString).substring(with: NSRange(moved..<moved + 4)))
        #expect(part.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    }

    @Test("A key costs about the same in a text of 4 MB as in one of 40 kB")
    func costOfKeys() {
        /// The processor time of 100 typed letters in the middle of a text, in clock ticks.
        func cost(lines: Int) -> clock_t {
            let text = String(repeating: "The quick brown fox 快速的棕色狐狸\n", count: lines)
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let app = HeadlessApp.showing(view)
            view.text = text
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: view.textStorage.length / 2, length: 0)
            view.scrollRangeToVisible(view.selectedRange)
            app.settle()
            var times: [clock_t] = []
            for _ in 0..<20 {
                let start = clock()
                for _ in 0..<5 { view.insertText("x") }
                times.append(clock() - start)
            }
            return times.min() ?? 0
        }
        #expect(cost(lines: 100_000) < 8 * max(cost(lines: 1_000), 500))
    }
}
