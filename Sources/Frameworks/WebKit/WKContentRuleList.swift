public import Foundation
import WebHosting

/// Compiled rules that block or hide what pages load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
    /// The name in the store.
    public let identifier: String

    let rules: WebContentRules

    init(identifier: String, rules: WebContentRules) {
        self.identifier = identifier
        self.rules = rules
        super.init()
    }

    nonisolated deinit {}
}

/// A folder of compiled rules.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
    private let folder: URL

    /// Creates a store in a folder.
    public init(url: URL) {
        folder = url
        super.init()
    }

    nonisolated deinit {}

    private static let shared = WKContentRuleListStore(
        url: FileManager.default.temporaryDirectory.appendingPathComponent(
            "content-rules-\(ProcessInfo.processInfo.processIdentifier)"))

    /// The app's store, which lasts as long as the program.
    open class func `default`() -> WKContentRuleListStore! { shared }

    /// Compiles rules in Apple's JSON.
    open func compileContentRuleList(
        forIdentifier identifier: String, encodedContentRuleList: String,
        completionHandler: @escaping @MainActor (WKContentRuleList?, (any Error)?) -> Void
    ) {
        do {
            try WebEngine.start()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            let error = WKError(.contentRuleListStoreCompileFailed, "\(error)")
            return completionHandler(nil, error)
        }
        WebContentRules.compile(encodedContentRuleList, id: identifier, folder: folder.path) {
            switch $0 {
            case .success(let rules):
                completionHandler(WKContentRuleList(identifier: identifier, rules: rules), nil)
            case .failure(let error):
                completionHandler(
                    nil,
                    WKError(
                        .contentRuleListStoreCompileFailed,
                        "The rules “\(identifier)” cannot be compiled: \(error.message)"))
            }
        }
    }
}
