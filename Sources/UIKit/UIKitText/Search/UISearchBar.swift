public import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore

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
    private final let background = UIView()
    private final let cancel = UIButton(type: .system)

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        cancel.setTitle(SystemText.localized("Cancel"), for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        cancel.alpha = 0
        field.delegate = fieldDelegate
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, textDidChange: self.field.text ?? "")
            }, for: .editingChanged)
        for view in [background, field, cancel] as [UIView] { addSubview(view) }
        background.isUserInteractionEnabled = false
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
        set { field.text = newValue }
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

    // MARK: Appearance

    /// The look.
    open var searchBarStyle: Style = .default { didSet { updateBackground() } }

    /// The colour of the background, or `nil` for that of bars.
    open var barTintColor: UIColor? { didSet { updateBackground() } }

    private func updateBackground() {
        background.isHidden = searchBarStyle == .minimal
        background.backgroundColor = barTintColor ?? .secondarySystemBackground
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

    private static let height: CGFloat = 56
    private static let margin: CGFloat = 8

    /// As high as a bar; the width is free.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let safe = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let cancelWidth = cancel.intrinsicContentSize.width
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = storedShowsCancel ? cancelWidth + 2 * Self.margin : Self.margin
        let height = UISearchTextField.height
        let y = ((bounds.height - height) / 2).rounded()
        field.frame = CGRect(
            x: safe.minX + (isMirrored ? room : Self.margin), y: y,
            width: max(0, safe.width - Self.margin - room), height: height)
        // A hidden button waits beyond the edge, from where it slides in.
        let offset = storedShowsCancel ? Self.margin + cancelWidth : -Self.margin
        cancel.alpha = storedShowsCancel ? 1 : 0
        cancel.frame = CGRect(
            x: isMirrored ? safe.minX + offset - cancelWidth : safe.maxX - offset, y: y,
            width: cancelWidth, height: height)
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let text, !text.isEmpty { description.add("text", text) }
    }
}

/// The delegate of a search bar's field.
private final class SearchFieldDelegate: UITextFieldDelegate {
    private unowned let bar: UISearchBar

    init(_ bar: UISearchBar) { self.bar = bar }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
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
