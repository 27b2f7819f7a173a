// swift-tools-version: 5.9
import PackageDescription

// iOS packages as they are written for Xcode. The last lines are all that Linux needs.

let package = Package(
    name: "Examples",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Programmatic", targets: ["Programmatic"])
    ],
    targets: [
        .target(name: "Programmatic"),
        .testTarget(name: "ProgrammaticTests", dependencies: ["Programmatic"]),
    ]
)

#if os(Linux)
package.dependencies += [.package(name: "touchstone", path: "../.."), .package(path: "..")]
for target in package.targets {
    target.sources = ["Linux.swift"]
    target.dependencies += [.product(name: "UIKit", package: "touchstone")]
    target.plugins = [.plugin(name: "TouchstonePort", package: "Port")]
}
#endif
