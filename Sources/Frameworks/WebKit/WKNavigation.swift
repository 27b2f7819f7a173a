public import Foundation
public import FoundationNetworking

/// The identity of a navigation, from its beginning to its end.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
    /// The settings of the page that is loaded.
    open internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.mobile

    override init() { super.init() }

    nonisolated deinit {}
}

/// The reason for a navigation.
nonisolated public enum WKNavigationType: Int, Hashable, Sendable {
    /// A link was followed.
    case linkActivated = 0
    /// A form was sent.
    case formSubmitted
    /// A page of the history is shown again.
    case backForward
    /// The page is loaded again.
    case reload
    /// A form is sent again, as by reloading its answer.
    case formResubmitted
    /// The app loads a page, or a script does.
    case other = -1
}

/// A navigation that a page, or the app, wants.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The frame that asks.
    public let sourceFrame: WKFrameInfo
    /// The frame that will show it; `nil` for a new window. The engine does not report frames
    /// without a name: theirs is the main frame.
    public let targetFrame: WKFrameInfo?
    /// The reason.
    public let navigationType: WKNavigationType
    /// The request.
    public let request: URLRequest
    /// `true` if a link says that it is to be saved.
    public let shouldPerformDownload: Bool
    /// The keys that were held.
    public let modifierFlags: UIKeyModifierFlags
    /// The button that was pressed.
    public let buttonNumber: UIEvent.ButtonMask

    init(
        sourceFrame: WKFrameInfo, targetFrame: WKFrameInfo?, type: WKNavigationType,
        request: URLRequest, modifierFlags: UIKeyModifierFlags, button: UIEvent.ButtonMask
    ) {
        self.sourceFrame = sourceFrame
        self.targetFrame = targetFrame
        navigationType = type
        self.request = request
        shouldPerformDownload = false
        self.modifierFlags = modifierFlags
        buttonNumber = button
        super.init()
    }

    nonisolated deinit {}
}

/// The head of a server's response.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// `true` for the page itself.
    public let isForMainFrame: Bool
    /// The response.
    public let response: URLResponse
    /// `true` if the engine can show the type of content.
    public let canShowMIMEType: Bool

    init(isForMainFrame: Bool, response: URLResponse, canShowMIMEType: Bool) {
        self.isForMainFrame = isForMainFrame
        self.response = response
        self.canShowMIMEType = canShowMIMEType
        super.init()
    }

    nonisolated deinit {}
}

/// The app's answer to a navigation.
nonisolated public enum WKNavigationActionPolicy: Int, Hashable, Sendable {
    /// It ends here.
    case cancel = 0
    /// It goes on.
    case allow
    /// What it refers to becomes a file.
    case download
}

/// The app's answer to a response.
nonisolated public enum WKNavigationResponsePolicy: Int, Hashable, Sendable {
    /// It ends here.
    case cancel = 0
    /// It goes on.
    case allow
    /// What it refers to becomes a file.
    case download
}
