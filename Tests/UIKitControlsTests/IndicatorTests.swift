import Testing
import UIKit
import UIKitTesting

@Suite("Page controls, progress bars and spinners")
struct IndicatorTests {
    private let recorder = Recorder()

    @Test("Page control: taps beside the current dot step by one, dragging scrubs")
    func pages() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        pages.numberOfPages = 5
        pages.addAction(
            UIAction { [recorder] _ in recorder.note("\(pages.currentPage)") }, for: .valueChanged)
        let app = HeadlessApp.showing(pages)
        app.finger.tap(at: CGPoint(x: 200, y: 33))
        app.finger.tap(at: CGPoint(x: 200, y: 33))
        app.finger.tap(at: CGPoint(x: 30, y: 33))
        #expect(recorder.events == ["1", "2", "1"])
        // The dots stand 17 apart around 120.
        app.finger.drag(from: CGPoint(x: 103, y: 33), to: CGPoint(x: 154, y: 33))
        #expect(pages.currentPage == 4 && pages.interactionState == .none)
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1)
        pages.currentPage = -3
        #expect(pages.currentPage == 0 && pages.accessibilityValue == "page 1 of 2")
        pages.numberOfPages = 1
        pages.hidesForSinglePage = true
        #expect(pages.intrinsicContentSize.width == 0)
    }

    @Test("Progress bar: is clamped, and changes its value at once when animated")
    func progress() {
        let bar = UIProgressView(progressViewStyle: .default)
        let app = HeadlessApp.showing(bar)
        bar.setProgress(0.5, animated: true)
        #expect(bar.progress == 0.5)
        app.advance(by: 0.1)
        let underWay = app.snapshot()
        app.settle()
        let hasMoved = app.snapshot() != underWay
        #expect(hasMoved)
        bar.progress = 7
        #expect(bar.progress == 1 && bar.accessibilityValue == "100%")
        bar.progress = .nan
        #expect(bar.progress == 1)
        #expect(bar.intrinsicContentSize.height == 4)
    }

    @Test("Spinner: is shown while it turns, in eight steps a second")
    func spinner() {
        let spinner = UIActivityIndicatorView(style: .large)
        let app = HeadlessApp.showing(spinner)
        #expect(spinner.isHidden && spinner.frame.size == CGSize(width: 37, height: 37))
        spinner.startAnimating()
        app.advance(by: 0.02)
        let first = app.snapshot()
        app.advance(by: 0.06)
        let isUnchanged = app.snapshot() == first
        #expect(isUnchanged)
        app.advance(by: 0.1)
        let hasTurned = app.snapshot() != first
        #expect(hasTurned && !spinner.isHidden)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
        app.settle()
    }
}
