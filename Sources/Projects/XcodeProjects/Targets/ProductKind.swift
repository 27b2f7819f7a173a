import ProjectPlans

/// What a target makes, by Xcode's names of product types.
enum ProductKind: Hashable {
    case application, framework, library, bundle, unitTests, uiTests
    case other(String)

    /// Creates the kind of `com.apple.product-type.…`; `nil` for an unknown one.
    init?(productType: String) {
        let prefix = "com.apple.product-type."
        guard productType.hasPrefix(prefix) else { return nil }
        switch productType.dropFirst(prefix.count) {
        case "application": self = .application
        case "framework", "framework.static": self = .framework
        case "library.static", "library.dynamic", "objfile": self = .library
        case "bundle": self = .bundle
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case "application.on-demand-install-capable": self = .other("App Clip")
        case "application.messages": self = .other("Messages app")
        case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
            self = .other("Watch app")
        case "watchkit-extension", "watchkit2-extension": self = .other("Watch extension")
        case "app-extension.messages", "app-extension.messages-sticker-pack":
            self = .other("Messages extension")
        case "app-extension.intents-service": self = .other("Intents extension")
        case "app-extension", "extensionkit-extension": self = .other("app extension")
        case "tv-app-extension", "tv-broadcast-extension": self = .other("TV extension")
        case "tool": self = .other("command-line tool")
        case "xpc-service": self = .other("XPC service")
        case "driver-extension", "system-extension", "kernel-extension",
            "kernel-extension.iokit":
            self = .other("system extension")
        case "metal-library": self = .other("Metal library")
        case "instruments-package": self = .other("Instruments package")
        case "xcode-extension": self = .other("Xcode extension")
        default: return nil
        }
    }

    /// The four letters of `CFBundlePackageType`.
    var packageType: String {
        switch self {
        case .application: "APPL"
        case .framework: "FMWK"
        case .other: "XPC!"
        default: "BNDL"
        }
    }

    var wrapperSuffix: String {
        switch self {
        case .application: ".app"
        case .framework: ".framework"
        case .library: ".a"
        case .bundle: ".bundle"
        case .unitTests, .uiTests: ".xctest"
        case .other: ".appex"
        }
    }
}
