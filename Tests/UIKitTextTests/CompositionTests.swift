import Testing
import UIKit
import UIKitTesting

/// Compositions as real input methods make them, from the keys to the text.
@Suite("Recorded compositions")
@MainActor
struct CompositionTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))

    private func start(_ method: RecordedInputMethod) -> HeadlessApp {
        field.borderStyle = .roundedRect
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        app.settle()
        app.inputMethod = method
        return app
    }

    private var markedText: String? { field.markedTextRange.flatMap(field.text(in:)) }

    /// libpinyin shows its first candidate while it composes, and commits before it ends the
    /// composition.
    private static var pinyin: RecordedInputMethod {
        RecordedInputMethod([
            .init("n", .composing("年")), .init("i", .composing("你")),
            .init("h", .composing("你和")), .init("a", .composing("你哈")),
            .init("o", .composing("你好")), .init(" ", .committed("你好"), .composing("")),
        ])
    }

    @Test("Pinyin: keys of a password are not composed, so that no candidates show it")
    func secretByKeys() {
        let app = start(Self.pinyin)
        field.isSecureTextEntry = true
        app.settle()
        app.keyboard.type("ni")
        #expect(field.text == "ni" && markedText == nil)
        field.isSecureTextEntry = false
        app.settle()
        app.keyboard.type("n")
        #expect(markedText == "年")
    }

    @Test("Pinyin: the candidate is marked at each key, and committed by the space bar")
    func pinyin() {
        let app = start(Self.pinyin)
        app.keyboard.type("ni")
        #expect(field.text == "你" && markedText == "你")
        app.keyboard.type("hao")
        #expect(field.text == "你好" && markedText == "你好")
        app.keyboard.type(" ")
        #expect(field.text == "你好" && markedText == nil && field.selection == 2..<2)
        app.keyboard.press("z", .control)
        #expect(field.text == "")
        app.keyboard.press("z", [.control, .shift])
        #expect(field.text == "你好")
    }

    @Test("Pinyin: keys of the on-screen keyboard compose too")
    func onScreen() throws {
        let app = start(Self.pinyin)
        field.autocapitalizationType = .none
        app.application.usesSoftwareKeyboard = true
        app.settle()
        func tap(_ names: String...) throws {
            for name in names {
                let keyboard = try #require(app.find("SoftwareKeyboard")).view
                let key = try #require(
                    keyboard.subviews.first { $0.accessibilityLabel == name }, "no key \(name)")
                app.finger.tap(at: key.convert(CGPoint(x: 10, y: 20), to: nil))
            }
            app.settle()
        }
        try tap("n", "i", "h", "a", "o")
        #expect(field.text == "你好" && markedText == "你好")
        try app.snapshot().matchGolden("keyboard-pinyin")
        try tap("space")
        #expect(field.text == "你好" && markedText == nil)
        try tap("x")
        #expect(field.text == "你好x")
    }

    @Test("Pinyin: a password is typed without the input method")
    func secret() throws {
        let app = start(Self.pinyin)
        field.isSecureTextEntry = true
        app.application.usesSoftwareKeyboard = true
        app.settle()
        let keyboard = try #require(app.find("SoftwareKeyboard")).view
        let key = try #require(keyboard.subviews.first { $0.accessibilityLabel == "n" })
        app.finger.tap(at: key.convert(CGPoint(x: 10, y: 20), to: nil))
        #expect(field.text == "n")
    }

    @Test("Kana: letters become kana, the space bar converts them, and Return commits")
    func kana() {
        let app = start(
            RecordedInputMethod([
                .init("k", .composing("k")), .init("a", .composing("か")),
                .init("n", .composing("かn")), .init("j", .composing("かんj")),
                .init("i", .composing("かんじ")), .init(" ", .composing("漢字")),
                .init("\n", .committed("漢字"), .composing("")),
            ]))
        app.keyboard.type("kanji")
        #expect(field.text == "かんじ" && markedText == "かんじ")
        app.keyboard.type(" ")
        #expect(markedText == "漢字")
        app.keyboard.press(.enter)
        #expect(field.text == "漢字" && markedText == nil && field.isFirstResponder)
    }

    @Test("Hangul: jamo make a syllable, which ends before it is committed")
    func hangul() {
        let app = start(
            RecordedInputMethod([
                .init("g", .composing("ㅎ")), .init("k", .composing("하")),
                .init("s", .composing("한")),
                .init("r", .composing(""), .committed("한"), .composing("ㄱ")),
                .init("m", .composing("그")), .init("f", .composing("글")),
                .init(" ", .composing(""), .committed("글 ")),
            ]))
        app.keyboard.type("gks")
        #expect(field.text == "한" && markedText == "한")
        app.keyboard.type("rmf")
        #expect(field.text == "한글" && markedText == "글")
        app.keyboard.type(" ")
        #expect(field.text == "한글 " && markedText == nil)
    }

    @Test("Input method: one that ends while it composes leaves a text that can be edited")
    func death() {
        let app = start(Self.pinyin)
        app.keyboard.type("ni")
        app.inputMethod = nil
        field.resignFirstResponder()
        app.settle()
        #expect(field.text == "你" && field.markedTextRange == nil)
        field.becomeFirstResponder()
        app.keyboard.type("!")
        #expect(field.text == "你!")
        app.inputMethod = Self.pinyin
        app.keyboard.type("n")
        app.inputMethod = nil
        app.keyboard.press(.delete)
        #expect(field.text == "你!" && field.markedTextRange == nil)
        app.keyboard.type("?")
        #expect(field.text == "你!?")
    }
}
