import Foundation
import Testing
import UIKit
import UIKitTesting

/// What an app may pass by mistake, or from a file: the controls stay usable.
@Suite("Controls: bad input")
struct BadControlInputTests {
    private func show(_ views: [UIView]) -> HeadlessApp {
        let root = UIViewController()
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 20, y: 40 + 60 * CGFloat(index), width: 280, height: 44)
            root.view.addSubview(view)
        }
        let app = HeadlessApp(size: CGSize(width: 320, height: 600), rootViewController: root)
        app.settle()
        return app
    }

    @Test("Titles of 100,000 characters: controls lay out, draw and react")
    func longTitles() throws {
        let title = String(repeating: "wide title ", count: 9_100)
        var taps = 0
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: title) { _ in taps += 1 })
        let older = UIButton(type: .system)
        older.setTitle(title, for: .normal)
        let label = UILabel()
        label.text = title
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let segments = UISegmentedControl(items: [title, "B"])
        let toolbar = UIToolbar()
        toolbar.items = [UIBarButtonItem(title: title), .flexibleSpace()]
        let app = show([button, older, label, segments, toolbar])
        _ = app.snapshot()
        app.finger.tap(at: button.center)
        #expect(taps == 1)
        segments.selectedSegmentIndex = 1
        let sizes = [button, older, label, segments].map { $0.sizeThatFits(.zero) }
        #expect(sizes.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.height > 0 })
        #expect(label.intrinsicContentSize.width > 100_000)
    }

    @Test("Menus 20 deep: each opens from the one before it, and the last action is performed")
    func deepMenu() throws {
        var performed = 0
        var menu = UIMenu(
            title: "Menu 20", children: [UIAction(title: "Act") { _ in performed += 1 }])
        for depth in (1...19).reversed() {
            menu = UIMenu(title: "Menu \(depth)", children: [menu])
        }
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Open"
        button.menu = UIMenu(children: [menu])
        button.showsMenuAsPrimaryAction = true
        let app = show([button])
        app.paintsFrames = false
        app.finger.tap(at: button.center)
        app.settle()
        for depth in 1...20 {
            try app.finger.tap(on: "Menu \(depth)")
            app.settle()
        }
        try app.finger.tap(on: "Act")
        app.settle()
        #expect(performed == 1 && app.find("Act") == nil)
    }

    @Test("Images that are not there: controls have none, and keep their sizes")
    func missingImages() {
        let image = UIImage(named: "no such picture")
        #expect(image == nil && UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        let view = UIImageView(image: image)
        #expect(view.bounds.size == .zero)
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let size = button.intrinsicContentSize
        button.setImage(image, for: .normal)
        #expect(button.intrinsicContentSize == size)
        let slider = UISlider()
        slider.minimumValueImage = image
        slider.setThumbImage(image, for: .normal)
        view.animationImages = []
        view.startAnimating()
        let app = show([view, button, slider])
        #expect(slider.thumbImage(for: .normal) == nil && !view.isAnimating)
        app.finger.drag(
            from: CGPoint(x: 36, y: slider.center.y), to: CGPoint(x: 200, y: slider.center.y))
        #expect(slider.value > 0.3)
    }
}
