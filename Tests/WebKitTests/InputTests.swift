import Foundation
import Platform
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    @Suite("Input", .serialized)
    @MainActor
    struct Input {
        private static let long = """
            <body style="margin:0"><div style="height:3000px;background:linear-gradient(red, blue)">
            """

        @Test("Pointer: hovering changes the page and the cursor, and leaving gives it back")
        func hover() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <style>body { margin: 0 } a, p, i { display: block; margin: 0; height: 60px }
                a:hover { background: rgb(255, 0, 0) }</style>
                <a href="/x">Link</a><p>Text</p><i style="cursor:none">No pointer</i>
                """, in: view)
            app.mouse.hover(at: CGPoint(x: 5, y: 30))
            app.settle()
            #expect(app.cursor == .link)
            #expect(app.snapshot().color(x: 300, y: 50) == [255, 0, 0])
            app.mouse.hover(at: CGPoint(x: 10, y: 70))
            app.settle()
            #expect(app.cursor == .text)
            app.mouse.hover(at: CGPoint(x: 10, y: 150))
            app.settle()
            #expect(app.cursor == .hidden)
            app.mouse.leave()
            app.settle()
            #expect(app.cursor == .arrow)
        }

        @Test("Touch: a drag scrolls, and the page goes on until it rests")
        func inertia() {
            let (app, view) = WebTesting.app()
            app.show(Self.long, in: view)
            app.finger.drag(
                from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), duration: 0.1)
            app.settle()
            // The engine moves the page on in real time, so that the place differs between runs.
            let end = app.value(of: "Math.round(scrollY)", in: view)
            #expect(Int(end) ?? 0 > 100, "\(end)")
            #expect(view.scrollView.contentOffset.y > 100)
            app.advance(by: 1)
            app.settle()
            #expect(app.value(of: "Math.round(scrollY)", in: view) == end)
        }

        @Test("Menu: a long press on a link offers to open and to copy it")
        func linkMenu() throws {
            let (app, view) = WebTesting.app()
            app.show(
                "<body style='margin:0'><a href='test://other/' style='font-size:40px'>Link</a>",
                in: view)
            app.finger.longPress(at: CGPoint(x: 30, y: 25), for: 0.7)
            app.settle()
            try app.finger.tap(on: "Copy Link")
            app.settle()
            #expect(UIPasteboard.general.string == "test://other/")
            #expect(view.url?.absoluteString == "test://page/")
        }

        @Test("Menu: the secondary button on a selection offers to copy it")
        func selectionMenu() throws {
            let (app, view) = WebTesting.app()
            app.show(
                "<body style='margin:0'><p id=p style='font-size:40px;margin:0'>Word", in: view)
            _ = app.value(of: "getSelection().selectAllChildren(p)", in: view)
            app.mouse.click(at: CGPoint(x: 30, y: 25), button: .secondary)
            app.settle()
            try app.finger.tap(on: "Copy")
            app.settle()
            #expect(UIPasteboard.general.string == "Word")
        }

        @Test("Clipboard: copy, cut and paste, by commands and by keys")
        func clipboard() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><input id=t value="abc" style="width:200px;height:60px">
                """, in: view)
            app.mouse.click(at: CGPoint(x: 100, y: 30))
            app.settle()
            view.selectAll(nil)
            view.cut(nil)
            app.settle()
            #expect(UIPasteboard.general.string == "abc")
            #expect(app.value(of: "t.value", in: view) == "")
            UIPasteboard.general.string = "from 外"
            view.paste(nil)
            app.settle()
            #expect(app.value(of: "t.value", in: view) == "from 外")
            app.keyboard.press("a", .control)
            app.keyboard.press("c", .control)
            app.settle()
            #expect(UIPasteboard.general.string == "from 外")
            UIPasteboard.general.string = "keys"
            app.keyboard.press("v", .control)
            app.settle()
            #expect(app.value(of: "t.value", in: view) == "keys")
        }

        @Test("Files: a field opens the picker, and the page gets the chosen file")
        func files() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><input type=file id=f style="width:200px;height:60px">
                """, in: view)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(UUID().uuidString).txt")
            try Data("content".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            app.mouse.click(at: CGPoint(x: 40, y: 30))
            app.settle()
            let root = try #require(app.window.rootViewController)
            let picker = try #require(
                root.presentedViewController as? UIDocumentPickerViewController)
            picker.delegate?.documentPicker(picker, didPickDocumentsAt: [file])
            root.dismiss(animated: false)
            app.settle()
            #expect(app.value(of: "f.files[0].name", in: view) == file.lastPathComponent)
            var text: Any?
            view.callAsyncJavaScript("return await f.files[0].text()", in: nil, in: .page) {
                text = try? $0.get()
            }
            app.settle()
            #expect(text as? String == "content")
        }

        @Test("Layout: the page follows the view's size, and its picture too")
        func resize() {
            let (app, view) = WebTesting.app()
            app.show("<body style='margin:0;background:rgb(0,255,0)'><p id=p>x", in: view)
            app.resize(to: CGSize(width: 500, height: 300))
            app.settle()
            #expect(app.value(of: "[innerWidth, innerHeight].join()", in: view) == "500,300")
            #expect(app.snapshot().color(x: 490, y: 290) == [0, 255, 0])
            view.frame = CGRect(x: 0, y: 0, width: 0, height: 0)
            app.settle()
            view.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
            app.settle()
            #expect(app.value(of: "innerWidth", in: view) == "60")
        }

        @Test(
            "Bars: the page stays between them, in the colour of its corner, unless the app says no"
        )
        func bars() {
            let controller = UIViewController()
            let view = WKWebView()
            controller.view = view
            controller.title = "Bar"
            let navigation = UINavigationController(rootViewController: controller)
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: navigation)
            app.settle()
            app.show("<body style='margin:0;background:rgb(0,255,0)'><p id=p>x", in: view)
            let bar = Int(navigation.navigationBar.frame.maxY)
            #expect(bar > 0 && app.value(of: "innerHeight", in: view) == "\(240 - bar)")
            #expect(app.snapshot().color(x: 10, y: 5) == [0, 255, 0])
            view.scrollView.contentInset.bottom = 50
            app.settle()
            #expect(app.value(of: "innerHeight", in: view) == "\(190 - bar)")
            view.scrollView.contentInset.bottom = 0
            view.scrollView.contentInsetAdjustmentBehavior = .never
            app.settle()
            #expect(app.value(of: "innerHeight", in: view) == "240")
        }

        @Test("Swipes: from the edges they go back and forward, if they are on")
        func swipes() {
            let (app, view) = WebTesting.app()
            let server = PlainServer { path, _ in
                (["HTTP/1.1 200 OK", "Content-Type: text/html"], "<title>\(path)</title>")
            }
            for path in ["/one", "/two"] {
                view.load(URLRequest(url: server.url(path)))
                app.settle()
            }
            let (left, right) = (CGPoint(x: 1, y: 100), CGPoint(x: 319, y: 100))
            app.finger.drag(from: left, to: CGPoint(x: 200, y: 100))
            app.settle()
            #expect(view.title == "/two")
            view.allowsBackForwardNavigationGestures = true
            app.finger.drag(from: left, to: CGPoint(x: 200, y: 100))
            app.settle()
            #expect(view.title == "/one")
            app.finger.drag(from: right, to: CGPoint(x: 100, y: 100))
            app.settle()
            #expect(view.title == "/two")
        }

        @Test("Scrolling: the facade scrolls the page, and its delegate hears of it")
        func facade() {
            @MainActor final class Delegate: NSObject, UIScrollViewDelegate {
                var offsets: [CGFloat] = []
                func scrollViewDidScroll(_ scrollView: UIScrollView) {
                    offsets.append(scrollView.contentOffset.y)
                }
            }
            let (app, view) = WebTesting.app()
            app.show(Self.long, in: view)
            let delegate = Delegate()
            view.scrollView.delegate = delegate
            #expect(view.scrollView.contentSize == CGSize(width: 320, height: 3000))
            view.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            app.settle()
            #expect(app.value(of: "scrollY", in: view) == "400")
            #expect(delegate.offsets.last == 400)
            app.mouse.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50))
            app.settle()
            #expect(delegate.offsets.last ?? 0 > 400)
        }

        @Test("Choices: a view that goes while a list is open takes it along")
        func goneWithChoices() throws {
            let controller = UIViewController()
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: controller)
            var view: WKWebView? = WKWebView(frame: controller.view.bounds)
            weak let gone = view
            if let view {
                controller.view.addSubview(view)
                app.show("<body style='margin:0'><select style='width:99px'><option>one", in: view)
                app.mouse.click(at: CGPoint(x: 50, y: 10))
                app.settle()
            }
            view?.removeFromSuperview()
            view = nil
            app.settle()
            #expect(gone == nil)
            try app.finger.tap(on: "✓ one")
            app.settle()
        }

        @Test("Choices: a list is cancelled, groups and disabled choices cannot be chosen")
        func choices() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><select id=s style="width:200px;height:60px">
                <option>one<optgroup label=Group><option disabled>two<option>three</optgroup>
                </select>
                """, in: view)
            app.mouse.click(at: CGPoint(x: 100, y: 30))
            app.settle()
            try? app.finger.tap(on: "two")
            app.settle()
            try app.finger.tap(on: "Cancel")
            app.settle()
            #expect(app.value(of: "s.value", in: view) == "one")
            app.mouse.click(at: CGPoint(x: 100, y: 30))
            app.settle()
            try app.finger.tap(on: "three")
            app.settle()
            #expect(app.value(of: "s.value", in: view) == "three")
        }

        @Test("Keys: arrows, tab and return reach the page; a double click selects a word")
        func keys() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><form onsubmit="document.title = t.value; return false">
                <input id=t value="one two" style="width:200px;height:60px;font-size:30px">
                <input id=u><input type=submit></form>
                """, in: view)
            app.mouse.click(at: CGPoint(x: 20, y: 30))
            app.mouse.click(at: CGPoint(x: 20, y: 30))
            app.settle()
            #expect(app.value(of: "getSelection().toString().trim()", in: view) == "one")
            app.keyboard.type("1")
            app.keyboard.press(.tab)
            app.settle()
            #expect(app.value(of: "document.activeElement.id", in: view) == "u")
            app.keyboard.press(.enter)
            app.settle()
            #expect(view.title?.hasPrefix("1") == true, "\(view.title ?? "")")
        }
    }
}
