package import Foundation

/// A property of a page that has changed.
package enum WebPageProperty: Int32 {
    case title, url, progress, isLoading, history, themeColor
}

/// A step of loading a page.
package enum WebPageStep: Int32 {
    case started, redirected, committed, finished
}

/// A navigation that a page asks for, or the response to one.
package struct WebNavigation {
    package var url = ""
    package var method = "GET"
    package var frameName: String?
    /// 0 link, 1 form, 2 history, 3 reload, 4 form again, 5 other.
    package var type = 5
    package var modifiers = 0
    package var button = 0
    package var isByUser = false
    package var isRedirect = false
    package var opensWindow = false
    package var response: Response?

    /// `true` for a page's own load, as opposed to what follows from it.
    var beginsLoad: Bool { response == nil && !isRedirect && !opensWindow }

    /// The head of a response.
    package struct Response {
        package var url = ""
        package var isForMainFrame = false
        package var canBeShown = false
        package var mimeType: String?
        package var fileName: String?
        package var length: Int64 = 0
        package var status = 0
    }
}

/// What a page asks the app, which answers it once, at once or later.
@MainActor
package final class WebQuestion<Answer> {
    private var send: ((Answer) -> Void)?
    private weak var page: WebPage?
    private let fallback: Answer?

    init(of page: WebPage?, otherwise fallback: Answer? = nil, _ send: @escaping (Answer) -> Void) {
        self.send = send
        self.page = page
        self.fallback = fallback
        page?.openQuestions += 1
        guard let fallback else { return }
        page?.unanswered[ObjectIdentifier(self)] = { [weak self] in self?.answer(fallback) }
    }

    /// `true` after ``answer(_:)``.
    package var isAnswered: Bool { send == nil }

    /// Answers. Further answers have no effect.
    package func answer(_ answer: Answer) {
        guard let send else { return }
        self.send = nil
        page?.openQuestions -= 1
        page?.unanswered[ObjectIdentifier(self)] = nil
        send(answer)
        page?.expectChange()
    }

    isolated deinit { if let fallback { answer(fallback) } }
}

/// The answer to a navigation.
package enum WebPolicy: Int32 { case cancel, allow, download }

/// A dialog that a script opens.
package struct WebDialog {
    /// The kinds of dialogs.
    package enum Kind: Int32 { case alert, confirm, prompt, leave }

    package var kind: Kind
    package var text: String
    package var initialText: String?
}

/// The answer to a dialog.
package struct WebDialogAnswer {
    package var isConfirmed: Bool
    package var text: String?

    package init(isConfirmed: Bool, text: String? = nil) {
        self.isConfirmed = isConfirmed
        self.text = text
    }
}

/// The server that asks for a name and a password.
package struct WebLogin {
    package var host: String
    package var port: Int
    package var realm: String?
    /// The engine's number: 1 default, 2 basic, 3 digest, 4 form, 5 NTLM, 6 Negotiate.
    package var scheme: Int
    package var isRetry: Bool
    package var isProxy: Bool
}

/// A choice of a `<select>`.
package struct WebChoice {
    package var label: String
    package var isSelected = false
    package var isEnabled = true
    package var isTitle = false
}

/// A request to an app's own scheme.
package struct WebSchemeRequest {
    package var url: String
    package var method: String
    package var headers: [String: String]
    package var body: Data?
}

/// The place that a context menu belongs to.
package struct WebPlace {
    package var link: String?
    package var image: String?
    package var isEditable: Bool
    package var isSelection: Bool
}

/// The owner of a page, which is notified of all that happens in it.
@MainActor
package protocol WebPageClient: AnyObject {
    func pageDidDraw(_ page: WebPage)
    func page(_ page: WebPage, didChange property: WebPageProperty)
    func page(_ page: WebPage, didReach step: WebPageStep)
    func page(
        _ page: WebPage, didFailAt step: WebPageStep, url: String, domain: String, code: Int,
        message: String)
    func page(_ page: WebPage, didRefuseCertificateOf url: String, errors: Int)
    func page(_ page: WebPage, didLoseProcess reason: Int)
    func page(_ page: WebPage, decide navigation: WebNavigation, _ question: WebQuestion<WebPolicy>)
    func page(_ page: WebPage, open navigation: WebNavigation) -> WebPage?
    func pageDidClose(_ page: WebPage)
    func page(_ page: WebPage, show dialog: WebDialog, _ question: WebQuestion<WebDialogAnswer>)
    func page(
        _ page: WebPage, didPost json: String, to name: String, in world: String?,
        _ question: WebQuestion<Result<String, WebScriptError>>?)
    func page(
        _ page: WebPage, logIn: WebLogin, _ question: WebQuestion<(user: String, password: String)?>
    )
    func page(
        _ page: WebPage, choose choices: [WebChoice], at rect: CGRect, _ question: WebQuestion<Int>)
    func page(
        _ page: WebPage, chooseFiles allowsMany: Bool, types: [String],
        _ question: WebQuestion<[String]?>)
    func page(_ page: WebPage, showMenuAt place: WebPlace)
    func page(_ page: WebPage, didHover link: String?, cursor: String?)
    func page(_ page: WebPage, isEditing: Bool, purpose: Int, hints: Int)
    func page(_ page: WebPage, didMoveCaret rect: CGRect)
    func page(_ page: WebPage, didFind count: Int)
    func page(_ page: WebPage, didRead elements: [WebElement])
    func page(_ page: WebPage, asksFor permission: String, _ question: WebQuestion<Bool>)
    func page(_ page: WebPage, load request: WebSchemeRequest, _ answer: WebSchemeAnswer)
    func page(_ page: WebPage, didBegin download: WebDownload)
}

/// An error of a script, or of running it.
nonisolated package struct WebScriptError: Error {
    /// The domain and number of the engine's error.
    package let kind: String
    package let message: String

    package init(kind: String, message: String) {
        (self.kind, self.message) = (kind, message)
    }
}
