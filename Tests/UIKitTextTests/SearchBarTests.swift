import Testing
import UIKit
import UIKitTesting

@Suite("Search bar")
struct SearchBarTests {
    private final class Follower: UISearchBarDelegate {
        let log = CallLog()
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            log.note("text “\(searchText)”")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.note("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            log.note("cancel")
            searchBar.resignFirstResponder()
        }
    }

    private let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
    private let follower = Follower()

    @Test("Search bar: typing, the return key, clearing and cancelling are reported")
    func calls() throws {
        bar.delegate = follower
        bar.showsCancelButton = true
        let app = HeadlessApp.showing(bar)
        app.finger.tap(at: CGPoint(x: 120, y: 48))
        #expect(bar.isFirstResponder)
        app.keyboard.type("hi")
        app.keyboard.press(.enter)
        #expect(follower.log.take() == ["begin", "text “h”", "text “hi”", "search"])
        try app.finger.tap(on: "Clear text")
        #expect(follower.log.take() == ["text “”"])
        try app.finger.tap(on: "Cancel")
        #expect(follower.log.take() == ["cancel", "end"])
        bar.text = "set"
        #expect(follower.log.take() == [])
    }

    @Test("Search bar: it has the traits of its field, and can be disabled")
    func traits() {
        bar.textContentType = .name
        bar.isSecureTextEntry = true
        bar.spellCheckingType = .no
        bar.keyboardAppearance = .dark
        bar.smartQuotesType = .yes
        bar.smartDashesType = .no
        bar.smartInsertDeleteType = .yes
        let field = bar.searchTextField
        #expect(field.smartQuotesType == .yes && bar.smartQuotesType == .yes)
        #expect(field.smartDashesType == .no && bar.smartDashesType == .no)
        #expect(field.smartInsertDeleteType == .yes && bar.smartInsertDeleteType == .yes)
        #expect(field.textContentType == .name && field.isSecureTextEntry)
        #expect(field.spellCheckingType == .no && field.keyboardAppearance == .dark)
        let app = HeadlessApp.showing(bar)
        #expect(bar.isEnabled)
        bar.isEnabled = false
        app.finger.tap(at: CGPoint(x: 120, y: 48))
        #expect(!bar.isFirstResponder && !bar.isEnabled)
        bar.isEnabled = true
        app.finger.tap(at: CGPoint(x: 120, y: 48))
        #expect(bar.isFirstResponder && field.alpha == 1)
    }

    @Test("Search field: its tokens are at the start of its text")
    func tokenPlaces() throws {
        let field = bar.searchTextField
        field.text = "word"
        let tokens = ["One", "Two"].map { UISearchToken(icon: nil, text: $0) }
        field.tokens = tokens
        let start = field.beginningOfDocument
        #expect(field.compare(field.positionOfToken(at: 1), to: start) == .orderedSame)
        let second = try #require(field.position(from: start, offset: 1))
        let whole = try #require(field.textRange(from: start, to: field.endOfDocument))
        let rest = try #require(field.textRange(from: second, to: field.endOfDocument))
        #expect(field.tokens(in: whole) == tokens && field.tokens(in: rest).isEmpty)
    }

    @Test("Search bar: the cancel button takes its room from the field")
    func layout() {
        let app = HeadlessApp.showing(bar)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        bar.setShowsCancelButton(true, animated: true)
        app.settle()
        #expect(bar.searchTextField.frame.width < 250)
        #expect(bar.intrinsicContentSize.height == 56)
    }

    @Test("Search field: backspace at the start selects the last token, and then deletes it")
    func tokens() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.tokens = ["One", "Two"].map { UISearchToken(icon: nil, text: $0) }
        let root = UIViewController()
        root.view.addSubview(field)
        let app = HeadlessApp(size: CGSize(width: 375, height: 100), rootViewController: root)
        app.settle()
        let plain = UISearchTextField(frame: field.frame)
        #expect(
            field.textRect(forBounds: field.bounds).minX
                > plain.textRect(forBounds: field.bounds).minX + 60)
        field.becomeFirstResponder()
        app.keyboard.type("a")
        app.keyboard.press(.delete)
        app.keyboard.press(.delete)
        #expect(field.tokens.count == 2)
        app.keyboard.press(.delete)
        #expect(field.tokens.count == 1 && field.text == "")
        field.text = "blue"
        field.replaceTextualPortion(
            of: field.textualRange, with: UISearchToken(icon: nil, text: "blue"), at: 1)
        #expect(field.tokens.count == 2 && field.text == "")
    }
}
