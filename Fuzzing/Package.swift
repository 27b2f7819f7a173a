// swift-tools-version: 6.2
import PackageDescription

// Programs that feed hostile bytes to Touchstone's readers: see “Fuzzing” in
// `Documentation/Testing.md`. A package of its own, because these programs only link with the
// fuzzer's flags, which `make fuzz` gives.

/// A program in `Targets/<name>` that tries what comes from `product` of Touchstone.
///
/// Its one entry is a function that the fuzzer calls: `@c(LLVMFuzzerTestOneInput)`.
func fuzzer(_ name: String, of product: String, _ support: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: support + [.product(name: product, package: "touchstone")],
        path: "Targets/\(name)")
}

/// The core of Bookshelf is `package`: its fuzzers are compiled as if they were of that package,
/// whose name is that of its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "touchstone"

/// A program in `Targets/<name>` that tries Bookshelf's readers.
func bookFuzzer(_ name: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "BookshelfCore", package: "touchstone")],
        path: "Targets/\(name)", packageAccess: false,
        swiftSettings: [.unsafeFlags(["-package-name", folder.lowercased()])])
}

let package = Package(
    name: "fuzzing",
    dependencies: [.package(name: "touchstone", path: "..")],
    targets: [
        .target(name: "Harness", path: "Targets/Harness"),
        .target(
            name: "CoordinateFiles",
            dependencies: ["Harness", .product(name: "Coordinates", package: "touchstone")],
            path: "Targets/CoordinateFiles"),
        bookFuzzer("bookcsv"),
        fuzzer("csv", of: "Coordinates", ["CoordinateFiles"]),
        bookFuzzer("epub"),
        fuzzer("geojson", of: "Coordinates", ["CoordinateFiles"]),
        fuzzer("gpx", of: "Coordinates", ["CoordinateFiles"]),
        fuzzer("kml", of: "Coordinates", ["CoordinateFiles"]),
        fuzzer("import", of: "Places", ["Harness"]),
        fuzzer(
            "painting", of: "TouchPainterCore",
            [.product(name: "CoreGraphics", package: "touchstone")]),
        fuzzer("payloads", of: "QR"),
        fuzzer("pictures", of: "QR"),
        fuzzer(
            "places", of: "Places",
            ["Harness", .product(name: "Coordinates", package: "touchstone")]),
        fuzzer("qr", of: "QR"),
        fuzzer("qrtext", of: "QR"),
        bookFuzzer("shelf"),
        fuzzer("xcode", of: "XcodeProjects"),
    ],
    swiftLanguageModes: [.v6]
)
