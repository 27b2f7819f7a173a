public import CoreGraphics
public import Foundation
import FoundationNetworking
public import Observing
public import UIKit
@_spi(UIKitInternals) public import UIKitCore
import WebHosting

/// A view that shows pages of the web.
///
///     let webView = WKWebView(frame: bounds, configuration: WKWebViewConfiguration())
///     let progress = webView.observe(\.estimatedProgress) { view, _ in
///         bar.progress = Float(view.estimatedProgress)
///     }
///     webView.load(URLRequest(url: url))
///
/// Pages are shown by WebKitGTK 6.0 (the package libwebkitgtk-6.0-4), which is loaded with the
/// first web view, and run in processes of their own, in a sandbox. Without it, or where no sandbox
/// can be made, the view shows the reason and navigations fail with it.
///
/// **Trusted content only on Debian 12**, which no longer publishes security updates for its
/// WebKitGTK: show pages of your own or of people whom you trust there.
///
/// `title`, `url`, `estimatedProgress`, `isLoading`, `canGoBack`, `canGoForward`,
/// `hasOnlySecureContent` and `themeColor` can be observed by key path and by name. What changes at
/// the same time is reported in this order: progress, security, address, title, history, loading.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// `true` to show pages without a sandbox where the system allows none to be made, as in many
    /// containers. For content that is trusted. Set it before the first web view.
    public static var allowsContentWithoutSandbox: Bool {
        get { WebEngine.allowsNoSandbox }
        set { WebEngine.allowsNoSandbox = newValue }
    }

    /// The settings with which the view was made.
    public let configuration: WKWebViewConfiguration

    /// The object that decides about navigations.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// The object that shows dialogs and opens windows.
    open weak var uiDelegate: (any WKUIDelegate)?

    // MARK: State

    /// The title of the page; empty without one.
    @Observed public internal(set) var title: String? = ""
    /// The address of the page that is shown, or loads.
    @Observed public internal(set) var url: URL?
    /// The part of the page that was loaded, from 0 to 1.
    @Observed public internal(set) var estimatedProgress = 0.0
    /// `true` while a page loads.
    @Observed public internal(set) var isLoading = false
    /// `true` if there is a page before.
    @Observed public internal(set) var canGoBack = false
    /// `true` if there is a page after.
    @Observed public internal(set) var canGoForward = false
    /// `true` if the page came over a secure connection.
    @Observed public internal(set) var hasOnlySecureContent = false
    /// The colour that the page wants around itself; `nil` without one.
    @Observed public internal(set) var themeColor: UIColor?

    /// The page; `nil` if there is no engine.
    let page: WebPage?

    /// The reason why there is no engine.
    let engineError: WKError?

    /// The view that shows the page and takes its input.
    let contentView: WKContentView

    /// The view around the page, where insets and bars are, in the colour of the page's corner.
    let edgeView = UIView()

    var state = NavigationState()

    /// The finding that goes on.
    var find: (completion: @MainActor (WKFindResult) -> Void, text: String)?

    /// The downloads that the app began.
    var startedDownloads: [(url: String, completion: @MainActor (WKDownload) -> Void)] = []

    // MARK: Creating

    /// Creates a web view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copied()
        (page, engineError) = Self.makePage(self.configuration, size: frame.size)
        contentView = WKContentView(page: page)
        super.init(frame: frame)
        setUp()
    }

    /// Creates a web view with the usual configuration.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Creates the web view of a nib file, with the usual configuration.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        (page, engineError) = Self.makePage(configuration, size: CGSize(width: 320, height: 480))
        contentView = WKContentView(page: page)
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    isolated deinit { page?.close() }

    private static func makePage(
        _ configuration: WKWebViewConfiguration, size: CGSize
    ) -> (WebPage?, WKError?) {
        do {
            try WebEngine.start()
        } catch {
            return (nil, WKError(.unknown, error.description))
        }
        SecurityNotice.logOnce()
        PageClipboard.connect()
        let page = WebPage(
            size: size, scale: UIScreen.main.scale,
            session: configuration.websiteDataStore.session, relatedTo: configuration.opener)
        return (page, nil)
    }

    private func setUp() {
        clipsToBounds = true
        contentView.webView = self
        contentView.frame = bounds
        edgeView.isUserInteractionEnabled = false
        addSubview(edgeView)
        addSubview(contentView)
        scrollView.attach(to: self)
        guard let page else { return showExplanation() }
        page.client = self
        applyConfiguration(to: page)
    }

    private func applyConfiguration(to page: WebPage) {
        let preferences = configuration.preferences
        let allowsScripts =
            preferences.javaScriptEnabled
            && configuration.defaultWebpagePreferences.allowsContentJavaScript
        page.set("enable-javascript-markup", allowsScripts)
        page.set(
            "javascript-can-open-windows-automatically",
            preferences.javaScriptCanOpenWindowsAutomatically)
        page.set("minimum-font-size", Int(preferences.minimumFontSize))
        page.set(
            "media-playback-requires-user-gesture",
            !configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
        WebEngine.setLanguages(Locale.preferredLanguages)
        for scheme in configuration.schemes { SchemeRegistry.add(scheme) }
        configuration.userContentController.attach(page)
        scrollView.observe(page)
        updateAppearance()
    }

    /// Shows why there is no page.
    private func showExplanation() {
        let label = UILabel(frame: bounds)
        label.text = engineError?.description
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .systemBackground
        addSubview(label)
    }

    // MARK: Layout and looks

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: scrollView.insets(in: safeAreaInsets))
        edgeView.frame = bounds
        updateBackground()
        page?.resize(to: contentView.bounds.size, scale: traitCollection.displayScale)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
        updateAppearance()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        updateAppearance()
    }

    private func updateAppearance() {
        guard page != nil else { return }
        WebEngine.setAppearance(
            isDark: traitCollection.userInterfaceStyle == .dark,
            reducesMotion: UIAccessibility.isReduceMotionEnabled)
    }

    /// Gives the page the colour behind it: the engine draws no transparent pages.
    private func updateBackground() {
        var color = UIColor.white
        if !isOpaque {
            let views = sequence(first: self as UIView) { $0.superview }
            let visible = views.lazy.compactMap(\.backgroundColor).first { $0.cgColor.alpha == 1 }
            color = visible ?? .white
        } else if let backgroundColor, backgroundColor.cgColor.alpha == 1 {
            color = backgroundColor
        }
        var (red, green, blue) = (CGFloat(1), CGFloat(1), CGFloat(1))
        color.resolvedColor(with: traitCollection).getRed(
            &red, green: &green, blue: &blue, alpha: nil)
        let components = [red, green, blue]
        guard components != state.background else { return }
        state.background = components
        // Nothing else covers what is behind the view until the first picture.
        if page?.image == nil { edgeView.backgroundColor = color }
        page?.setBackground(red: red, green: green, blue: blue)
    }

    open override var canBecomeFirstResponder: Bool { page != nil }

    open override func becomeFirstResponder() -> Bool { contentView.becomeFirstResponder() }

    // MARK: Editing

    open override func copy(_ sender: Any?) { page?.edit("Copy") }
    open override func cut(_ sender: Any?) { page?.edit("Cut") }
    open override func paste(_ sender: Any?) {
        PageClipboard.prepare()
        page?.edit("Paste")
    }
    open override func selectAll(_ sender: Any?) { page?.edit("SelectAll") }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        let edits = ["copy(_:)", "cut(_:)", "paste(_:)", "selectAll(_:)"]
        return page != nil && edits.contains(action.name)
            || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Names

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { webTable }

    // MARK: Scrolling

    /// The scroll view of the page, which mirrors its position: see ``WKScrollView``.
    public private(set) lazy var scrollView = WKScrollView()

    /// `true` to go back and forward by swipes from the edges.
    open var allowsBackForwardNavigationGestures = false {
        didSet { updateSwipes() }
    }

    private lazy var swipes = makeSwipes()

    // MARK: Settings

    /// The user agent that servers see; `nil` for the engine's own.
    open var customUserAgent: String? {
        didSet { page?.set("user-agent", customUserAgent) }
    }

    /// The size of the content, as a factor; 1 by default.
    open var pageZoom: CGFloat = 1 {
        didSet { page?.setZoom(pageZoom) }
    }

    /// `true` to let a browser inspect the page, over `WEBKIT_INSPECTOR_HTTP_SERVER`.
    open var isInspectable = false {
        didSet { page?.set("enable-developer-extras", isInspectable) }
    }

    /// `true` if links show a preview when they are pressed long. It has no effect: the engine has
    /// none.
    open var allowsLinkPreview = true

    /// Ends the page's process, as a crash does: for tests of apps that load it again.
    package func endProcess() { page?.endProcess() }

    /// Returns `true` for schemes that the engine loads itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "javascript", "ftp", "ws", "wss"]
            .contains(urlScheme.lowercased())
    }
}

// MARK: - Swipes

extension WKWebView {
    private func makeSwipes() -> [UIScreenEdgePanGestureRecognizer] {
        [UIRectEdge.left, .right].map { edge in
            let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: WKWebView.swiped)
            swipe.edges = edge
            addGestureRecognizer(swipe)
            return swipe
        }
    }

    private func updateSwipes() {
        for swipe in swipes { swipe.isEnabled = allowsBackForwardNavigationGestures }
    }

    private func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        guard swipe.state == .ended, abs(swipe.translation(in: self).x) > bounds.width / 3 else {
            return
        }
        if swipe.edges == .left { goBack() } else { goForward() }
    }
}

/// The schemes that apps load, which the engine knows for all pages.
@MainActor
enum SchemeRegistry {
    private static var known: Set<String> = []

    static func add(_ scheme: String) {
        guard known.insert(scheme).inserted else { return }
        _ = WebEngine.register(scheme: scheme)
    }
}

extension WKWebView {
    static let webTable = PropertyTable(
        of: WKWebView.self, after: UIView.propertyTable,
        [
            .row("title", \.title, observed: .value, described: .unless("")),
            .row("URL", \.url, observed: .value, described: .unless(nil, "url")),
            .row("estimatedProgress", \.estimatedProgress, observed: .value),
            .row("loading", \.isLoading, observed: .value),
            .row("canGoBack", \.canGoBack, observed: .value),
            .row("canGoForward", \.canGoForward, observed: .value),
            .row("hasOnlySecureContent", \.hasOnlySecureContent, observed: .value),
            .row("themeColor", \.themeColor, observed: .value),
            .row("customUserAgent", \.customUserAgent),
            .row("pageZoom", \.pageZoom),
            .row("inspectable", \.isInspectable),
            .row("allowsLinkPreview", \.allowsLinkPreview, nib: .same),
            .row(
                "allowsBackForwardNavigationGestures", \.allowsBackForwardNavigationGestures,
                nib: .same),
        ])
}
