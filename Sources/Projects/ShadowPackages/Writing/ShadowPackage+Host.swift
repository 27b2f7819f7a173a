import Foundation
import ProjectPlans

// Tests with a host app run in the app's process on iOS: the app has launched before the first of
// them. Here the app is launched in the process of the tests.
extension ShadowPackage {
    /// The name of the file that launches the host app.
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

    /// Writes the code that launches the host app of tests, and removes it from others.
    func writeHostSource(
        of module: PlannedTarget, in sources: URL
    ) throws(ShadowError) {
        let file = sources.appendingPathComponent(Self.hostSource)
        guard let app = host(of: module) else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        let modules = ["Foundation", "UIKitTesting", "XCTest"].map { "import \($0)" }
        let tested = ["@testable", "import", app.moduleName].joined(separator: " ")
        let text = """
            \((modules + [tested]).joined(separator: "\n"))

            /// Launches the app before the first test.
            private final class TouchstoneHost: NSObject, XCTestObservation {
                func testBundleWillStart(_ testBundle: Bundle) {
                    MainActor.assumeIsolated { TestHost.launch { touchstoneDelegate() } }
                }
            }

            // Runs when the process starts, before the tests are collected.
            @section(".init_array") @used
            private let start: @convention(c) () -> Void = {
                XCTestObservationCenter.shared.addTestObserver(TouchstoneHost())
            }

            """
        try ShadowFile.write(Data(text.utf8), to: file)
    }
}
