import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
import UIKitScrolling

// The properties of text controls, each declared once; see ``PropertyTable``.

extension UITextField {
    static let textFieldTable = PropertyTable(
        of: UITextField.self, after: UIControl.propertyTable,
        [
            .row("delegate", \.delegate),
            .row("typingAttributes", \.typingAttributes),
            .row("defaultTextAttributes", \.defaultTextAttributes),
            .row("background", \.background, nib: .same),
            .row("disabledBackground", \.disabledBackground, nib: .same),
            .row(
                "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth,
                nib: .named("adjustsFontSizeToFit")),
            .row(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, nib: .same
            ),
            .row("font", \.font, nib: .named("fontDescription"), appearance: .value),
            .row("textColor", \.textColor, nib: .same, appearance: .value),
            .row("textAlignment", \.textAlignment, nib: .words(NibWords.alignments)),
            .row(
                "borderStyle", \.borderStyle,
                nib: .words([
                    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
                ])),
            .row("placeholder", \.placeholder, nib: .same),
            .row("attributedPlaceholder", \.attributedPlaceholder, nib: .same),
            .row("attributedText", \.attributedText, nib: .same, observed: .value),
            .row("text", \.text, nib: .same, observed: .value),
            .row(
                "clearButtonMode", \.clearButtonMode,
                nib: .words([
                    "never": .never, "whileEditing": .whileEditing,
                    "unlessEditing": .unlessEditing, "always": .always,
                ])),
            .row("minimumFontSize", \.minimumFontSize, nib: .same),
            .row("clearsOnBeginEditing", \.clearsOnBeginEditing, nib: .same),
            .row("leftView", \.leftView),
            .row("leftViewMode", \.leftViewMode),
            .row("rightView", \.rightView),
            .row("rightViewMode", \.rightViewMode),
            .readOnly("clearButton", \.clearButton),
            .readOnly("editing", \.isEditing),
            .readOnly("placeholderLabel", \.placeholderLabel),
        ], PropertyRow.editing + PropertyRow.inputTraits)
}

extension UITextView {
    static let textViewTable = PropertyTable(
        of: UITextView.self, after: UIScrollView.propertyTable,
        [
            .row("font", \.font, nib: .named("fontDescription")),
            .row("textColor", \.textColor, nib: .same),
            .row("textAlignment", \.textAlignment, nib: .words(NibWords.alignments)),
            .row("editable", \.isEditable, nib: .same),
            .row("selectable", \.isSelectable, nib: .same),
            .row("attributedText", \.attributedText, nib: .same, observed: .value),
            .row("text", \.text, nib: .same, observed: .value),
            .row("textContainerInset", \.textContainerInset),
            .row("delegate", \.delegate),
            .row("selectedRange", \.selectedRange, observed: .value),
            .row("typingAttributes", \.typingAttributes),
            .row("linkTextAttributes", \.linkTextAttributes),
            .row(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, nib: .same
            ),
            .row("dataDetectorTypes", \.dataDetectorTypes, nib: .form { decodedDetectors($0, $1) }),
            .row("findInteractionEnabled", \.isFindInteractionEnabled, nib: .same),
        ], PropertyRow.editing + PropertyRow.inputTraits)
}

extension UISearchBar {
    static let searchBarTable = PropertyTable(
        of: UISearchBar.self, after: UIView.propertyTable,
        [
            .row("delegate", \.delegate),
            .row("enabled", \.isEnabled),
            .row("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
            .row("backgroundImage", \.backgroundImage),
            .row("scopeBarBackgroundImage", \.scopeBarBackgroundImage),
            .row("searchResultsButtonSelected", \.isSearchResultsButtonSelected),
            .row(
                "searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment
            ),
            .row("searchTextPositionAdjustment", \.searchTextPositionAdjustment),
            .row("barStyle", \.barStyle, nib: .words(NibWords.barStyles)),
            .row(
                "searchBarStyle", \.searchBarStyle,
                nib: .words([
                    "default": .default, "prominent": .prominent, "minimal": .minimal,
                ])),
            .row("translucent", \.isTranslucent, nib: .same),
            .row("barTintColor", \.barTintColor, nib: .same),
            .row("text", \.text, nib: .same, observed: .value, described: .unless("")),
            .row("placeholder", \.placeholder, nib: .same),
            .row("prompt", \.prompt, nib: .same),
            .row("showsCancelButton", \.showsCancelButton, nib: .same),
            .row("showsBookmarkButton", \.showsBookmarkButton, nib: .same),
            .row("showsSearchResultsButton", \.showsSearchResultsButton, nib: .same),
            .row(
                "scopeButtonTitles", \.scopeButtonTitles,
                nib: .form { $0.strings(in: $1).map(Optional.some) }),
            .row("showsScopeBar", \.showsScopeBar, nib: .same),
            .readOnly("searchField", \.searchTextField),
            .computed("cancelButton", get: { $0.showsCancelButton ? $0.cancelButton : nil }),
            .computed(
                "cancelButtonText", get: { $0.cancelButton.title(for: .normal) },
                set: { $0.cancelButton.setTitle($1, for: .normal) }),
        ], PropertyRow.inputTraits)
}

/// A view whose keyboard a nib file describes.
@MainActor
protocol NibTextInput: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var smartDashesType: UITextSmartDashesType { get set }
    var smartQuotesType: UITextSmartQuotesType { get set }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

/// A text field or a text view.
@MainActor
protocol NibTextEditor: TextEditorOwner, NibTextInput {
    var clearsOnInsertion: Bool { get set }
    var allowsEditingTextAttributes: Bool { get set }
    var inlinePredictionType: UITextInlinePredictionType { get set }
    var passwordRules: UITextInputPasswordRules? { get set }
    var inputView: UIView? { get set }
    var inputAccessoryView: UIView? { get set }
}

extension UITextField: NibTextEditor {}
extension UITextView: NibTextEditor {}
extension UISearchBar: NibTextInput {}

extension PropertyRow where Root: NibTextEditor {
    /// The properties that text fields and text views have in common.
    static var editing: [PropertyRow] {
        [
            .row("clearsOnInsertion", \.clearsOnInsertion, nib: .same),
            .row("allowsEditingTextAttributes", \.allowsEditingTextAttributes, nib: .same),
            .row("selectedTextRange", \.selectedTextRange),
            .row("markedTextStyle", \.markedTextStyle),
            .row("inlinePredictionType", \.inlinePredictionType),
            .row("passwordRules", \.passwordRules),
            .row("inputDelegate", \.inputDelegate),
            .row("inputView", \.inputView),
            .row("inputAccessoryView", \.inputAccessoryView),
            .row("textDragDelegate", \.textDragDelegate),
            .row("textDragOptions", \.textDragOptions),
            .row("textDropDelegate", \.textDropDelegate),
        ]
    }
}

extension PropertyRow where Root: NibTextInput {
    /// The properties of a view's keyboard.
    static var inputTraits: [PropertyRow] {
        let element = "textInputTraits"
        return [
            .row(
                "autocapitalizationType", \.autocapitalizationType,
                nib: .words([
                    "none": .none, "words": .words, "sentences": .sentences,
                    "allCharacters": .allCharacters,
                ]).inside(element)),
            .row(
                "autocorrectionType", \.autocorrectionType,
                nib: .words(["default": .default, "no": .no, "yes": .yes]).inside(element)),
            .row(
                "spellCheckingType", \.spellCheckingType,
                nib: .words(["default": .default, "no": .no, "yes": .yes]).inside(element)),
            .row(
                "keyboardType", \.keyboardType, nib: .words(NibWords.keyboards).inside(element)),
            .row(
                "returnKeyType", \.returnKeyType,
                nib: .words(NibWords.returnKeys).inside(element)),
            .row(
                "enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically,
                nib: .same.inside(element)),
            .row("secureTextEntry", \.isSecureTextEntry, nib: .same.inside(element)),
            .row(
                "keyboardAppearance", \.keyboardAppearance,
                nib: .words([
                    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
                ]).inside(element)),
            .row(
                "smartDashesType", \.smartDashesType,
                nib: .words(["default": .default, "no": .no, "yes": .yes]).inside(element)),
            .row(
                "smartQuotesType", \.smartQuotesType,
                nib: .words(["default": .default, "no": .no, "yes": .yes]).inside(element)),
            .row(
                "smartInsertDeleteType", \.smartInsertDeleteType,
                nib: .words(["default": .default, "no": .no, "yes": .yes]).inside(element)),
            .row(
                "textContentType", \.textContentType,
                nib: .form { nib, name in
                    nib.string(name).map { .some(UITextContentType(rawValue: $0)) }
                }.inside(element)),
        ]
    }
}

extension NibWords {
    fileprivate static let keyboards: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    fileprivate static let returnKeys: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
        "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergency-call": .emergencyCall, "continue": .continue,
    ]
}

@_spi(UIKitInternals) extension UIApplication: MoreProperties {
    public static var moreProperties: PropertyRows {
        PropertyRows(
            of: UIApplication.self, [.row("usesSoftwareKeyboard", \.usesSoftwareKeyboard)])
    }
}

extension UITextView {
    fileprivate static func decodedDetectors(_ nib: NibCoder, _ key: String) -> UIDataDetectorTypes?
    {
        guard let nib = nib.coder(key: key) else { return nil }
        let words: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
            ("calendarEvent", .calendarEvent),
        ]
        return words.reduce(into: []) { if nib.flag($1.0) == true { $0.insert($1.1) } }
    }
}
