import Foundation
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    @Suite("Accessibility", .serialized)
    @MainActor
    struct Accessibility {
        @Test("Elements: roles, names and values, in the order of the document")
        func elements() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <h1>News</h1><p>Some <b>bold</b> text, <a href="/more">more of it</a> and the end.
                <img src="data:," alt="A cat"><img src="data:," alt="">
                <label>Name <input id=n value="Ada"></label>
                <label for=w>Word</label><input id=w type=password value="abc">
                <input type=search placeholder="Find"> <input type=checkbox aria-label="Agree" checked>
                <select aria-label="Colour"><option>red<option selected>green</select>
                <button disabled>Send</button> <div role=button tabindex=0>Own</div>
                <input type=range aria-label="Size" value=30><h2><a href="/x">Linked</a></h2>
                <p aria-hidden=true>hidden</p><p style="display:none">gone</p>
                <p style="visibility:hidden">unseen</p><ul><li>one<li>two</ul>
                """, in: view)
            let lines = app.accessibilityTree().split(separator: "\n").map(String.init)
            #expect(
                lines == [
                    "heading “News”", "text “Some bold text,”", "link “more of it”",
                    "text “and the end.”", "image “A cat”", "text “Name”",
                    "text field “Name” = “Ada”", "text “Word”", "text field “Word” = “•••”",
                    "search field “Find” = “”", "button “Agree” = “1”",
                    "button “Colour” = “green”", "button “Send” disabled", "button “Own”",
                    "adjustable “Size” = “30”", "link “Linked”", "text “one”", "text “two”",
                ], "\(lines.joined(separator: "\n"))")
        }

        @Test("Queries: find, require and tap elements of a page by their names")
        func queries() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><button style="width:100px;height:50px" id=b>Save</button>
                <a href="#there" style="display:block;height:44px;width:200px">There</a>
                <script>b.onclick = () => { b.textContent = 'Saved'; b.disabled = true }</script>
                """, in: view)
            #expect(app.query().trait(.link).all.map(\.label) == ["There"])
            let button = try app.require("Save", isEnabled: true)
            #expect(button.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
            try app.finger.tap(on: "Save")
            app.settle()
            try app.require("Saved", isEnabled: false)
            try app.finger.tap(on: "There")
            app.settle()
            #expect(view.url?.fragment == "there")
        }

        @Test("Actions: activating clicks, adjusting moves a slider")
        func actions() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <button onclick="document.title = 'clicked'">Go</button>
                <input type=range aria-label=Size min=0 max=10 value=3 id=s>
                """, in: view)
            #expect(try app.require("Go").view.accessibilityActivate())
            app.settle()
            #expect(view.title == "clicked")
            try app.require("Size").view.accessibilityIncrement()
            app.settle()
            try app.require("Size", value: "4")
            try app.require("Size").view.accessibilityDecrement()
            app.settle()
            #expect(app.value(of: "s.value", in: view) == "3")
        }

        @Test("Frames, shadow trees, modal dialogs and zoom")
        func places() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><iframe style="border:0;margin:0;height:60px"
                srcdoc="<body style='margin:0'><button style='width:80px;height:40px'>Inner"></iframe>
                <div id=host></div><dialog id=d><p>Sure?</p><button>Yes</button></dialog>
                <script>host.attachShadow({mode: 'open'}).innerHTML = '<button>Shadow</button>'
                </script>
                """, in: view)
            #expect(try app.require("Inner").frame.size == CGSize(width: 80, height: 40))
            try app.require("Shadow")
            view.pageZoom = 2
            app.settle()
            #expect(
                try app.require("Inner").frame == CGRect(x: 0, y: 0, width: 160, height: 80))
            view.evaluateJavaScript("d.showModal()")
            app.settle()
            #expect(app.accessibilityElements().map(\.label) == ["Sure?", "Yes"])
        }

        @Test("Audit: a control of a page without a name is reported, a named one is not")
        func audit() {
            let (app, view) = WebTesting.app()
            app.show("<button>Good</button><button id=b></button><input>", in: view)
            let issues = app.audit([.missingLabel])
            #expect(issues.count == 2, "\(issues)")
            _ = app.value(
                of: "b.ariaLabel = 'Named'; document.querySelector('input').remove()", in: view)
            #expect(app.audit([.missingLabel]).isEmpty)
        }

        @Test("Next page: the elements are its own")
        func next() throws {
            let (app, view) = WebTesting.app()
            app.show("<button>One</button><button>Two</button>", in: view)
            app.show("<button>Three</button>", in: view)
            #expect(app.accessibilityElements().map(\.label) == ["Three"])
            view.endProcess()
            app.settle()
            #expect(app.accessibilityElements().isEmpty)
        }
    }
}
