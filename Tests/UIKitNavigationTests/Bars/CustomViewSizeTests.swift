import Testing
import UIKit
import UIKitTesting

@Suite("Custom views in bars")
struct CustomViewSizeTests {
    /// A view that records the sizes at which it was laid out.
    private final class Recording: UIView {
        var sizes: [CGSize] = []
        let label = UILabel()

        override func layoutSubviews() {
            super.layoutSubviews()
            sizes.append(bounds.size)
            // Of a view that is narrower than four points this is the null rectangle.
            label.frame = bounds.insetBy(dx: 2, dy: 0)
        }
    }

    /// The way in which a custom view's size is decided.
    enum Sizing: CaseIterable, Sendable {
        /// Constraints of the view itself.
        case own

        /// The same, while its frame counts too.
        case ownWithMask

        /// Constraints of what is inside.
        case inner

        /// The frame.
        case frame
    }

    private func make(_ sizing: Sizing) -> Recording {
        let view = Recording()
        view.addSubview(view.label)
        switch sizing {
        case .own, .ownWithMask:
            view.translatesAutoresizingMaskIntoConstraints = sizing == .ownWithMask
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        case .inner:
            view.translatesAutoresizingMaskIntoConstraints = false
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                inner.widthAnchor.constraint(equalToConstant: 60),
                inner.heightAnchor.constraint(equalToConstant: 30),
            ])
        case .frame: view.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        }
        return view
    }

    @Test(
        "Navigation bar: a custom view is laid out at its size, never at zero",
        arguments: Sizing.allCases)
    func navigationBar(sizing: Sizing) {
        let first = UIViewController()
        let atLaunch = make(sizing)
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: atLaunch)
        let navigation = UINavigationController(rootViewController: first)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.settle()
        let second = UIViewController()
        let pushed = make(sizing)
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: pushed)
        navigation.pushViewController(second, animated: true)
        app.settle()
        for view in [atLaunch, pushed] {
            #expect(!view.sizes.isEmpty)
            #expect(view.sizes.allSatisfy { $0 == CGSize(width: 60, height: 30) })
        }
        #expect(pushed.frame == CGRect(x: 375 - 16 - 60, y: 7, width: 60, height: 30))
    }

    @Test(
        "Navigation bar: a title view is laid out at its size, never at zero",
        arguments: Sizing.allCases)
    func titleView(sizing: Sizing) {
        let controller = UIViewController()
        let view = make(sizing)
        controller.navigationItem.titleView = view
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: UINavigationController(rootViewController: controller))
        app.settle()
        #expect(!view.sizes.isEmpty)
        #expect(view.sizes.allSatisfy { $0 == CGSize(width: 60, height: 30) })
        #expect(view.frame.midX == 187.5)
    }

    @Test(
        "Toolbar: a custom view is laid out at its size, never at zero",
        arguments: Sizing.allCases)
    func toolbar(sizing: Sizing) {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let view = make(sizing)
        toolbar.items = [UIBarButtonItem(customView: view)]
        let controller = UIViewController()
        controller.view.addSubview(toolbar)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: controller)
        app.settle()
        #expect(!view.sizes.isEmpty)
        #expect(view.sizes.allSatisfy { $0 == CGSize(width: 60, height: 30) })
        #expect(view.frame.size == CGSize(width: 60, height: 30))
    }

    @Test("View: the null rectangle as its frame makes it empty, where it is")
    func nullFrame() {
        let label = UILabel(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        label.frame = CGRect(x: 0, y: 0, width: 3, height: 3).insetBy(dx: 2, dy: 0)
        #expect(label.frame == CGRect(x: 5, y: 6, width: 0, height: 0))
        label.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        label.bounds = .null
        #expect(label.bounds == .zero)
    }
}
