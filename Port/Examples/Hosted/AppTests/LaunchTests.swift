import Testing
import UIKit

@testable import App

@MainActor
struct LaunchTests {
    @Test func theAppHasLaunchedOnce() throws {
        let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
        #expect(delegate.launches == 1)
        #expect(delegate.window?.rootViewController is Page)
    }

    @Test func theSchemeIsHeard() {
        #expect(UserDefaults.standard.string(forKey: "mode") == "demo")
        #expect(ProcessInfo.processInfo.environment["SOURCES"]?.hasSuffix("/App") == true)
    }
}
