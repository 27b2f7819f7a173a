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

/// The cores of apps are `package`: their fuzzers are compiled as if they were of that package,
/// whose name is that of its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "touchstone"

/// A program in `Targets/<name>` that tries the readers of a library, Bookshelf's by default.
func packageFuzzer(
    _ name: String, of product: String = "BookshelfCore", _ support: [Target.Dependency] = []
) -> Target {
    .executableTarget(
        name: name,
        dependencies: support + [.product(name: product, package: "touchstone")],
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
        packageFuzzer("bookcsv"),
        fuzzer("csv", of: "Coordinates", ["CoordinateFiles"]),
        packageFuzzer("epub"),
        fuzzer("geojson", of: "Coordinates", ["CoordinateFiles"]),
        fuzzer("gpx", of: "Coordinates", ["CoordinateFiles"]),
        fuzzer("kml", of: "Coordinates", ["CoordinateFiles"]),
        packageFuzzer("maptiles", of: "PlacesAppCore"),
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
        packageFuzzer("shelf"),
        packageFuzzer("tracks", of: "PlacesAppCore", ["Harness"]),
        fuzzer("xcode", of: "XcodeProjects"),
    ],
    swiftLanguageModes: [.v6]
)
