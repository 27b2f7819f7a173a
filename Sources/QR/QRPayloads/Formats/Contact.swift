/// A person or a firm: a vCard (RFC 2426, RFC 6350), or `MECARD:` when read.
public struct Contact: Hashable, Sendable {
    /// What a number or an address is for.
    public enum Use: String, CaseIterable, Sendable {
        case home
        case work

        /// A telephone that is carried about.
        case mobile

        case fax
    }

    /// A number or a mail address.
    public struct Line: Hashable, Sendable {
        /// The number or the address as it is written.
        public var value: String

        /// What it is for, where that is said.
        public var use: Use?

        /// Creates a number or an address as it is written.
        public init(_ value: String, _ use: Use? = nil) {
            self.value = value
            self.use = use
        }
    }

    /// The parts of a person's name.
    public struct Name: Hashable, Sendable {
        /// The family's name.
        public var family: String

        /// The first name.
        public var given: String

        /// Further given names.
        public var middle: String

        /// What stands before the name, like “Dr.”.
        public var prefix: String

        /// What stands after the name, like “Jr.”.
        public var suffix: String

        /// Creates a name; a part that is empty is not said.
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

        /// The parts in the order of western names.
        var joined: String {
            [prefix, given, middle, family, suffix].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Where letters go.
    public struct PostalAddress: Hashable, Sendable {
        /// The street with the number of the house.
        public var street: String

        /// The town.
        public var city: String

        /// A province or a state.
        public var region: String

        /// As the country writes it, without a rule of our own.
        public var postalCode: String

        /// The country's name.
        public var country: String

        /// What the address is for, where that is said.
        public var use: Use?

        /// Creates an address; a part that is empty is not said.
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

    /// The whole name as it is shown.
    public var fullName: String

    /// The parts of the name, as far as they are said.
    public var name: Name

    /// What friends say; empty where it is not said.
    public var nickname: String

    /// The firm; empty where it is not said.
    public var organization: String

    /// What the person is there.
    public var title: String

    /// The numbers to call, in their order.
    public var telephones: [Line]

    /// The mail addresses, in their order.
    public var mails: [Line]

    /// Where letters go, in their order.
    public var addresses: [PostalAddress]

    /// The web addresses as they are written; nothing of them is opened.
    public var webAddresses: [String]

    /// As vCards write it: `1985-04-12`, or `--0412` without the year.
    public var birthday: String

    /// Anything else, lines included.
    public var note: String

    /// - Parameter fullName: Made of the name's parts where it is empty, `given` before `family`.
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
