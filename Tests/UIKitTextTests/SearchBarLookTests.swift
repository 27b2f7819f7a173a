import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Search bar: look")
struct SearchBarLookTests {
    private final class Follower: UISearchBarDelegate {
        let log = CallLog()
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.note("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.note("results") }
    }

    private let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
    private let follower = Follower()

    private func image(_ color: UIColor, side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("Search bar: a prompt stands above the field")
    func prompt() {
        bar.prompt = "Find a place"
        #expect(bar.intrinsicContentSize.height == 78)
        bar.frame.size.height = 78
        let app = HeadlessApp.showing(bar)
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 32, width: 304, height: 36))
        #expect(app.describe().contains("Find a place"))
    }

    @Test("Search bar: buttons in an empty field are reported and make room for the text")
    func fieldButtons() throws {
        bar.delegate = follower
        bar.showsBookmarkButton = true
        let app = HeadlessApp.showing(bar)
        try app.finger.tap(on: "Bookmarks")
        #expect(follower.log.take() == ["bookmark"])
        bar.text = "x"
        #expect(bar.searchTextField.rightView == nil)
        bar.text = ""
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        app.settle()
        try app.finger.tap(on: "Recent Results")
        #expect(follower.log.take() == ["results"])
        #expect((bar.searchTextField.rightView as? UIButton)?.isSelected == true)
    }

    @Test("Search bar: images replace background, field, glass and clear button")
    func images() {
        bar.backgroundImage = image(.red, side: 4)
        bar.setSearchFieldBackgroundImage(image(.blue, side: 30), for: .normal)
        bar.setImage(image(.green, side: 20), for: .search, state: .normal)
        bar.setImage(image(.yellow, side: 16), for: .clear, state: .normal)
        bar.text = "x"
        let app = HeadlessApp.showing(bar)
        let picture = app.snapshot()
        #expect(bar.searchTextField.frame.height == 30)
        // The field's middle is at 48: 20 for the bar and 28.
        #expect(picture[2 * 4, 2 * 48] == 0xFFFF_0000)
        #expect(picture[2 * 160, 2 * 48] == 0xFF00_00FF)
        #expect(picture[2 * 24, 2 * 48] == 0xFF00_FF00)
        #expect(picture[2 * 297, 2 * 48] == 0xFFFF_FF00)
        #expect(bar.image(for: .clear, state: .highlighted) != nil)
    }

    @Test("Search bar: parts are moved by their adjustments")
    func adjustments() throws {
        let app = HeadlessApp.showing(bar)
        app.settle()
        let field = bar.searchTextField
        let (text, glass) = (
            field.textRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds)
        )
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 1)
        bar.setPositionAdjustment(UIOffset(horizontal: -2, vertical: 0), for: .search)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        app.settle()
        // The text follows the glass, and is moved in addition.
        let moved = field.textRect(forBounds: field.bounds)
        #expect(moved.origin == CGPoint(x: text.minX + 5, y: text.minY + 1))
        #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: -2, dy: 0))
        #expect(field.frame == CGRect(x: 8, y: 13, width: 304, height: 36))
        #expect(bar.positionAdjustment(for: .search).horizontal == -2)
    }

    @Test("Search bar: a black bar is dark in a light interface")
    func black() {
        bar.barStyle = .black
        let app = HeadlessApp.showing(bar)
        app.settle()
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
        bar.barStyle = .default
        app.settle()
        #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
        bar.inputAccessoryView = UIView()
        #expect(bar.searchTextField.inputAccessoryView != nil)
    }

    private final class Placer: UISearchBarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    @Test("Search bar: backgrounds by height and place, and one behind the scopes")
    func backgroundsByMetrics() {
        let (plain, prompted) = (image(.red, side: 4), image(.blue, side: 4))
        bar.setBackgroundImage(plain, for: .any, barMetrics: .default)
        bar.setBackgroundImage(prompted, for: .any, barMetrics: .defaultPrompt)
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) === plain)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
        let background = bar.subviews.first as? UIImageView
        #expect(background?.image === plain && bar.barPosition == .any)
        let placer = Placer()
        bar.delegate = placer
        #expect(bar.barPosition == .topAttached)
        bar.prompt = "Where to?"
        #expect(background?.image === prompted)
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        bar.scopeBarBackgroundImage = plain
        bar.bounds.size.height = bar.intrinsicContentSize.height
        bar.layoutIfNeeded()
        let scopes = bar.subviews.dropFirst().first as? UIImageView
        #expect(scopes?.image === plain && scopes?.isHidden == false)
        #expect(scopes?.frame.height == 44)
    }
}
