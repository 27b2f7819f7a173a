import Testing

@Suite("Delegates that forward, and modules of names")
struct ForwardingTests {
    @Test("UIKit's optional methods: calls by any name of the receiver lose their mark")
    func receivers() {
        let ported = port(
            """
            class Proxy: NSObject, UIScrollViewDelegate {
                weak var original: UITableViewDelegate?
                var didTap: ((Int) -> Void)?
                func f(_ s: UIScrollView, tableView t: UITableView) {
                    original?.scrollViewDidScroll?(s)
                    original!.tableView!(t, didSelectRowAt: i)
                    self.didTap?(1)
                }
            }
            """)
        #expect(ported.contains("original?.scrollViewDidScroll(s)"))
        #expect(ported.contains("original!.tableView(t, didSelectRowAt: i)"))
        #expect(ported.contains("self.didTap?(1)"))
    }

    @Test("UIKit's optional methods: questions for them hold")
    func questions() {
        let ported = port(
            """
            func f(_ o: UITableViewDelegate, _ d: Proxy?) {
                if o.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) {}
                _ = d?.source?.responds(to: #selector(UICollectionViewDataSource.numberOfSections(in:)))
                if d.responds(to: #selector(setter: UITextField.inputAccessoryView)) {}
            }
            """)
        #expect(ported.contains("if true {}"))
        #expect(ported.contains("_ = (d?.source != nil)"))
        #expect(ported.contains("d.responds(to: Selector(setter:"))
    }

    @Test("Methods that forward messages are left out and reported; lines stay")
    func forwarding() {
        let source = """
            class Proxy: NSObject {
                override func responds(to aSelector: Selector!) -> Bool {
                    return super.responds(to: aSelector)
                }
                override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
                func responds(to name: String) -> Bool { false }
            }
            class Page: UIView { override func responds(to s: Selector!) -> Bool { false } }
            """
        let ported = port(source)
        #expect(ported.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
        #expect(!ported.contains("aSelector"))
        #expect(ported.contains("func responds(to name: String)"))
        #expect(ported.contains("override func responds(to s: Selector!)"))
        #expect(problems(source).map { $0.prefix(2) } == ["2:", "5:"])
    }

    @Test("Optional requirements: another overload of the same name is not meant")
    func overloads() {
        let ported = port(
            """
            @objc protocol Reordering {
                @objc optional func tableView(_ t: UITableView, target i: Int, to j: Int) -> Int
                @objc optional func load(_ t: Int, done: () -> Void) -> Int
            }
            func f(_ t: UITableView, _ d: Reordering?) {
                _ = t.delegate?.tableView?(t, heightForRowAt: i)
                _ = d?.tableView?(t, target: 1, to: 2)
                _ = d?.load?(1) {}
            }
            """)
        #expect(ported.contains("t.delegate?.tableView(t, heightForRowAt: i)"))
        #expect(ported.contains("d?.optional_tableView(t, target: 1, to: 2)"))
        #expect(ported.contains("d?.optional_load(1) {}"))
    }

    @Test(
        "Names that iOS's Foundation brings: their modules are imported without UIKit",
        arguments: [
            ("objc_getAssociatedObject(self, &key)", "AssociatedValues"),
            ("autoreleasepool {}", "AutoreleaseScopes"),
            ("NSHashTable<AnyObject>.weakObjects()", "FoundationGaps"),
            ("CGAffineTransform.identity", "CoreGraphics"),
            ("kUTTypeImage as String", "UniformTypeIdentifiers"),
            ("URLSession.shared", "FoundationNetworking"),
            ("a as CFString", "FoundationGaps"),
        ])
    func modules(use: String, module name: String) {
        let text = module(["import Foundation\nlet x = \(use)\n"]).files[0].text
        #expect(text.hasPrefix("import \(name)\n"))
        let withUIKit = module(["import UIKit\nlet x = \(use)\n"]).files[0].text
        #expect(
            withUIKit.hasPrefix("import")
                == (["FoundationNetworking", "UniformTypeIdentifiers"].contains(name)))
    }

    @Test("MobileCoreServices: its names are those of UniformTypeIdentifiers")
    func types() {
        #expect(port("import MobileCoreServices") == "import UniformTypeIdentifiers")
    }
}
