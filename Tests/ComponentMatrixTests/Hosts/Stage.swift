import AssociatedValues
import HostHeadless
import Platform
import UIKit
import UIKitCore
import UIKitTesting

/// A host in a running app, and what can happen to it.
final class Stage {
    let host: Host
    let app: HeadlessApp

    /// The view in which a component is shown; gone after ``release()``.
    private(set) var view: UIView!

    private var parts: HostParts?

    var barItem: UIBarButtonItem? { parts?.barItem }
    var tabItem: UITabBarItem? { parts?.tabItem }

    /// `true` after ``install()``, while the host's view has not been taken away.
    private(set) var isInPlace = false

    /// Where the view goes back to.
    private var home: UIView?

    /// A second place for the view.
    private lazy var elsewhere = UIView()

    init(_ host: Host) {
        self.host = host
        app = HeadlessApp(size: host.windowSize, scale: 1, rootViewController: UIViewController())
        app.paintsFrames = false
        if host == .largestText { app.setTextSize(.accessibilityExtraExtraExtraLarge) }
        let parts = host.make()
        (self.parts, view) = (parts, parts.view)
    }

    /// Shows the host in its window.
    func install() {
        guard let parts else { return }
        if host == .rightToLeft {
            parts.root.setOverrideTraitCollection(
                UITraitCollection { $0.layoutDirection = .rightToLeft }, forChild: parts.root)
        }
        app.window.rootViewController = parts.root
        if let presented = parts.presented { parts.root.present(presented, animated: false) }
        pass(0.6)
        if host == .scrolledTable || host == .scrolledCollection {
            parts.list?.contentInset.bottom = 4_000
            parts.list?.contentOffset.y = 1_000
        }
        if host == .keyboardUp { showKeyboard() }
        isInPlace = host != .noWindow
        pass(0.1)
    }

    /// Lets time pass.
    func pass(_ seconds: Double) { app.advance(by: seconds) }

    // MARK: Events

    /// What is special about the host while a component is shown.
    func happen() {
        switch host {
        case .scrolledTable, .scrolledCollection:
            parts?.list?.contentOffset.y += 200
        case .reusedCell:
            parts?.list?.contentOffset.y = 480
            pass(0.1)
            parts?.list?.contentOffset.y = 0
        case .switchedToDark: app.host.appearance = .dark
        case .rotated: rotate()
        default: break
        }
        pass(0.6)
    }

    func rotate() {
        let size = app.window.bounds.size
        try? app.host.windows.first?.resize(to: CGSize(width: size.height, height: size.width))
        if isKeyboardUp { showKeyboard() }
        pass(0.1)
    }

    private var isKeyboardUp = false

    func toggleAppearance() {
        app.host.appearance = app.host.appearance == .dark ? .light : .dark
    }

    func showKeyboard() {
        isKeyboardUp = true
        placeKeyboard(height: 260)
    }

    func hideKeyboard() {
        isKeyboardUp = false
        placeKeyboard(height: 0)
    }

    func placeKeyboard(height: CGFloat) {
        let bounds = app.window.bounds
        app.window.softwareKeyboardFrame =
            height == 0
            ? .zero
            : CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        pass(0.4)
    }

    func goToBackgroundAndBack() {
        let window = app.host.windows.first
        window?.deactivate()
        app.application.enter(.background)
        pass(1)
        app.application.enter(.inactive)
        window?.activate()
        pass(0.1)
    }

    func takeAway() {
        guard isInPlace else { return }
        isInPlace = false
        home = view.superview
        view.removeFromSuperview()
    }

    func bringBack() {
        guard !isInPlace, let home else { return }
        isInPlace = true
        home.addSubview(view)
    }

    /// Moves the host's view to another superview of the same window.
    func move() {
        guard isInPlace, let root = view.window else { return }
        elsewhere.frame = CGRect(x: 0, y: 0, width: root.bounds.width, height: root.bounds.height)
        root.addSubview(elsewhere)
        elsewhere.addSubview(view)
        home = elsewhere
        pass(0.1)
    }

    /// Releases the host with everything in it.
    func release() {
        home = nil
        elsewhere.removeFromSuperview()
        if let root = parts?.root, root.presentedViewController != nil {
            root.dismiss(animated: false)
            pass(0.1)
        }
        view.removeFromSuperview()
        elsewhere = UIView()
        view = nil
        parts = nil
        app.window.rootViewController = UIViewController()
        pass(0.1)
        // Values of objects that are no views are released with those of others.
        AssociatedValues.releaseOrphans()
    }

    // MARK: What is there

    /// What is seen of the host, in its own coordinates.
    var visible: CGRect {
        view.layoutIfNeeded()
        return view.bounds
    }

    /// What a component may not leave behind.
    var footprint: [String: Int] {
        [
            "subviews": view.subviews.count {
                !($0 is UITableViewCell) && !($0 is UICollectionViewCell)
            },
            "constraints": view.constraints.count,
            "recognisers": view.gestureRecognizers?.count ?? 0,
            "animations": view.layer.animationKeys()?.count ?? 0,
            "presented controllers":
                host == .sheet || parts?.root.presentedViewController == nil ? 0 : 1,
        ]
    }
}
