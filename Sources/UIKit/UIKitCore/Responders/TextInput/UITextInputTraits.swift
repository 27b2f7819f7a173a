/// Hints to input methods about the purpose of a text field. Every member has a default.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The letters that a software keyboard begins in upper case.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// A hint for software keyboards: the correction of typing errors.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// A hint for software keyboards: the marking of misspelled words.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// A hint for software keyboards: curved quotes.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// A hint for software keyboards: dashes for two hyphens.
    var smartDashesType: UITextSmartDashesType { get }
    /// `.yes` to cut and paste words with the spaces around them.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// The keys that a software keyboard shows.
    var keyboardType: UIKeyboardType { get }
    /// The look of a software keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The title of a software keyboard's return key.
    var returnKeyType: UIReturnKeyType { get }
    /// `true` if the return key does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// `true` if the characters are shown as dots.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text, such as ``UITextContentType/emailAddress``.
    var textContentType: UITextContentType! { get }
    /// A hint for software keyboards: words proposed in the line.
    var inlinePredictionType: UITextInlinePredictionType { get }
    /// A hint for programs that propose passwords.
    var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    public var autocorrectionType: UITextAutocorrectionType { .default }
    public var spellCheckingType: UITextSpellCheckingType { .default }
    public var smartQuotesType: UITextSmartQuotesType { .default }
    public var smartDashesType: UITextSmartDashesType { .default }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    public var keyboardType: UIKeyboardType { .default }
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    public var returnKeyType: UIReturnKeyType { .default }
    public var enablesReturnKeyAutomatically: Bool { false }
    public var isSecureTextEntry: Bool { false }
    public var textContentType: UITextContentType! { nil }
    public var inlinePredictionType: UITextInlinePredictionType { .default }
    public var passwordRules: UITextInputPasswordRules? { nil }
}

/// The letters that a software keyboard begins in upper case.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

/// The correction of typing errors.
public nonisolated enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The marking of misspelled words.
public nonisolated enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The replacement of straight quotes by curved ones.
public nonisolated enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The replacement of two hyphens by a dash.
public nonisolated enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The spaces around text that is cut and pasted.
public nonisolated enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// The look of a software keyboard.
public nonisolated enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light

    /// Another name for ``dark``.
    public static let alert = UIKeyboardAppearance.dark
}

/// The title of a software keyboard's return key.
public nonisolated enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

/// The meaning of a text, for filling it in.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    public static let shipmentTrackingNumber = UITextContentType(
        rawValue: "shipment-tracking-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
