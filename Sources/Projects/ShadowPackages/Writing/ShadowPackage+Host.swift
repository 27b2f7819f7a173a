import Foundation
import ProjectPlans

// Tests with a host app run in the app's process on iOS: the app has launched before the first of
// them, and the scheme's arguments are among its defaults. Here that happens in the process of the
// tests.
extension ShadowPackage {
    /// The name of the file that prepares the process of tests.
    static let hostSource = "TouchstoneHost.swift"

    /// The app that a module's tests run in, if it is built and has a delegate.
    private func host(of module: PlannedTarget) -> PlannedTarget? {
        guard case .unitTests(let name?) = module.kind,
            let app = modules.first(where: { $0.name == name && $0.kind == .application }),
            module.sources.contains(where: Self.usesApp)
        else { return nil }
        return hasProgram(app) ? app : nil
    }

    /// `true` for tests that see whether the app has launched. Others stay on the phone's screen
    /// that a process without an application has.
    private static func usesApp(_ path: String) -> Bool {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.contains("UIApplication.shared")
    }

    /// Writes the code that prepares the process of tests, and removes it from other modules.
    func writeHostSource(
        of module: PlannedTarget, in sources: URL
    ) throws(ShadowError) {
        let file = sources.appendingPathComponent(Self.hostSource)
        let defaults = module.isTest ? plan.tests?.options.defaults ?? [:] : [:]
        let app = host(of: module)
        guard app != nil || !defaults.isEmpty else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        let modules = ["Foundation"] + (app == nil ? [] : ["UIKitTesting", "XCTest"])
        // Sources know a module by the project's name for it.
        let tested = app.map { app in
            let name = aliases.first { $0.value == app.moduleName }?.key ?? app.moduleName
            return ["@testable", "import", name].joined(separator: " ")
        }
        let imports = modules.map { "import \($0)" } + (tested.map { [$0] } ?? [])
        let steps =
            (defaults.isEmpty ? [] : [Self.setDefaults(defaults)])
            + (app == nil ? [] : [Self.launch])
        let text = """
            \(imports.joined(separator: "\n"))
            \(app == nil ? "" : Self.observer)
            // Runs when the process starts, before the tests are collected.
            @section(".init_array") @used
            private let start: @convention(c) () -> Void = {
            \(steps.joined(separator: "\n"))
            }

            """
        try ShadowFile.write(Data(text.utf8), to: file)
    }

    private static func setDefaults(_ defaults: [String: String]) -> String {
        let pairs = defaults.sorted { $0.key < $1.key }
            .map { "\(swiftLiteral($0.key)): \(swiftLiteral($0.value))" }
        return """
                UserDefaults.standard.setVolatileDomain(
                    [\(pairs.joined(separator: ", "))], forName: UserDefaults.argumentDomain)
            """
    }

    private static let observer = """

        /// Launches the app before the first test.
        private final class TouchstoneHost: NSObject, XCTestObservation {
            func testBundleWillStart(_ testBundle: Bundle) {
                MainActor.assumeIsolated { TestHost.launch { touchstoneDelegate() } }
            }
        }

        """

    private static let launch = """
            XCTestObservationCenter.shared.addTestObserver(TouchstoneHost())
            // Tests of Swift Testing run in a process of their own, without such observers.
            if CommandLine.arguments.contains("swift-testing") {
                MainActor.assumeIsolated { TestHost.launch { touchstoneDelegate() } }
            }
        """
}
