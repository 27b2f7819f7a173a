import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A bar with a field for the text to search for, and a cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// The look of a search bar.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// The style that suits the place.
        case `default` = 0
        /// With a background.
        case prominent
        /// Without a background.
        case minimal
    }

    private final let field = UISearchTextField()
    private final lazy var fieldDelegate = SearchFieldDelegate(self)
    private final let background = UIImageView()
    private final let promptLabel = UILabel()
    final var pieces = SearchBarPieces()
    private final let cancel = UIButton(type: .system)
    private final let scopes = UISegmentedControl()

    /// The search controller of the bar.
    package final weak var observer: (any SearchBarObserver)?

    /// `true` while the bar is a part of a navigation bar, which gives it its background.
    package final var isInNavigationBar = false {
        didSet {
            guard isInNavigationBar != oldValue else { return }
            updateBackground()
            setNeedsLayout()
        }
    }

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { searchBarTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (bar: UISearchBar, delegate: any UISearchBarDelegate) in bar.delegate = delegate
        }
    }

    private func setUp() {
        cancel.setTitle(SystemText.localized("Cancel"), for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.addAction(
            UIAction { [weak self] _ in
                self?.cancelClicked()
            }, for: .touchUpInside)
        cancel.alpha = 0
        field.delegate = fieldDelegate
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.updateFieldButton()
                self.delegate?.searchBar(self, textDidChange: self.field.text ?? "")
                self.observer?.searchBarDidChange(self)
            }, for: .editingChanged)
        scopes.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(
                    self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
                self.observer?.searchBarDidChange(self)
            }, for: .valueChanged)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        for view in [background, scopeBackground, promptLabel, field, cancel, scopes] as [UIView] {
            addSubview(view)
        }
        clipsToBounds = true
        updateBackground()
    }

    /// The delegate, which follows the search.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The field of the text.
    open var searchTextField: UISearchTextField { field }

    // MARK: Content

    /// The text to search for.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            updateFieldButton()
        }
    }

    /// A line of text above the field; none by default.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            guard newValue != prompt else { return }
            promptLabel.text = newValue
            promptLabel.isHidden = promptHeight == 0
            updateBackground()
            heightDidChange()
        }
    }

    /// The text that is shown in an empty field.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// `true` if there is a cancel button. `false` by default.
    open var showsCancelButton: Bool {
        get { storedShowsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    private final var storedShowsCancel = false

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != storedShowsCancel else { return }
        if animated { layoutIfNeeded() }
        storedShowsCancel = showsCancelButton
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private final func cancelClicked() {
        delegate?.searchBarCancelButtonClicked(self)
        observer?.searchBarDidCancel(self)
    }

    /// Cancels the search.
    open override func accessibilityPerformEscape() -> Bool {
        guard storedShowsCancel else { return super.accessibilityPerformEscape() }
        cancelClicked()
        return true
    }

    // MARK: Scopes

    /// The titles of the scopes, of which the user chooses one below the field.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            if !(scopeButtonTitles ?? []).isEmpty { scopes.selectedSegmentIndex = 0 }
            heightDidChange()
        }
    }

    /// The index of the chosen scope; 0 by default.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopes.selectedSegmentIndex) }
        set { scopes.selectedSegmentIndex = newValue }
    }

    /// `true` if the scopes are shown. `false` by default.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { heightDidChange() } }
    }

    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private final var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    private final func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        observer?.searchBarHeightDidChange(self)
    }

    // MARK: Appearance

    /// The look.
    open var searchBarStyle: Style = .default { didSet { updateBackground() } }

    /// The colour of the background, or `nil` for that of bars.
    open var barTintColor: UIColor? { didSet { updateBackground() } }

    /// `true` (the default) if content shines through a background of ``barTintColor``.
    open var isTranslucent = true { didSet { updateBackground() } }

    /// The appearance; `UIBarStyle/black` is dark in a light interface too.
    open var barStyle = UIBarStyle.default {
        didSet {
            let style: UIUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
            for view in [background, promptLabel, field, cancel, scopes] as [UIView] {
                view.overrideUserInterfaceStyle = style
            }
        }
    }

    /// An image stretched over the bar in place of its background; none by default.
    open var backgroundImage: UIImage? { didSet { updateBackground() } }

    /// An image stretched over the part of the bar with the scopes; none by default.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            scopeBackground.image = scopeBarBackgroundImage
            setNeedsLayout()
        }
    }

    private let scopeBackground = UIImageView()

    final func updateBackground() {
        let backgroundImage = shownBackgroundImage ?? self.backgroundImage
        background.image = backgroundImage
        background.isHidden =
            backgroundImage == nil && searchBarStyle == .minimal || isInNavigationBar
        let tint = barTintColor.map { isTranslucent ? $0.withAlphaComponent(0.94) : $0 }
        background.backgroundColor =
            backgroundImage == nil ? tint ?? .secondarySystemBackground : nil
    }

    // MARK: Button in the field

    /// `true` if an empty field ends with a button for bookmarks. `false` by default.
    open var showsBookmarkButton = false { didSet { updateFieldButton() } }

    /// `true` if an empty field ends with a button for recent results. `false` by default.
    open var showsSearchResultsButton = false { didSet { updateFieldButton() } }

    /// `true` if the button for recent results is selected. `false` by default.
    open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }

    private final func updateFieldButton() { updateFieldButton(of: field) }

    /// Shows the changed images and places of the field's parts.
    final func piecesDidChange() {
        pieces.apply(to: field)
        updateFieldButton()
        setNeedsLayout()
    }

    final var scopeControl: UISegmentedControl { scopes }

    final var cancelButton: UIButton { cancel }

    /// The distance by which the field is moved from its place.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet { setNeedsLayout() }
    }

    /// The distance by which the text is moved from its place in the field.
    open var searchTextPositionAdjustment: UIOffset {
        get { field.textAdjustment }
        set {
            field.textAdjustment = newValue
            field.setNeedsLayout()
        }
    }

    /// The view above the software keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    // MARK: Traits of the field

    /// The letters that a software keyboard begins in upper case.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// A hint for software keyboards: the correction of typing errors.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// The keys that a software keyboard shows.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    /// The title of a software keyboard's return key.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }

    /// The meaning of the text, for software keyboards.
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    /// `true` if the text is shown as dots. `false` by default.
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }

    /// The choice of checking the spelling.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// The choice of curly quotes.
    open var smartQuotesType: UITextSmartQuotesType {
        get { field.smartQuotesType }
        set { field.smartQuotesType = newValue }
    }

    /// The choice of dashes for hyphens.
    open var smartDashesType: UITextSmartDashesType {
        get { field.smartDashesType }
        set { field.smartDashesType = newValue }
    }

    /// The choice of spaces that are inserted and deleted with words.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { field.smartInsertDeleteType }
        set { field.smartInsertDeleteType = newValue }
    }

    /// The look of a software keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }

    /// `true` (the default) if the bar can be used.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set {
            isUserInteractionEnabled = newValue
            field.isEnabled = newValue
            field.alpha = newValue ? 1 : 0.5
        }
    }

    /// `true` if the return key does nothing in an empty field. `false` by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    private static let scopeHeight: CGFloat = 44
    private final var margin: CGFloat { isInNavigationBar ? (bounds.width >= 414 ? 20 : 16) : 8 }

    /// The height of the row of the field.
    private final var rowHeight: CGFloat { isInNavigationBar ? 52 : 56 }

    /// The height of the row of the prompt; 0 without one.
    private final var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : 22 }

    /// The height with prompt and scopes.
    package final var fullHeight: CGFloat {
        promptHeight + rowHeight + (hasScopes ? Self.scopeHeight : 0)
    }

    /// As high as a bar; the width is free.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fullHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let safe = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let cancelWidth = cancel.intrinsicContentSize.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = storedShowsCancel ? cancelWidth + margin + 12 : margin
        let height =
            pieces.fieldBackgrounds.image(for: .normal)?.size.height
            ?? UISearchTextField.height
        promptLabel.frame = CGRect(
            x: safe.minX + margin, y: 6, width: max(0, safe.width - 2 * margin),
            height: max(0, promptHeight - 6))
        let y = promptHeight + (isInNavigationBar ? 4 : ((rowHeight - height) / 2).rounded())
        scopes.isHidden = !hasScopes
        scopeBackground.isHidden = !hasScopes || scopeBarBackgroundImage == nil
        let scopeTop = promptHeight + rowHeight
        scopeBackground.frame = CGRect(
            x: 0, y: scopeTop, width: bounds.width, height: max(0, bounds.height - scopeTop))
        scopes.frame = CGRect(
            x: safe.minX + margin,
            y: promptHeight + rowHeight - (isInNavigationBar ? 4 : 0),
            width: max(0, safe.width - 2 * margin), height: 32)
        field.frame = CGRect(
            x: safe.minX + (isMirrored ? room : margin), y: y,
            width: max(0, safe.width - margin - room), height: height
        ).offsetBy(
            dx: searchFieldBackgroundPositionAdjustment.horizontal,
            dy: searchFieldBackgroundPositionAdjustment.vertical)
        // A hidden button waits beyond the edge, from where it slides in.
        let offset = storedShowsCancel ? margin + cancelWidth : -margin
        cancel.alpha = storedShowsCancel ? 1 : 0
        cancel.frame = CGRect(
            x: isMirrored ? safe.minX + offset - cancelWidth : safe.maxX - offset, y: y,
            width: cancelWidth, height: height)
    }
}

/// An object that follows a search bar besides its delegate: its search controller.
@MainActor
package protocol SearchBarObserver: AnyObject {
    func searchBarDidBeginEditing(_ searchBar: UISearchBar)

    /// Called after the text, the tokens or the scope changed.
    func searchBarDidChange(_ searchBar: UISearchBar)

    func searchBarDidCancel(_ searchBar: UISearchBar)

    func searchBarHeightDidChange(_ searchBar: UISearchBar)
}

/// The delegate of a search bar's field.
private final class SearchFieldDelegate: UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar.observer?.searchBarDidBeginEditing(bar)
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}
