public import Foundation
import WebHosting

/// The pages that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private weak var page: WebPage?

    init(page: WebPage?) {
        self.page = page
        super.init()
    }

    nonisolated deinit {}

    /// The page that is shown; `nil` before the first.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }

    /// Returns the page at some steps from the current one.
    open func item(at index: Int) -> WKBackForwardListItem? {
        guard let page, let url = page.history(at: index, .url).flatMap(URL.init(string:)) else {
            return nil
        }
        return WKBackForwardListItem(
            url: url, title: page.history(at: index, .title),
            initialURL: page.history(at: index, .initialURL).flatMap(URL.init(string:)) ?? url,
            steps: index)
    }

    /// The pages before, oldest first.
    open var backList: [WKBackForwardListItem] {
        Array(sequence(first: -1) { $0 - 1 }.lazy.map(item).prefix { $0 != nil }).compactMap { $0 }
            .reversed()
    }

    /// The pages after.
    open var forwardList: [WKBackForwardListItem] {
        Array(sequence(first: 1) { $0 + 1 }.lazy.map(item).prefix { $0 != nil }).compactMap { $0 }
    }
}

/// A page that a web view has shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The address.
    public let url: URL
    /// The title.
    public let title: String?
    /// The address that was asked for.
    public let initialURL: URL

    /// The distance from the current page when it was asked for.
    let steps: Int

    init(url: URL, title: String?, initialURL: URL, steps: Int) {
        self.url = url
        self.title = title
        self.initialURL = initialURL
        self.steps = steps
        super.init()
    }

    nonisolated deinit {}
}
