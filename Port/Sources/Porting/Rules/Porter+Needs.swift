import SwiftSyntax

// Modules that a file needs on Linux and not on iOS, where Foundation brings what they declare.
extension Porter {
    /// Records the modules of the names that a file uses.
    func needModules() {
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind,
                let module = Self.module(of: name), index.types[name]?.isDeclared != true
            else { continue }
            need(module)
        }
    }

    /// The module of a name that iOS's Foundation brings; `nil` for others.
    private static func module(of name: String) -> String? {
        if let module = modules[name] { return module }
        if name.hasPrefix("URLSession") { return "FoundationNetworking" }
        if name.hasPrefix("kUTType") { return "UniformTypeIdentifiers" }
        if name.hasPrefix("os_unfair_lock") || name.hasPrefix("kCF") { return "FoundationGaps" }
        if name.hasPrefix("kCI") { return "CoreImage" }
        if kitPrefixes.contains(where: name.hasPrefix), name != "NSTextCheckingResult" {
            return "UIKit"
        }
        let letters = name.dropFirst(2)
        if name.hasPrefix("CA"), letters.first?.isUppercase == true,
            letters.dropFirst().first?.isLowercase == true
        {
            return "QuartzCore"
        }
        // Another module's umbrella header, or its exported import, may bring UIKit.
        if name.hasPrefix("UI"), letters.first?.isUppercase == true,
            letters.dropFirst().first?.isLowercase == true
        {
            return "UIKit"
        }
        return name.hasPrefix("CF") && letters.first?.isUppercase == true
            && letters.dropFirst().first?.isLowercase == true ? "FoundationGaps" : nil
    }

    /// What the names of UIKit begin with that do not begin with `UI`.
    private static let kitPrefixes = [
        "NSCollectionLayout", "NSDiffable", "NSDirectional", "NSLayout", "NSLineBreak",
        "NSMutableParagraph", "NSParagraph", "NSTextA", "NSTextC", "NSTextS",
    ]

    /// Foundation, for a file without imports that uses names of it: a bridging header brings it.
    var bridgedModules: Set<String> {
        let isUsing = file.tree.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind else { return false }
            return Self.foundationNames.contains(name) && index.types[name]?.isDeclared != true
                || name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
        }
        return isUsing ? ["Foundation"] : []
    }

    private static let foundationNames: Set<String> = [
        "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data",
        "Date", "DateComponents", "DateFormatter", "DispatchQueue", "FileManager", "IndexPath",
        "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "NotificationCenter",
        "NumberFormatter", "Operation", "OperationQueue", "ProcessInfo", "Thread",
        "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "UUID", "UserDefaults",
    ]

    private static let modules: [String: String] = {
        let names: [String: [String]] = [
            "FoundationNetworking": [
                "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "URLCredential",
                "NSMutableURLRequest", "NSURLRequest", "HTTPCookieStorage", "HTTPCookie",
                "URLProtocol", "CachedURLResponse", "URLAuthenticationChallenge",
                "URLProtectionSpace",
            ],
            "CoreImage": ["CIColor", "CIContext", "CIFilter", "CIImage", "CIVector"],
            "FoundationXML": ["XMLParser", "XMLParserDelegate"],
            "FoundationGaps": [
                "HUGE", "NSDataDetector", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC",
                "NSException", "NSHashTable", "NSMapTable", "NSPointerArray",
                "NSPointerFunctions", "NSPredicate", "NSSelectorFromString",
                "NSStringFromSelector", "NSURLAuthenticationMethodServerTrust",
                "NSUserActivity", "Selector", "USEC_PER_SEC", "UndoManager",
                "cancelPreviousPerformRequests", "isLowPowerModeEnabled", "objc_sync_enter",
                "objc_sync_exit", "perform", "performSelector", "responds", "thermalState",
            ],
            "AssociatedValues": [
                "objc_AssociationPolicy", "objc_getAssociatedObject",
                "objc_removeAssociatedObjects", "objc_setAssociatedObject",
            ],
            "AutoreleaseScopes": ["autoreleasepool"],
            "CoreGraphics": ["CGAffineTransform", "CGVector"],
            "Observing": [
                "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
                "NSKeyValueObservingOptions", "observeValue",
            ],
        ]
        return Dictionary(
            names.flatMap { module, names in names.map { ($0, module) } },
            uniquingKeysWith: { first, _ in first })
    }()
}
