import CommandLineKit
import Foundation

/// The package that `touchstone new` writes.
struct NewPackage {
    /// Where a package takes Touchstone from.
    enum Source {
        case path(String)
        case url(String)
    }

    let name: String
    let template: Template
    let source: Source

    /// A reason why a package cannot be written.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns `true` for a name that a module and a program can have.
    static func isName(_ name: String) -> Bool {
        name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil
            && !["UIKit", "Foundation", "Swift", "Testing", "CoreGraphics"].contains(name)
    }

    /// Writes the package's folder.
    func write(into folder: String) throws {
        let root = URL(fileURLWithPath: folder).appendingPathComponent(name)
        guard !FileManager.default.fileExists(atPath: root.path) else {
            throw Failure(description: "“\(root.path)” exists. Choose another name or folder.")
        }
        for (path, text) in files {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try OutputFile(path: file.path).write(Data(text.utf8))
        }
    }

    /// The texts of the files, by their paths.
    var files: [String: String] {
        var files = [
            "Package.swift": manifest,
            "README.md": readme,
            ".gitignore": ".build/\n",
            ".github/workflows/test.yml": workflow,
            "Sources/\(name)/main.swift": main,
            "Sources/\(name)UI/AppDelegate.swift": delegate,
            "Tests/\(name)Tests/\(name)Tests.swift": tests,
        ]
        for (file, text) in template.screens {
            files["Sources/\(name)UI/\(file)"] =
                Self.imports(["UIKit"]) + "\n\n" + text.replacing("__Name__", with: name)
        }
        return files
    }

    /// Returns the lines that import modules.
    private static func imports(_ modules: [String]) -> String {
        modules.map { "import \($0)" }.joined(separator: "\n")
    }

    // MARK: The package

    private var manifest: String {
        let dependency =
            switch source {
            case .path(let path): "name: \"touchstone\", path: \"\(path)\""
            case .url(let url): "url: \"\(url)\", branch: \"main\""
            }
        return """
            // swift-tools-version: 6.2
            \(Self.imports(["PackageDescription"]))

            /// Controllers and views belong to the main actor.
            let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

            let package = Package(
                name: "\(name)",
                dependencies: [.package(\(dependency))],
                targets: [
                    .target(
                        name: "\(name)UI",
                        dependencies: [.product(name: "UIKit", package: "touchstone")],
                        swiftSettings: settings),
                    .executableTarget(
                        name: "\(name)",
                        dependencies: [
                            "\(name)UI", .product(name: "TouchstoneMain", package: "touchstone"),
                        ],
                        swiftSettings: settings),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [
                            "\(name)UI", .product(name: "UIKitTesting", package: "touchstone"),
                        ],
                        swiftSettings: settings),
                ]
            )

            """
    }

    private var readme: String {
        """
        # \(name)

        An app on Touchstone, UIKit for Linux.

        ```sh
        swift run \(name)                                    # opens a window
        swift run \(name) --snapshot picture.png             # draws the first screen, without a display
        swift run \(name) --script taps.json --film film.html
        swift run \(name) --record taps.json                 # writes what is done in the window
        swift run \(name) monkey --steps 5000                # looks for crashes
        swift run \(name) layout                             # explains the layout
        swift test
        ```

        `Sources/\(name)UI` has the screens, `Sources/\(name)` the program, `Tests` their tests.

        """
    }

    private var workflow: String {
        let checkout: String
        let setup: String
        switch source {
        case .url:
            checkout = "swift package resolve"
            setup = ".build/checkouts/touchstone/Scripts/setup run"
        case .path(let path):
            checkout = "git clone --depth 1 \"${{ vars.TOUCHSTONE_REPOSITORY }}\" \"\(path)\""
            setup = "\"\(path)/Scripts/setup\" run"
        }
        return """
            name: test
            on: [push, pull_request]
            jobs:
              test:
                runs-on: ubuntu-latest
                container: swift:6.3-bookworm
                steps:
                  - uses: actions/checkout@v4
                  - run: apt-get update && apt-get install -y git sudo
                  - run: \(checkout)
                  - run: \(setup)
                  - run: swift build --build-tests
                  - run: swift test --skip-build
                  - run: swift run \(name) monkey --steps 2000
                  - uses: actions/upload-artifact@v4
                    if: failure()
                    with:
                      name: failures
                      path: |
                        .build/golden-differences
                        monkey.json

            """
    }

    private var main: String {
        """
        \(Self.imports(["\(name)UI", "TouchstoneMain"]))

        AppProgram("\(name)", "is an app of one's own", size: AppDelegate.usualSize) { launch in
            AppDelegate(size: launch.size, style: launch.style, keepsFiles: launch.keepsData)
        }.main()

        """
    }

    private var delegate: String {
        let file =
            template == .notes
            ? """
                    let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
                        ?? NSHomeDirectory() + "/.local/share"
                    let file = keepsFiles ? URL(fileURLWithPath: "\\(data)/\(name)/notes.json") : nil

            """ : ""
        return """
            \(Self.imports(["UIKit"]))

            /// Opens one window.
            public final class AppDelegate: UIResponder, UIApplicationDelegate {
                public static let usualSize = CGSize(width: 375, height: 667)

                public var window: UIWindow?
                private let size: CGSize
                private let style: UIUserInterfaceStyle?
                private let keepsFiles: Bool

                /// - Parameter keepsFiles: `false` leaves the user's files alone, as tests do.
                public init(
                    size: CGSize = AppDelegate.usualSize, style: UIUserInterfaceStyle? = nil,
                    keepsFiles: Bool = false
                ) {
                    self.size = size
                    self.style = style
                    self.keepsFiles = keepsFiles
                    super.init()
                }

                public func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
            \(file)        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
                    window.overrideUserInterfaceStyle = style ?? .unspecified
                    window.rootViewController = \(template.rootController)
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }
            }

            """
    }

    private var tests: String {
        """
        \(Self.imports(["\(name)UI", "Testing", "UIKit", "UIKitTesting"]))

        struct \(name)Tests {
            let app = HeadlessApp(size: AppDelegate.usualSize, delegate: AppDelegate())

        \(template.tests.replacing("__Name__", with: name))
            @Test("\(name): every screen size and appearance passes the audit")
            func audit() {
                for size in [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] {
                    for style in [UIUserInterfaceStyle.light, .dark] {
                        app.resize(to: size)
                        app.setAppearance(style)
                        #expect(app.audit([.missingLabel, .cutText, .overlap, .ambiguousLayout]) == [])
                    }
                }
            }
        }

        """
    }
}
