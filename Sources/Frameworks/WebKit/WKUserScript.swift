public import Foundation

/// The time at which a script runs in a page.
nonisolated public enum WKUserScriptInjectionTime: Int, Hashable, Sendable {
    /// Before anything else of the document.
    case atDocumentStart = 0
    /// When the document is read.
    case atDocumentEnd
}

/// A script that runs in every page of a web view.
@preconcurrency @MainActor
open class WKUserScript: NSObject, NSCopying {
    /// The source code.
    public let source: String
    /// The time at which it runs.
    public let injectionTime: WKUserScriptInjectionTime
    /// `true` if it does not run in frames of the page.
    public let isForMainFrameOnly: Bool

    let world: WKContentWorld

    /// Creates a script.
    public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.source = source
        self.injectionTime = injectionTime
        isForMainFrameOnly = forMainFrameOnly
        world = contentWorld
        super.init()
    }

    /// Creates a script of the page's own world.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
    ) {
        self.init(
            source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly,
            in: .page)
    }

    nonisolated deinit {}

    /// Returns the script itself, which does not change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
