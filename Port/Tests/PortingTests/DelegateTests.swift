import Foundation
import Porting
import Testing

@Suite("Delegate methods of subclasses") struct DelegateTests {
    @Test("Delegates: a method that a subclass adds is called")
    func added() {
        let ported = port(
            """
            class Page: UIViewController, UITableViewDelegate {}
            class Inbox: Page {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            """)
        #expect(
            ported.contains(
                "class Page: UIViewController, UITableViewDelegate {func tableView(_ tableView: "
                    + "UITableView, didSelectRowAt indexPath: IndexPath) { "
                    + "Defaults_UITableViewDelegate.shared.tableView(tableView, "
                    + "didSelectRowAt: indexPath) } }"))
        #expect(ported.contains("override func tableView(_ tableView: UITableView, didSelectRowAt"))
        #expect(
            ported.contains(
                "private final class Defaults_UITableViewDelegate: UITableViewDelegate { "
                    + "static let shared = Defaults_UITableViewDelegate() }"))
    }

    @Test("Delegates: one in an extension is forwarded to, and required methods have stubs")
    func extensions() {
        let ported = port(
            """
            class Page: UIViewController {}
            extension Page: UITableViewDataSource {
                func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
                func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }
            final class Inbox: Page {}
            extension Inbox {
                func numberOfSections(in tableView: UITableView) -> Int { 3 }
            }
            """)
        #expect(
            ported.contains(
                "final class Inbox: Page {override func numberOfSections(in tableView: UITableView)"
                    + " -> Int { self.extension_numberOfSections(in: tableView) } }"))
        #expect(ported.contains("func extension_numberOfSections(in tableView: UITableView)"))
        #expect(
            ported.contains(
                "cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }"))
    }

    @Test("Delegates: what the base class has, what is no requirement, and overrides stay")
    func others() {
        let source = """
            class Page: UIViewController, UITableViewDelegate {
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            class Inbox: Page {
                override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                func tableView(_ tableView: UITableView, isOpenRowAt indexPath: IndexPath) {}
            }
            class Plain: UIViewController {}
            class Other: Plain, UITableViewDelegate {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            }
            """
        #expect(port(source) == source)
        #expect(DelegateLint([InputFile(path: "Page.swift", text: source)]).findings.isEmpty)
    }

    @Test("Delegates: the lint names class, method, protocol and remedy")
    func lint() throws {
        let source = """
            protocol Listed: UITableViewDelegate {}
            class Page: UIViewController, Listed {}
            class Inbox: Page {
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            """
        let lint = DelegateLint([InputFile(path: "Page.swift", text: source)])
        #expect(
            lint.findings.map(\.description) == [
                "Page.swift:4: warning: Inbox adds scrollViewDidScroll(_:), which is not called: Page "
                    + "conforms to UIScrollViewDelegate without it. Declare the method in Page, and "
                    + "override it in Inbox"
            ])
    }

    @Test("Delegates: a base class of another module is a problem")
    func imported() {
        let module = PortedModule(
            [
                InputFile(
                    path: "Inbox.swift",
                    text: """
                        class Inbox: Page {
                            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                        }
                        """)
            ],
            context: [
                InputFile(
                    path: "Page.swift",
                    text: "open class Page: UIViewController, UIScrollViewDelegate {}")
            ])
        #expect(module.findings.filter { $0.kind == .problem }.map(\.line) == [2])
    }

    /// The repository.
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files of a folder of the repository.
    private func files(_ folder: String) throws -> [InputFile] {
        let root = root.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
        return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            .map { try InputFile(contentsOf: root.appendingPathComponent($0)) }
    }

    @Test("Delegates: the table, UIKit's defaults and its controllers follow the list")
    func table() throws {
        let check = Process()
        check.executableURL = root.appendingPathComponent("Scripts/delegate-table")
        check.arguments = ["--check"]
        let output = Pipe()
        check.standardOutput = output
        try check.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0, "\(String(decoding: data, as: UTF8.self))")
    }

    @Test("Delegates: no class of the house adds a method that is not called")
    func house() throws {
        for folder in ["Sources", "Apps"] {
            let findings = DelegateLint(try files(folder)).findings
            #expect(findings.isEmpty, "\(findings.map(\.description))")
        }
    }
}
