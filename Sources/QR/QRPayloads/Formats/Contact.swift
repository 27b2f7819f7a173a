/// A person or an organisation: a vCard (RFC 2426, RFC 6350), or a parsed `MECARD:`.
public struct Contact: Hashable, Sendable {
    /// The use of a number or an address.
    public enum Use: String, CaseIterable, Sendable {
        case home
        case work

        /// A mobile telephone.
        case mobile

        case fax
    }

    /// A telephone number or a mail address.
    public struct Line: Hashable, Sendable {
        /// The number or address as written.
        public var value: String

        /// The use, if known.
        public var use: Use?

        /// Creates a number or an address as written.
        public init(_ value: String, _ use: Use? = nil) {
            self.value = value
            self.use = use
        }
    }

    /// The components of a person's name.
    public struct Name: Hashable, Sendable {
        /// The family name.
        public var family: String

        /// The given name.
        public var given: String

        /// Additional given names.
        public var middle: String

        /// The prefix, such as “Dr.”.
        public var prefix: String

        /// The suffix, such as “Jr.”.
        public var suffix: String

        /// Creates a name; empty components are omitted.
        public init(
            family: String = "", given: String = "", middle: String = "", prefix: String = "",
            suffix: String = ""
        ) {
            self.family = family
            self.given = given
            self.middle = middle
            self.prefix = prefix
            self.suffix = suffix
        }

        /// The components in the order of western names.
        var joined: String {
            [prefix, given, middle, family, suffix].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// A postal address.
    public struct PostalAddress: Hashable, Sendable {
        /// The street with the house number.
        public var street: String

        /// The city.
        public var city: String

        /// The province or state.
        public var region: String

        /// The postal code, without validation.
        public var postalCode: String

        /// The country's name.
        public var country: String

        /// The use, if known.
        public var use: Use?

        /// Creates an address; empty components are omitted.
        public init(
            street: String = "", city: String = "", region: String = "", postalCode: String = "",
            country: String = "", use: Use? = nil
        ) {
            self.street = street
            self.city = city
            self.region = region
            self.postalCode = postalCode
            self.country = country
            self.use = use
        }
    }

    /// The full name for display.
    public var fullName: String

    /// The components of the name, if known.
    public var name: Name

    /// The nickname; empty for none.
    public var nickname: String

    /// The organisation; empty for none.
    public var organization: String

    /// The person's title in the organisation.
    public var title: String

    /// The telephone numbers, in order.
    public var telephones: [Line]

    /// The mail addresses, in order.
    public var mails: [Line]

    /// The postal addresses, in order.
    public var addresses: [PostalAddress]

    /// The web addresses as written; none of them is opened.
    public var webAddresses: [String]

    /// The birthday in vCard syntax: `1985-04-12`, or `--0412` without the year.
    public var birthday: String

    /// Other information, possibly in several lines.
    public var note: String

    /// Creates a contact. An empty `fullName` is composed of the name's components, `given` before
    /// `family`.
    public init(
        fullName: String = "", name: Name = Name(), nickname: String = "",
        organization: String = "", title: String = "", telephones: [Line] = [],
        mails: [Line] = [], addresses: [PostalAddress] = [], webAddresses: [String] = [],
        birthday: String = "", note: String = ""
    ) {
        self.fullName = fullName.isEmpty ? name.joined : fullName
        self.name = name
        self.nickname = nickname
        self.organization = organization
        self.title = title
        self.telephones = telephones
        self.mails = mails
        self.addresses = addresses
        self.webAddresses = webAddresses
        self.birthday = birthday
        self.note = note
    }
}
