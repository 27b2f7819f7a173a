import Foundation
import Testing
import UIKit

/// What libraries for iOS write, and apps rarely do.
@Suite("Habits of libraries")
@MainActor
struct LibraryHabitsTests {
    private final class OverlayWindow: UIWindow {
        let level: Int
        init(level: Int, scene: UIWindowScene?) {
            self.level = level
            if let scene { super.init(windowScene: scene) } else { super.init(frame: .zero) }
            windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 1)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("UIWindow: a subclass may call init(windowScene:), levels need no label")
    func windowOfScene() {
        let window = OverlayWindow(level: 1, scene: nil)
        #expect(window.isHidden && window.windowLevel > .alert)
    }

    private final class Container: UIViewController {
        var added: [UIViewController] = []
        override func addChild(_ childController: UIViewController) {
            added.append(childController)
            super.addChild(childController)
        }
    }

    @Test("UIViewController: addChild and removeFromParent can be overridden")
    func children() {
        let container = Container()
        let child = UIViewController()
        container.addChild(child)
        #expect(container.added == [child] && container.children == [child])
        child.removeFromParent()
        #expect(container.children.isEmpty)
    }

    @Test("UILayoutPriority: has an order")
    func priorities() {
        #expect(UILayoutPriority.defaultLow < .required)
        #expect(UILayoutPriority(999) >= .defaultHigh)
    }

    @Test("NSMutableAttributedString: fixing removes stray attachments and evens paragraphs")
    func fixing() {
        let wide = NSMutableParagraphStyle()
        wide.lineSpacing = 9
        let text = NSMutableAttributedString(string: "ab\ncd")
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(0..<2))
        text.addAttribute(.paragraphStyle, value: wide, range: NSRange(0..<1))
        text.addAttribute(.paragraphStyle, value: wide, range: NSRange(4..<5))
        text.fixAttributes(in: NSRange(0..<5))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSObject == wide)
        #expect(text.attribute(.paragraphStyle, at: 4, effectiveRange: nil) == nil)
    }

    private final class WindowDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }

    @Test("UIApplicationDelegate: its window is unwrapped once, or twice as on iOS")
    func delegateWindow() {
        let own = WindowDelegate()
        own.window = UIWindow()
        own.window?.rootViewController = UIViewController()
        let delegate: (any UIApplicationDelegate)? = own
        #expect(delegate?.window??.rootViewController === own.window?.rootViewController)
        #expect(delegate?.window?.rootViewController === own.window?.rootViewController)
        let none: (any UIApplicationDelegate)? = nil
        #expect(none?.window??.rootViewController == nil)
    }

    @Test("Opening and fetching: a desktop has no restrictions and no fetches")
    func openingAndFetching() {
        let file = URL(fileURLWithPath: "/tmp/a.txt")
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(UIApplication.shared.backgroundRefreshStatus == .restricted)
        #expect(UIBackgroundFetchResult.noData.rawValue == 1)
        #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
        let options = UIScene.OpenURLOptions()
        #expect(options.sourceApplication == nil && options.openInPlace)
        let format = UIGraphicsImageRendererFormat()
        format.prefersExtendedRange = true
        #expect(format.preferredRange == .extended)
        format.preferredRange = .automatic
        #expect(!format.prefersExtendedRange)
    }
}
