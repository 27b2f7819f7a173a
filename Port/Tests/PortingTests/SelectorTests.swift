import Foundation
import Testing

@Suite("Selectors")
struct SelectorTests {
    @Test(
        "Selector: a method's name gets its class",
        arguments: [
            ("#selector(tap)", "Selector(Page.tap, name: \"tap\")"),
            ("#selector(tap(_:))", "Selector(Page.tap(_:), name: \"tap(_:)\")"),
            ("#selector(self.tap(_:))", "Selector(Page.tap(_:), name: \"tap(_:)\")"),
            ("#selector(Page.tap)", "Selector(Page.tap, name: \"tap\")"),
            ("#selector(Other.go(to:))", "Selector(Other.go(to:), name: \"go(to:)\")"),
            ("#selector(Self.tap)", "Selector(Page.tap, name: \"tap\")"),
            ("#selector(getter: count)", "Selector(getter: \\Page.count, name: \"count\")"),
            ("#selector(setter: count)", "Selector(setter: \\Page.count, name: \"setCount:\")"),
            (
                "#selector(tap as (UIButton) -> Void)",
                "Selector(Page.tap as (Page) -> (UIButton) -> Void, name: \"tap\")"
            ),
        ])
    func forms(selector: String, expected: String) {
        let ported = port(
            """
            class Page: UIViewController {
                @objc var count = 0
                func f() { use(\(selector)) }
                @objc func tap(_ sender: UIButton) {}
            }
            """)
        #expect(ported.contains("use(\(expected))"), "\(ported)")
    }

    @Test("Selector: the method's class may be an outer type or an extension's")
    func scopes() {
        let ported = port(
            """
            class Outer: NSObject {
                @objc func done() {}
                class Inner: NSObject { func f() { use(#selector(done)) } }
            }
            extension Outer.Inner { func g() { use(#selector(again)) }; @objc func again() {} }
            """)
        #expect(ported.contains("Selector(Outer.done, name: \"done\")"))
        #expect(ported.contains("Selector(Outer.Inner.again, name: \"again\")"))
    }

    @Test("Selector: in a generic class, a closure names the method, which Swift 5 takes silently")
    func generic() {
        let ported = port(
            """
            class List<Item>: UIViewController {
                func f() { use(#selector(tap)); use(#selector(List.taps(_:))) }
                @objc func tap() {}
                @objc func taps(_ sender: UIButton) {}
            }
            class Names: List<String> { func g() { use(#selector(tap)); use(Selector("tap")) } }
            """)
        #expect(ported.contains("use(Selector({ (object: List) in object.tap }, name: \"tap\"))"))
        #expect(ported.contains("{ (object: List) in object.taps(_:) }, name: \"taps(_:)\""))
        #expect(
            ported.contains(
                "g() { use(Selector({ (object: Names) in object.tap }, name: \"tap\")); "
                    + "use(Selector({ (object: Names) in object.tap }, name: \"tap\")) }"))
    }

    @Test("Selector: a method of the class itself is a problem")
    func staticMethods() {
        let source = """
            class Page: NSObject {
                func f() { use(#selector(Page.go)); use(#selector(stop)) }
                @objc static func go() {}
                @objc class func stop() {}
                @objc func both() {}
                @objc static func both() {}
                func g() { use(#selector(both)) }
            }
            """
        #expect(
            problems(source) == [
                "2: go() is a method of the class Page, which is no object on Linux",
                "2: stop() is a method of the class Page, which is no object on Linux",
            ])
        #expect(port(source).contains("use(Selector(Page.both, name: \"both\"))"))
    }

    @Test("Selector: in a protocol's extension the method belongs to Self")
    func protocolExtension() {
        let ported = port(
            """
            protocol Closing {}
            extension Closing where Self: UIViewController {
                func f() { use(#selector(close)) }
                func close() {}
            }
            """)
        #expect(ported.contains("Selector(Self.close, name: \"close\")"))
    }

    @Test("Selector: the type of a property is looked up")
    func property() {
        let ported = port(
            """
            class Model: NSObject { @objc func save() {} }
            class Page: UIViewController {
                let model: Model
                func f() { use(#selector(model.save)) }
            }
            """)
        #expect(ported.contains("Selector(Model.save, name: \"save\")"))
    }

    @Test("Selector: of overloads, the one for Objective-C is meant")
    func overloads() {
        let ported = port(
            """
            class Page: UIViewController {
                func f() { use(#selector(move)) }
                func move(by: Int) {}
                @objc func move(_ sender: Any) {}
            }
            """)
        #expect(ported.contains("Selector(Page.move(_:), name: \"move(_:)\")"))
    }

    @Test(
        "Selector: a literal names a method by its name in Objective-C",
        arguments: [
            ("Selector(\"tap:\")", "tap(_:)"), ("Selector((\"refresh\"))", "refresh"),
            ("NSSelectorFromString(\"moveTo:\")", "move(to:)"),
            ("Selector(\"drawWithSize:color:\")", "draw(size:color:)"),
            ("Selector(\"named:\")", "other(_:)"),
        ])
    func literals(selector: String, method: String) {
        let ported = port(
            """
            class Page: UIViewController {
                func f() { use(\(selector)) }
                @objc func tap(_ sender: Any) {}
                @objc func refresh() {}
                @objc func move(to: Any) {}
                @objc func draw(size: Any, color: Any) {}
                @objc(named:) func other(_ sender: Any) {}
            }
            """)
        #expect(ported.contains("use(Selector(Page.\(method), name: \"\(method)\"))"), "\(ported)")
    }

    @Test("Selector: a name that no method has is a problem at its line")
    func unknown() {
        #expect(
            problems("class A: NSObject {\n    func f() { use(Selector(\"gone:\")) }\n}")
                == ["2: no method of this module is called “gone:” in Objective-C"])
    }

    @Test("Swizzling: calls of the Objective-C run time are problems at their lines")
    func swizzling() throws {
        let source = """
            extension UIViewController {
                static func swizzle() {
                    let old = class_getInstanceMethod(self, #selector(viewDidLoad))!
                    let new = class_getInstanceMethod(self, #selector(tracked))!
                    method_exchangeImplementations(old, new)
                    class_addMethod(self, #selector(tracked), imp, "v@:")
                }
                @objc func tracked() {}
            }
            """
        let found = module([source]).findings.filter { $0.kind == .problem }
        #expect(found.map(\.line) == [3, 4, 5, 6])
        let exchange = try #require(found.first { $0.line == 5 })
        #expect(exchange.path == "File0.swift")
        #expect(
            exchange.text == "method_exchangeImplementations needs the Objective-C run time, "
                + "which Linux does not have")
        #expect(exchange.remedy.hasPrefix("Override the method in a subclass or call a closure"))
        let guarded = "#if canImport(ObjectiveC)\n\(source)\n#endif"
        #expect(problems(guarded) == [])
    }

    @Test("Selector: each of 8,000 methods in a file of 50,000 lines is found by both its names")
    func manyMethods() {
        let methods = (0..<8_000).map { number in
            """
                @objc func tap\(number)(_ sender: Any) {
                    use(#selector(tap\(number)(_:)))
                    use(Selector("tap\(number):"))
                }


            """
        }
        let ported = port("class Page: UIView {\n" + methods.joined(separator: "\n") + "\n}")
        #expect(ported.split(separator: "\n", omittingEmptySubsequences: false).count > 48_000)
        let references = ported.components(separatedBy: "Selector(Page.tap").dropFirst()
        #expect(references.count == 16_000)
        #expect(references.last?.hasPrefix("7999(_:), name: \"tap7999(_:)\")") == true)
    }
}
