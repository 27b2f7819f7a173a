import Foundation
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    @Suite("Time", .serialized)
    @MainActor
    struct Time {
        @Test("Timers: wait for the app's clock, in their order, and see its date")
        func timers() {
            let (app, view) = WebTesting.app()
            app.show("<p>x", in: view)
            _ = app.value(
                of: """
                    window.log = []; window.from = Date.now(); const start = performance.now();
                    const note = name => log.push(name + Math.round(performance.now() - start));
                    setInterval(() => note('i'), 400); setTimeout(note, 1000, 'b');
                    const chain = () => { note('c'); setTimeout(chain, 300) };
                    for (let n = 0; n < 3; n++) setTimeout(() => note('a'), 50); 0
                    """, in: view)
            #expect(app.value(of: "log.join()", in: view) == "a50,a50,a50,i400,i800,b1000")
            app.advance(by: 1)
            #expect(
                app.value(of: "log.slice(6).join()", in: view) == "i1200,i1600,i2000",
                "\(app.value(of: "log.join()", in: view))")
            #expect(app.value(of: "Date.now() - from", in: view) == "2000")
            let difference = (Double(app.value(of: "Date.now()", in: view)) ?? 0) / 1000
            #expect(abs(difference - Date().timeIntervalSince1970) < 0.01)
            #expect(app.value(of: "typeof Date() + new Date(0).getTime()", in: view) == "string0")
            #expect(app.value(of: "new Date() instanceof Date", in: view) == "1")
        }

        @Test("Settling: chains of timers and of frames count as repeating")
        func chains() {
            let (app, view) = WebTesting.app()
            app.show("<p>x", in: view)
            view.evaluateJavaScript(
                """
                window.ticks = 0; window.frames_ = 0;
                const tick = () => { ticks++; setTimeout(tick, 200) }; tick();
                const frame = () => { frames_++; requestAnimationFrame(frame) }; frame(); 0
                """)
            #expect(app.settle())
            #expect(Int(app.value(of: "frames_", in: view)) ?? 0 >= 60)
            let ticks = Int(app.value(of: "ticks", in: view)) ?? 0
            app.advance(by: 1)
            #expect(Int(app.value(of: "ticks", in: view)) == ticks + 5)
        }

        private static let moving = """
            <style>body { margin: 0 } div { width: 40px; height: 40px; position: absolute }
            #a { background: rgb(255, 0, 0); animation: m 2s linear infinite alternate }
            @keyframes m { to { transform: translateX(200px) } }
            #b { background: rgb(0, 255, 0); top: 80px; left: 0; transition: left 1s linear }
            #c { background: rgb(0, 0, 255); top: 160px }</style>
            <div id=a></div><div id=b></div><div id=c></div>
            <script>let x = 0;
            const f = () => { c.style.left = (x += 2) + 'px'; requestAnimationFrame(f) };
            window.go = () => { b.style.left = '200px'; requestAnimationFrame(f) };
            b.ontransitionend = () => document.title = 'ended'</script>
            """

        @Test("Pictures: animations of style sheets and frames are the same in each run")
        func pictures() {
            var runs: [[Snapshot]] = []
            for _ in 0..<2 {
                let (app, view) = WebTesting.app()
                app.show(Self.moving, in: view)
                view.evaluateJavaScript("go(); 0")
                app.advance(by: 0)
                var pictures: [Snapshot] = []
                for _ in 0..<3 {
                    app.advance(by: 0.25)
                    pictures.append(app.snapshot())
                }
                runs.append(pictures)
                #expect(view.title == "")
                app.advance(by: 0.5)
                #expect(view.title == "ended")
                #expect(app.value(of: "getComputedStyle(b).left", in: view) == "200px")
            }
            #expect(zip(runs[0], runs[1]).allSatisfy { $0.pixels == $1.pixels })
            // After half a second: a quarter of two seconds' way, and half of one second's.
            #expect(runs[0][1].color(x: 55, y: 20) == [255, 0, 0])
            #expect(runs[0][1].color(x: 45, y: 20) == [255, 255, 255])
            #expect(runs[0][1].color(x: 105, y: 100) == [0, 255, 0])
            #expect(runs[0][1].color(x: 95, y: 100) == [255, 255, 255])
            #expect(runs[0][1].color(x: 75, y: 180) == [0, 0, 255])
        }

        @Test("Frames: those of the same origin share the page's clock")
        func frames() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <iframe srcdoc="<script>setTimeout(() => parent.document.title = 'later', 60000)
                </script>"></iframe>
                """, in: view)
            app.advance(by: 59)
            #expect(view.title == "")
            app.advance(by: 1.1)
            #expect(view.title == "later")
        }

        @Test("Errors: of a timer reach the page's own handler, and the clock goes on")
        func errors() {
            let (app, view) = WebTesting.app()
            app.show("<p>x", in: view)
            _ = app.value(
                of: """
                    window.onerror = message => { document.title = message; return true };
                    setTimeout(() => nope(), 100); setTimeout('window.text = 7', 200); 0
                    """, in: view)
            #expect(view.title?.contains("nope") == true)
            #expect(app.value(of: "text", in: view) == "7")
        }

        @Test("Messages: of a page's timers arrive at their moments of the app's time")
        func messages() {
            @MainActor final class Handler: NSObject, WKScriptMessageHandler {
                var times: [TimeInterval] = []
                let start = Date()
                func userContentController(
                    _ userContentController: WKUserContentController,
                    didReceive message: WKScriptMessage
                ) { times.append((Date().timeIntervalSince(start) * 10).rounded() / 10) }
            }
            let (app, view) = WebTesting.app()
            let handler = Handler()
            view.configuration.userContentController.add(handler, name: "app")
            app.show("<p>x", in: view)
            let start = Date()
            view.evaluateJavaScript(
                "setInterval(() => webkit.messageHandlers.app.postMessage(1), 500); 0")
            app.advance(by: 2.05)
            let offset = start.timeIntervalSince(handler.start)
            #expect(
                handler.times.map { (($0 - offset) * 10).rounded() / 10 } == [0.5, 1, 1.5, 2],
                "\(handler.times), \(offset)")
        }
    }
}
