public import Foundation
import WebHosting

/// What an app adds to pages: scripts, handlers of their messages, and rules of content.
///
/// Changes apply to the web views of the configuration at once, scripts with the next page.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    private struct Key: Hashable {
        let name: String
        let world: String?
    }

    private enum Handler {
        case plain(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)

        var replies: Bool { if case .replying = self { true } else { false } }
    }

    private struct Attachment { weak var page: WebPage? }

    private var handlers: [Key: Handler] = [:]
    private var ruleLists: [WKContentRuleList] = []
    private var attachments: [Attachment] = []

    /// The scripts, in the order in which they run.
    open private(set) var userScripts: [WKUserScript] = []

    public override init() { super.init() }

    nonisolated deinit {}

    private var pages: [WebPage] { attachments.compactMap(\.page) }

    // MARK: Pages

    func attach(_ page: WebPage) {
        attachments.removeAll { $0.page == nil }
        attachments.append(Attachment(page: page))
        for script in userScripts { page.add(script) }
        for (key, handler) in handlers {
            page.addHandler(key.name, world: key.world, replies: handler.replies)
        }
        for list in ruleLists { page.add(list.rules) }
    }

    // MARK: Scripts

    /// Adds a script to pages that are loaded from now on.
    open func addUserScript(_ userScript: WKUserScript) {
        userScripts.append(userScript)
        for page in pages { page.add(userScript) }
    }

    /// Removes all scripts.
    open func removeAllUserScripts() {
        userScripts = []
        for page in pages {
            page.removeScripts()
            WKScrollView.addScript(to: page)
        }
    }

    // MARK: Messages

    /// Adds a handler of messages of the page's own scripts.
    ///
    /// - Precondition: There is none of this name yet.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        add(scriptMessageHandler, contentWorld: .page, name: name)
    }

    /// Adds a handler of messages of a world's scripts, which is retained.
    ///
    /// - Precondition: There is none of this name in the world yet.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
        name: String
    ) {
        add(.plain(scriptMessageHandler), Key(name: name, world: world.engineName))
    }

    /// Adds a handler that answers messages.
    ///
    /// - Precondition: There is none of this name in the world yet.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
        contentWorld: WKContentWorld, name: String
    ) {
        add(
            .replying(scriptMessageHandlerWithReply),
            Key(name: name, world: contentWorld.engineName))
    }

    private func add(_ handler: Handler, _ key: Key) {
        precondition(
            handlers[key] == nil,
            """
            A handler of messages named “\(key.name)” exists already. Remove it first, by \
            removeScriptMessageHandler(forName:).
            """)
        handlers[key] = handler
        for page in pages {
            page.addHandler(key.name, world: key.world, replies: handler.replies)
        }
    }

    /// Removes the handler of a name in the page's world.
    open func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Removes the handler of a name in a world.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        remove(Key(name: name, world: contentWorld.engineName))
    }

    /// Removes all handlers.
    open func removeAllScriptMessageHandlers() {
        for key in handlers.keys { remove(key) }
    }

    /// Removes the handlers of a world.
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        for key in handlers.keys where key.world == contentWorld.engineName { remove(key) }
    }

    private func remove(_ key: Key) {
        handlers[key] = nil
        for page in pages { page.removeHandler(key.name, world: key.world) }
    }

    func receive(
        _ json: String, name: String, world: String?, in webView: WKWebView,
        _ question: WebQuestion<Result<String, WebScriptError>>?
    ) {
        let message = WKScriptMessage(
            body: ScriptValues.value(json) ?? NSNull(), name: name,
            world: .world(engineName: world), webView: webView)
        switch handlers[Key(name: name, world: world)] {
        case .plain(let handler): handler.userContentController(self, didReceive: message)
        case .replying(let handler):
            handler.userContentController(self, didReceive: message) { value, error in
                question?.answer(ScriptValues.reply(value, error: error))
            }
        case nil:
            let error = WebScriptError(kind: "", message: "The handler was removed.")
            question?.answer(.failure(error))
        }
    }

    // MARK: Rules

    /// Adds compiled rules.
    open func add(_ contentRuleList: WKContentRuleList) {
        ruleLists.append(contentRuleList)
        for page in pages { page.add(contentRuleList.rules) }
    }

    /// Removes rules.
    open func remove(_ contentRuleList: WKContentRuleList) {
        ruleLists.removeAll { $0 === contentRuleList }
        for page in pages {
            page.removeRules()
            for list in ruleLists { page.add(list.rules) }
        }
    }

    /// Removes all rules.
    open func removeAllContentRuleLists() {
        ruleLists = []
        for page in pages { page.removeRules() }
    }
}

extension WebPage {
    fileprivate func add(_ script: WKUserScript) {
        add(
            script: script.source, atStart: script.injectionTime == .atDocumentStart,
            mainFrameOnly: script.isForMainFrameOnly, world: script.world.engineName)
    }
}
