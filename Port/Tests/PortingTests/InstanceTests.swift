import Porting
import Testing

@Suite struct InstanceTests {
    @Test("Classes known at run time: generic parameters and metatypes of responders")
    func instances() {
        let ported = port(
            """
            class Cell<Content: UIView>: UITableViewCell { let content = Content() }
            func make<T>(_ type: T.Type) -> T where T: UIViewController & Page { T() }
            func show<V: Card>(_ type: V.Type) { _ = V(frame: .zero); _ = type.init(frame: .zero) }
            class Card: UIView { var kind: UIView.Type; func f() { _ = kind.init() } }
            func other<T: Decodable, R: UIGestureRecognizer>(_ t: T.Type) { _ = T(); _ = R() }
            """)
        #expect(ported.contains("let content = Content.makeOfClass()"))
        #expect(ported.contains("{ T.makeOfClass() }"))
        #expect(ported.contains("V.makeOfClass(frame: .zero); _ = type.makeOfClass(frame: .zero)"))
        #expect(ported.contains("kind.makeOfClass()"))
        #expect(ported.contains("_ = T(); _ = R()"))
    }

    @Test("Properties of a class by a key path are read")
    func staticValues() {
        let ported = port(
            "let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication"
        )
        #expect(ported == "let a = (UIApplication.shared as Any?) as? UIApplication")
    }

    @Test("Questions about protocols of Objective-C")
    func conformance() {
        let ported = port(
            """
            if view.conforms(to: UITextInput.self), next?.conforms(to: Page.self) == true {}
            extension UIView { var a: Bool { conforms(to: UIKeyInput.self) } }
            let isImage = type.conforms(to: .image)
            """)
        #expect(ported.contains("if (view is UITextInput), (next is Page) == true {}"))
        #expect(ported.contains("var a: Bool { (self is UIKeyInput) }"))
        #expect(ported.contains("type.conforms(to: .image)"))
    }

    @Test("Overrides in extensions of generic classes are forwarded")
    func generics() {
        let ported = port(
            """
            class List<Item: Hashable>: UIViewController { var items: [Item] = [] }
            extension List { override func viewDidLoad() { super.viewDidLoad(); items = [] } }
            """)
        #expect(
            ported.contains("override func viewDidLoad() { self.extension_viewDidLoad() } }"))
        #expect(ported.contains("extension List { func extension_viewDidLoad() {"))
    }
}
