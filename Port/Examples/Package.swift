// swift-tools-version: 5.9
import PackageDescription

// iOS packages as they are written for Xcode. The last lines are all that Linux needs.

let package = Package(
    name: "Examples",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Programmatic", targets: ["Programmatic"]),
        .library(name: "NibCells", targets: ["NibCells"]),
    ],
    targets: [
        .target(name: "Programmatic"),
        .target(name: "CodeScanner"),
        .executableTarget(name: "WebReader"),
        .target(
            name: "NibCells",
            resources: [.copy("BookCell.xib"), .copy("Assets.xcassets")]),
        .executableTarget(
            name: "StoryboardApp", exclude: ["Info.plist"],
            resources: [.process("Base.lproj"), .copy("Assets.xcassets")]),
        .testTarget(name: "ProgrammaticTests", dependencies: ["Programmatic"]),
        .testTarget(name: "CodeScannerTests", dependencies: ["CodeScanner"]),
        .testTarget(name: "WebReaderTests", dependencies: ["WebReader"]),
        .testTarget(name: "NibCellsTests", dependencies: ["NibCells"]),
        .testTarget(name: "StoryboardAppTests", dependencies: ["StoryboardApp"]),
    ]
)

#if os(Linux)
    package.dependencies += [.package(name: "touchstone", path: "../.."), .package(path: "..")]
    for target in package.targets {
        target.sources = ["Linux.swift"]
        target.dependencies += [
            .product(name: "UIKit", package: "touchstone"),
            .product(name: "AVFoundation", package: "touchstone"),
            .product(name: "WebKit", package: "touchstone"),
        ]
        target.plugins = [.plugin(name: "TouchstonePort", package: "Port")]
    }
#endif
