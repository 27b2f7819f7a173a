/// A framework of iOS that Linux lacks, with the prefixes of its names.
struct AppleFramework {
    let name: String

    /// What the names of its types begin with.
    let prefixes: [String]

    /// `true` for a framework whose names have no prefix: ``prefixes`` are names as a whole.
    var hasPlainNames: Bool { name == "SwiftUI" }

    /// Returns `true` if the framework can be imported on Linux, `false` if not; `nil` for modules
    /// that are not Apple's.
    static func isPresent(_ name: String) -> Bool? {
        if present.contains(name) { return true }
        return absent[name] == nil && !["Cocoa", "ObjectiveC", "Darwin"].contains(name)
            ? nil : false
    }

    /// The absent framework with a name.
    init?(_ name: String) {
        guard let prefixes = Self.absent[name] else { return nil }
        self.name = name
        self.prefixes = prefixes
    }

    private static let present: Set<String> = [
        "CoreGraphics", "CoreImage", "CoreText", "Dispatch", "Foundation", "Glibc", "ImageIO",
        "PDFKit", "QuartzCore", "Swift", "Symbols", "Synchronization", "Testing", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "XCTest",
    ]

    private static let absent: [String: [String]] = [
        "AVFoundation": ["AV"], "AVKit": ["AV"], "Accelerate": ["vDSP", "vImage"],
        "AppKit": ["NSView", "NSWindow", "NSColor", "NSFont", "NSImage"],
        "AudioToolbox": ["Audio"], "AuthenticationServices": ["AS"], "CloudKit": ["CK"],
        "Combine": ["AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject"],
        "Contacts": ["CN"], "CoreBluetooth": ["CB"], "CoreData": ["NSManaged", "NSPersistent"],
        "CoreLocation": ["CL"], "CoreML": ["ML"], "CoreMotion": ["CM"],
        "CoreVideo": ["CV"], "EventKit": ["EK"], "GameKit": ["GK"],
        "GameplayKit": ["GK"], "HealthKit": ["HK"], "Intents": ["IN"],
        "LocalAuthentication": ["LA"],
        "MapKit": ["MK"], "MediaPlayer": ["MP"], "MessageUI": ["MF"], "Metal": ["MTL"],
        "MetalKit": ["MTK"], "Network": ["NW"], "OSLog": ["Logger"],
        "PassKit": ["PK"], "PencilKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"],
        "SafariServices": ["SF"], "SceneKit": ["SCN"], "Security": ["Sec"],
        "Social": ["SL"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
        "SwiftUI": [
            "App", "Binding", "Button", "Color", "EnvironmentObject", "ForEach", "Group", "HStack",
            "LinearGradient", "List", "NavigationStack", "NavigationView", "ObservableObject",
            "ObservedObject", "PreviewProvider", "Published", "Shape", "State", "StateObject",
            "SwiftUI", "Text", "UIHostingController", "UIViewControllerRepresentable",
            "UIViewRepresentable", "VStack", "View", "ViewBuilder", "ViewModifier", "ZStack",
        ],
        "SystemConfiguration": ["SC"],
        "Vision": ["VN"], "WatchConnectivity": ["WC"],
        "WebKit": ["WK"], "WidgetKit": ["Widget"], "os": ["os_log", "OSLog", "Logger"],
    ]
}
