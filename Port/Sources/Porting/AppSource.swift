/// The source of an app's program, which takes the options of Touchstone's apps.
enum AppSource {
    /// The text for an app and the class of its delegate. The window has the size of a phone.
    static func text(_ name: String, delegate: String) -> String {
        let literal = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return """
            import TouchstoneMain
            import UIKit

            @main enum TouchstoneProgram {
                @MainActor static func main() {
                    AppProgram(
                        "\(literal)", "is an app that was written for iOS",
                        size: CGSize(width: 390, height: 844), takesArguments: true
                    ) { _ in touchstoneDelegate() }.main()
                }
            }

            /// The app's delegate, also for tests that run in the app.
            @MainActor func touchstoneDelegate() -> any UIApplicationDelegate { \(delegate)() }

            """
    }
}
