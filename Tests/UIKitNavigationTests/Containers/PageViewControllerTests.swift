import Foundation
import Platform
import Testing
import UIKit
import UIKitTesting

@Suite("Page view controllers")
@MainActor
struct PageViewControllerTests {
    private let journal = Journal()

    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        let journal: Journal
        var dots = 0

        func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
        }

        init(_ pages: [UIViewController], _ journal: Journal) {
            self.pages = pages
            self.journal = journal
        }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
        }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? {
            pages.firstIndex(of: page).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { journal.entries.append("finished \(completed)") }
    }

    private func start(
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        _ content: UISemanticContentAttribute = .unspecified
    ) -> (HeadlessApp, UIPageViewController, Book) {
        let book = Book([Noting("A", journal), Noting("B", journal)], journal)
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: orientation)
        pages.view.semanticContentAttribute = content
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: pages)
        _ = journal.read()
        return (app, pages, book)
    }

    private func swipe(_ app: HeadlessApp, by distance: CGFloat) {
        app.finger.drag(
            from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187 + distance, y: 300), duration: 0.6)
        app.settle()
    }

    @Test("Pages: a swipe turns to the next one, in Apple's order")
    func turned() {
        let (app, pages, book) = start()
        swipe(app, by: -180)
        let appearance = journal.read().filter { !$0.contains("M") && !$0.contains("load") }
        #expect(appearance == ["B wA", "A wD", "B iA", "B dA", "A dD", "finished true"])
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(book.pages[1].view.frame == app.window.bounds)
        swipe(app, by: -180)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("Pages: a swipe that is too short is undone")
    func cancelled() {
        let (app, pages, book) = start()
        app.finger.down(at: CGPoint(x: 300, y: 300))
        app.finger.move(to: CGPoint(x: 240, y: 300), duration: 0.5)
        app.advance(by: 0.3)
        app.finger.up()
        app.settle()
        let appearance = journal.read().filter { !$0.contains("M") && !$0.contains("load") }
        #expect(
            appearance == [
                "B wA", "A wD", "B iA", "A wA", "A iA", "A dA", "B wD", "B dD", "finished false",
            ])
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(pages.children == [book.pages[0]])
    }

    @Test("Pages: code turns too, and reports the end")
    func byCode() {
        let (app, pages, book) = start()
        var ends: [Bool] = []
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
            ends.append($0)
        }
        app.settle()
        #expect(ends == [true])
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(!journal.read().contains { $0.hasPrefix("finished") })
    }

    @Test("Pages: arrow and page keys turn, as a swipe does")
    func keys() {
        let (app, pages, book) = start()
        app.keyboard.press(.down)
        app.keyboard.press(.left)
        #expect(pages.viewControllers == [book.pages[0]])
        app.keyboard.press(.right)
        app.settle()
        let appearance = journal.read().filter { !$0.contains("M") && !$0.contains("load") }
        #expect(appearance == ["B wA", "A wD", "B iA", "B dA", "A dD", "finished true"])
        #expect(pages.viewControllers == [book.pages[1]])
        app.keyboard.press(.pageUp)
        #expect(pages.viewControllers == [book.pages[0]])
        // A key during a turn ends it first.
        app.keyboard.press(.pageDown)
        #expect(pages.viewControllers == [book.pages[1]])
        app.settle()
        #expect(pages.children == [book.pages[1]])
        #expect(pages.view.accessibilityScroll(.previous))
        #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test(
        "Pages: keys are mirrored from right to left, and follow the axis",
        arguments: [
            (.horizontal, .forceRightToLeft, Key.left), (.vertical, .unspecified, .down),
            (.vertical, .unspecified, .pageDown),
        ]
            as [(
                UIPageViewController.NavigationOrientation, UISemanticContentAttribute, Key
            )])
    func otherKeys(
        _ orientation: UIPageViewController.NavigationOrientation,
        _ content: UISemanticContentAttribute, _ key: Key
    ) {
        let (app, pages, book) = start(orientation, content)
        app.keyboard.press(key == .left ? .right : .up)
        #expect(pages.viewControllers == [book.pages[0]])
        app.keyboard.press(key)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("Pages: page keys scroll a page that scrolls, arrow keys turn it")
    func scrollingPage() {
        let (app, pages, book) = start()
        let text = UIScrollView(frame: app.window.bounds)
        text.contentSize = CGSize(width: 375, height: 2_000)
        book.pages[0].view.addSubview(text)
        app.keyboard.press(.pageDown)
        app.settle()
        #expect(text.contentOffset.y > 0)
        #expect(pages.viewControllers == [book.pages[0]])
        app.keyboard.press(.right)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    private func dots(_ pages: UIPageViewController) -> UIPageControl? {
        pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    }

    @Test("Pages: the data source asks for dots below the pages, which follow the turns")
    func indicator() throws {
        let (app, pages, book) = start()
        #expect(dots(pages) == nil)
        book.dots = 2
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        app.settle()
        let control = try #require(dots(pages))
        #expect(control.numberOfPages == 2 && control.currentPage == 1)
        #expect(control.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
        #expect(book.pages[1].view.frame == CGRect(x: 0, y: 0, width: 375, height: 630))
        swipe(app, by: 180)
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(control.currentPage == 0)
        swipe(app, by: -40)
        #expect(control.currentPage == 0)
        book.dots = 0
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        app.settle()
        #expect(dots(pages) == nil)
        #expect(book.pages[1].view.frame == app.window.bounds)
    }

    @Test("Pages: the options choose the edge of the curl style at which pages are bound")
    func spine() {
        func pages(_ location: UIPageViewController.SpineLocation) -> UIPageViewController {
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: NSNumber(value: location.rawValue)])
        }
        #expect(pages(.min).spineLocation == .min)
        #expect(pages(.max).spineLocation == .max)
    }
}
