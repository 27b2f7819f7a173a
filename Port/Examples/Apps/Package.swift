// swift-tools-version: 5.9
import PackageDescription

// Three iOS apps as they are written for Xcode, without a line for Linux.

let package = Package(
    name: "Apps",
    defaultLocalization: "en",
    platforms: [.iOS(.v15)],
    targets: [
        .executableTarget(
            name: "Rooms", exclude: ["Info.plist"],
            resources: [.process("Base.lproj"), .process("Assets.xcassets")]),
        .executableTarget(name: "Ledger"),
        .executableTarget(name: "Poster"),
        .testTarget(name: "RoomsTests", dependencies: ["Rooms"]),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
        .testTarget(name: "PosterTests", dependencies: ["Poster"]),
    ]
)
