import SharedElements
import Testing
import UIKit
import UIKitTesting

@Suite("Shared elements of navigation")
final class SharedElementNavigationTests {
    private let list = Screen(CGRect(x: 20, y: 300, width: 60, height: 40))
    private let page = Screen(CGRect(x: 40, y: 50, width: 240, height: 160))
    private let navigation: UINavigationController
    private let app: HeadlessApp

    private final class Screen: UIViewController {
        let element = UIView()

        init(_ frame: CGRect) {
            super.init(nibName: nil, bundle: nil)
            element.frame = frame
            element.backgroundColor = .red
            element.sharedElementKey = "cover"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addSubview(element)
        }
    }

    init() {
        let navigation = UINavigationController(rootViewController: list)
        navigation.delegate = SharedElementNavigation.standard
        navigation.isNavigationBarHidden = true
        self.navigation = navigation
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: navigation)
        app.settle()
    }

    /// The copy of the element, in front of both screens.
    private var copy: UIView? {
        page.view.superview?.subviews.last { $0 !== page.view && $0 !== list.view }
    }

    @Test("Navigation: one line moves the elements of a push and a pop, and the page fades")
    func pushAndPop() throws {
        navigation.pushViewController(page, animated: true)
        app.advance(by: 0.175)
        #expect(abs(try #require(copy).frame.width - 150) < 30)
        #expect(list.element.alpha == 0 && page.element.alpha == 0)
        app.settle()
        #expect(copy == nil && page.element.alpha == 1 && list.element.alpha == 1)
        #expect(navigation.topViewController === page)
        navigation.popViewController(animated: true)
        app.advance(by: 0.25)
        #expect(try #require(copy).frame.width < 150)
        app.settle()
        #expect(list.element.alpha == 1 && list.view.subviews == [list.element])
        #expect(list.view.superview?.subviews.count == 1 && page.view.alpha == 1)
    }

    @Test("Navigation: a finger that goes back takes the element with it, or leaves it")
    func finger() throws {
        navigation.pushViewController(page, animated: true)
        app.settle()
        app.finger.down(at: CGPoint(x: 2, y: 240))
        app.finger.move(to: CGPoint(x: 162, y: 240), duration: 0.3)
        app.advance(by: 0.05)
        let width = try #require(copy).frame.width
        #expect(abs(width - 150) < 20, "\(width)")
        app.advance(by: 0.5)
        #expect(copy?.frame.width == width)
        app.finger.move(to: CGPoint(x: 20, y: 240), duration: 0.3)
        app.advance(by: 0.2)
        app.finger.up()
        app.settle()
        #expect(navigation.topViewController === page && copy == nil)
        #expect(page.element.alpha == 1 && page.view.alpha == 1)
        app.finger.drag(
            from: CGPoint(x: 2, y: 240), to: CGPoint(x: 300, y: 240), duration: 0.2)
        app.settle()
        #expect(navigation.topViewController === list && list.element.alpha == 1)
        #expect(list.view.superview?.subviews.count == 1)
    }

    @Test("Navigation: screens without common elements have the standard transition")
    func standard() {
        page.element.sharedElementKey = "other"
        #expect(SharedElementAnimator(.push, from: list, to: page) == nil)
        navigation.pushViewController(page, animated: true)
        app.advance(by: 0.1)
        #expect(page.view.transform.tx == 0 && page.view.alpha == 1)
        #expect((page.view.layer.presentation()?.frame.minX ?? 0) > 10)
        app.settle()
        #expect(navigation.topViewController === page && list.element.alpha == 1)
    }
}
