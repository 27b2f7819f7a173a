import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("API of older and wider source")
@MainActor
struct OlderAPITests {
    private final class Saver: NSObject {
        var calls: [String] = []

        func image(
            _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
        ) {
            calls.append("\(image.size.width) \(error == nil)")
        }
    }

    private func square() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test("UIImageWriteToSavedPhotosAlbum: saves PNG files and reports the end")
    func savedPhotos() {
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 300), rootViewController: UIViewController())
        let saver = Saver()
        let selector = Selector(
            Saver.image(_:didFinishSavingWithError:contextInfo:), name: "image")
        UIImageWriteToSavedPhotosAlbum(square(), saver, selector, nil)
        UIImageWriteToSavedPhotosAlbum(square(), nil, nil, nil)
        app.settle()
        #expect(saver.calls == ["4.0 true"])
        #expect(app.host.savedPictures.map { UIImage(data: Data($0))?.size.width } == [8, 8])
        app.host.pictureError = CocoaError(.fileWriteNoPermission)
        UIImageWriteToSavedPhotosAlbum(square(), saver, selector, nil)
        app.settle()
        #expect(saver.calls == ["4.0 true", "4.0 false"])
    }

    @Test("UIViewController: a context provides its transition style")
    func contextStyle() {
        let context = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 300, height: 300), rootViewController: context)
        context.definesPresentationContext = true
        context.modalTransitionStyle = .crossDissolve
        for provides in [false, true] {
            context.providesPresentationContextTransitionStyle = provides
            let presented = UIViewController()
            presented.modalPresentationStyle = .currentContext
            context.present(presented, animated: false)
            app.settle()
            #expect(presented.modalTransitionStyle == (provides ? .crossDissolve : .coverVertical))
            context.dismiss(animated: false)
            app.settle()
        }
    }

    @Test("Initialisers of UIKit can be overridden and called by subclasses")
    func designated() {
        final class Bars: UINavigationController {
            override init(rootViewController: UIViewController) {
                super.init(rootViewController: rootViewController)
                isNavigationBarHidden = true
            }

            required init?(coder: NSCoder) { nil }
        }
        final class Pages: UIPageViewController {
            override init(
                transitionStyle style: TransitionStyle,
                navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]?
            ) {
                super.init(
                    transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
            }

            required init?(coder: NSCoder) { nil }
        }
        _ = HeadlessApp(
            size: CGSize(width: 300, height: 300), rootViewController: UIViewController())
        let bars = Bars(rootViewController: UIViewController())
        #expect(bars.viewControllers.count == 1 && bars.isNavigationBarHidden)
        let pages = Pages(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)
        #expect(pages.navigationOrientation == .vertical)
    }

    @Test("UISearchBar, UIBarButtonItem: parts by the names that apps know")
    func parts() {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 300),
            rootViewController: UINavigationController(rootViewController: controller))
        app.settle()
        #expect((item.value(forKey: "view") as? UIView)?.window != nil)
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        #expect(bar.value(forKey: "cancelButton") == nil)
        bar.showsCancelButton = true
        let button = bar.value(forKey: "_cancelButton") as? UIButton
        #expect(button?.superview === bar)
    }

    @Test("NSItemProvider: a text is read as NSString")
    func textObject() throws {
        let data = Data("tea".utf8)
        let text = try NSString.object(withItemProviderData: data, typeIdentifier: "public.text")
        #expect(text == NSString(string: "tea"))
        #expect(NSItemProvider(object: text).canLoadObject(ofClass: NSString.self))
        #expect(throws: NSItemProviderError.unreadable(type: "public.text")) {
            try NSString.object(withItemProviderData: Data([255]), typeIdentifier: "public.text")
        }
    }

    @Test("UIApplication: no desktop has a page of settings for the app")
    func settings() throws {
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 300), rootViewController: UIViewController())
        let url = try #require(URL(string: UIApplication.openSettingsURLString))
        #expect(!UIApplication.shared.canOpenURL(url))
        nonisolated(unsafe) var answers: [Bool] = []
        UIApplication.shared.open(url) { answers.append($0) }
        app.settle()
        #expect(answers == [false])
    }

    @Test("Timer: fires during a scroll, in the common modes and while tracking")
    func timers() {
        let controller = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 300, height: 300), rootViewController: controller)
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentSize = CGSize(width: 300, height: 3000)
        controller.view.addSubview(scroll)
        nonisolated(unsafe) var fired = 0
        let modes: [RunLoop.Mode] = [.common, .tracking]
        let timers = modes.map { mode in
            let timer = Timer(timeInterval: 0.01, repeats: true) { _ in fired += 1 }
            RunLoop.main.add(timer, forMode: mode)
            return timer
        }
        let before = fired
        app.finger.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50))
        #expect(scroll.contentOffset.y > 0)
        timers.forEach { $0.invalidate() }
        #expect(fired > before + 4)
    }

    @Test("UIApplication: the orientation is announced before the window changes")
    func orientation() {
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 400), rootViewController: UIViewController())
        // Written and read on the main thread.
        nonisolated(unsafe) var seen: [String] = []
        let center = NotificationCenter.default
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let tokens = names.map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { notification in
                let value = notification.userInfo?[UIApplication.statusBarOrientationUserInfoKey]
                seen.append("\(value as? Int ?? -1)")
            }
        }
        app.resize(to: CGSize(width: 500, height: 400))
        app.resize(to: CGSize(width: 600, height: 400))
        tokens.forEach { center.removeObserver($0) }
        // The new one, landscape, before; the old one, portrait, after.
        #expect(seen == ["3", "1"])
    }

    @Test("UIView: minimum and maximum text size limit the traits of a subtree")
    func textSizes() {
        let controller = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 300, height: 300), rootViewController: controller)
        let (outer, inner) = (UIView(), UIView())
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        outer.maximumContentSizeCategory = .extraLarge
        app.setTextSize(.accessibilityLarge)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        inner.minimumContentSizeCategory = .extraExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        outer.maximumContentSizeCategory = nil
        #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test("UIKeyCommand: an older initialiser describes the shortcut")
    func keyCommand() {
        let command = UIKeyCommand(
            input: "f", modifierFlags: .command,
            action: Selector(UIResponder.selectAll(_:), name: "selectAll:"),
            discoverabilityTitle: "Find")
        #expect(command.discoverabilityTitle == "Find" && command.input == "f")
        #expect(UIWindow.Level.statusBar > .normal)
    }

    @Test("PDF contexts: pages by functions, to data and to a file")
    func pdfFunctions() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(
            data, CGRect(x: 0, y: 0, width: 200, height: 100), [kCGPDFContextTitle: "Report"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().width == 200)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 300, height: 400), nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let text = String(decoding: data as Data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF") && text.contains("200 100") && text.contains("300 400"))
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString).pdf")
        #expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
        try FileManager.default.removeItem(at: file)
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
    }

    private final class Presenter: UIViewController {
        var calls: [String] = []
        override func present(
            _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            calls.append("present")
            super.present(controller, animated: flag, completion: completion)
        }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            calls.append("dismiss")
            super.dismiss(animated: flag, completion: completion)
        }
    }

    @Test("View controller: presenting and dismissing can be overridden")
    func presenting() {
        let presenter = Presenter()
        let app = HeadlessApp(
            size: CGSize(width: 300, height: 300), rootViewController: presenter)
        presenter.present(UIViewController(), animated: false)
        app.settle()
        #expect(presenter.presentedViewController != nil)
        presenter.dismiss(animated: false)
        app.settle()
        #expect(presenter.presentedViewController == nil)
        #expect(presenter.calls == ["present", "dismiss"])
    }

    @Test("UIKey: codes of letters, digits, signs and keys without characters")
    func keyCodes() {
        func code(_ text: String) -> UIKeyboardHIDUsage {
            UIKey(characters: text, charactersIgnoringModifiers: text, modifierFlags: []).keyCode
        }
        #expect(code("a") == .keyboardA && code("z") == .keyboardZ && code("0") == .keyboard0)
        #expect(code("\r") == .keyboardReturnOrEnter && code("/") == .keyboardSlash)
        #expect(code(UIKeyCommand.inputUpArrow).rawValue == 82)
        #expect(code(UIKeyCommand.f12).rawValue == 69 && code("é") == .keyboardErrorRollOver)
        #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 231)
    }

    @Test("UIInputViewController: its view looks like a keyboard")
    func inputViewController() {
        let controller = UIInputViewController()
        #expect(controller.inputView == nil)
        controller.loadViewIfNeeded()
        #expect(controller.inputView?.inputViewStyle == .keyboard)
    }
}
