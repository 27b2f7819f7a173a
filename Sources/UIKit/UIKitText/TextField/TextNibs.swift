import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

extension UITextField {
    /// Sets what the elements of nib files state about text fields.
    func decodeTextField(_ nib: NibCoder) {
        if let font = nib.font("fontDescription") { self.font = font }
        if let color = nib.color("textColor") { textColor = color }
        if let alignment = nib.choice("textAlignment", NibWords.alignments) {
            textAlignment = alignment
        }
        if let style = nib.choice(
            "borderStyle",
            [
                "none": BorderStyle.none, "line": .line, "bezel": .bezel,
                "roundedRect": .roundedRect,
            ])
        {
            borderStyle = style
        }
        if let text = nib.string("placeholder") { placeholder = text }
        if let text = nib.string("text") { self.text = text }
        let modes: [String: ViewMode] = [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
            "always": .always,
        ]
        if let mode = nib.choice("clearButtonMode", modes) { clearButtonMode = mode }
        if let size = nib.number("minimumFontSize") { minimumFontSize = size }
        if let value = nib.flag("clearsOnBeginEditing") { clearsOnBeginEditing = value }
        nib.decodeInputTraits(of: self)
    }
}

extension UITextView {
    /// Sets what the elements of nib files state about text views.
    func decodeTextView(_ nib: NibCoder) {
        if let font = nib.font("fontDescription") { self.font = font }
        if let color = nib.color("textColor") { textColor = color }
        if let alignment = nib.choice("textAlignment", NibWords.alignments) {
            textAlignment = alignment
        }
        if let value = nib.flag("editable") { isEditable = value }
        if let value = nib.flag("selectable") { isSelectable = value }
        if let text = nib.string("text") { self.text = text }
        nib.decodeInputTraits(of: self)
    }
}

/// A view whose keyboard a nib file describes.
@MainActor
private protocol NibTextInput: AnyObject {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
    var textContentType: UITextContentType! { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}
extension UISearchBar: NibTextInput {}

extension NibCoder {
    /// Sets what the element states about the keyboard of a view.
    fileprivate func decodeInputTraits(of view: some NibTextInput) {
        guard let nib = coder(key: "textInputTraits") else { return }
        let letters: [String: UITextAutocapitalizationType] = [
            "none": .none, "words": .words, "sentences": .sentences,
            "allCharacters": .allCharacters,
        ]
        if let type = nib.choice("autocapitalizationType", letters) {
            view.autocapitalizationType = type
        }
        let corrections: [String: UITextAutocorrectionType] = [
            "default": .default, "no": .no, "yes": .yes,
        ]
        if let type = nib.choice("autocorrectionType", corrections) {
            view.autocorrectionType = type
        }
        let checks: [String: UITextSpellCheckingType] = [
            "default": .default, "no": .no, "yes": .yes,
        ]
        if let type = nib.choice("spellCheckingType", checks) { view.spellCheckingType = type }
        if let type = nib.choice("keyboardType", NibWords.keyboards) { view.keyboardType = type }
        if let type = nib.choice("returnKeyType", NibWords.returnKeys) { view.returnKeyType = type }
        if let value = nib.flag("enablesReturnKeyAutomatically") {
            view.enablesReturnKeyAutomatically = value
        }
        if let value = nib.flag("secureTextEntry") { view.isSecureTextEntry = value }
        if let type = nib.string("textContentType") {
            view.textContentType = UITextContentType(rawValue: type)
        }
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

extension UISearchBar {
    /// Sets what the elements of nib files state about search bars.
    func decodeSearchBar(_ nib: NibCoder) {
        if let style = nib.choice("barStyle", NibWords.barStyles) { barStyle = style }
        let styles: [String: Style] = [
            "default": .default, "prominent": .prominent, "minimal": .minimal,
        ]
        if let style = nib.choice("searchBarStyle", styles) { searchBarStyle = style }
        if let value = nib.flag("translucent") { isTranslucent = value }
        if let color = nib.color("barTintColor") { barTintColor = color }
        if let text = nib.string("text") { self.text = text }
        if let text = nib.string("placeholder") { placeholder = text }
        if let text = nib.string("prompt") { prompt = text }
        if let value = nib.flag("showsCancelButton") { showsCancelButton = value }
        if let value = nib.flag("showsBookmarkButton") { showsBookmarkButton = value }
        if let value = nib.flag("showsSearchResultsButton") { showsSearchResultsButton = value }
        if let titles = nib.strings(in: "scopeButtonTitles") { scopeButtonTitles = titles }
        if let value = nib.flag("showsScopeBar") { showsScopeBar = value }
        nib.decodeInputTraits(of: self)
    }
}
