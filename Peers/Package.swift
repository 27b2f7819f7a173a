// swift-tools-version: 6.2
import PackageDescription

// Measures layout beside engines of others: see “Beside others” in `Documentation/Testing.md`. A
// package of its own, because the sources of these engines are fetched first, which `make peers`
// does.

/// What others' sources warn about is not Touchstone's.
let quiet = CXXSetting.unsafeFlags(["-w"])

let package = Package(
    name: "peers",
    dependencies: [.package(name: "touchstone", path: "..")],
    targets: [
        .target(
            name: "CYoga", path: "Targets/CYoga",
            cxxSettings: [.headerSearchPath("."), .headerSearchPath("yoga"), quiet]),
        .target(
            name: "CKiwi", path: "Targets/CKiwi", cxxSettings: [.headerSearchPath("."), quiet]),
        .target(
            name: "LayoutWorkloads",
            dependencies: [.product(name: "ConstraintSolver", package: "touchstone")],
            path: "Targets/LayoutWorkloads",
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .executableTarget(
            name: "peers",
            dependencies: [
                "CYoga", "CKiwi", "LayoutWorkloads",
                .product(name: "ConstraintSolver", package: "touchstone"),
                .product(name: "UIKit", package: "touchstone"),
            ],
            path: "Targets/peers",
            swiftSettings: [
                .enableUpcomingFeature("InternalImportsByDefault"),
                .defaultIsolation(MainActor.self),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
