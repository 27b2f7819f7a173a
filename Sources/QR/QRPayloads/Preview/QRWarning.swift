import FoundationGaps

/// A warning to consider before following a code.
public enum QRWarning: Hashable, Sendable {
    /// The address has letters beyond ASCII; browsers display it as `shown`.
    case internationalHost(shown: String)

    /// A label of the host mixes scripts, possibly to imitate another name.
    case mixedScripts(host: String)

    /// A label of the host has only non-Latin letters that look like Latin ones.
    case imitatesLatin(host: String)

    /// The part before the `@` is not the host, although it may look like one.
    case userInformation(String, host: String)

    /// The host begins with a domain that it does not belong to: the site is `domain`.
    case leadingDomain(String, domain: String)

    /// The host shortens addresses, which hides where they lead.
    case shortener(host: String)

    /// The connection is not encrypted: others can read and change its data.
    case notEncrypted

    /// The address would run or unpack its contents, or open a file of this device.
    case activeScheme(String)

    /// The address starts another program.
    case otherProgram(scheme: String)

    /// The host is an IP address.
    case numericHost(String)

    /// The network has no password, and anyone nearby can eavesdrop.
    case openNetwork

    /// The password can be broken in minutes.
    case weakEncryption

    /// The number may control the phone or its network.
    case controlCode

    /// The address asks for this file to be attached, which is left out.
    case droppedAttachment(String)

    /// The text is longer than anyone reads.
    case veryLong(characters: Int)

    /// The text contains invisible characters.
    case hiddenCharacters(Int)

    /// The number of characters above which a text counts as very long.
    public static let longText = 1_000
}

extension QRWarning {
    /// Returns the warning as a sentence or two. Texts from the code are escaped.
    public func text(in language: Language) -> String { sentences.text(in: language) }

    private var sentences: LocalizedText {
        switch self {
        case .internationalHost(let shown):
            .localized("The address has foreign letters: \(Self.visible(shown)).")
        case .mixedScripts(let host):
            .localized(
                "“\(Self.visible(host))” mixes letters of several scripts. It may imitate another name."
            )
        case .imitatesLatin(let host):
            .localized(
                "“\(Self.visible(host))” has foreign letters that look like English ones. It may imitate another name."
            )
        case .userInformation(let information, let host):
            .localized(
                "“\(Self.visible(information))” is not the site: the address leads to “\(Self.visible(host))”."
            )
        case .leadingDomain(let other, let domain):
            .localized(
                "“\(Self.visible(other))” is not the site: the address leads to “\(Self.visible(domain))”."
            )
        case .shortener(let host):
            .localized(
                "“\(Self.visible(host))” shortens addresses: where this one leads cannot be seen.")
        case .notEncrypted:
            .localized("The connection is not encrypted (http). Enter no passwords there.")
        case .activeScheme(let scheme):
            .localized(
                "“\(Self.visible(scheme)):” runs code or opens content hidden in the address. Do not open it."
            )
        case .otherProgram(let scheme):
            .localized("“\(Self.visible(scheme)):” starts another program.")
        case .numericHost(let host):
            .localized(
                "The address leads to a numeric host, \(Self.visible(host)), without a name.")
        case .openNetwork:
            .localized(
                "The network is open: everybody nearby can read what is not encrypted otherwise.")
        case .weakEncryption:
            .localized("WEP is broken: the password can be found out in minutes.")
        case .controlCode:
            .localized("The number has * or #: dialling it may change settings of the phone.")
        case .droppedAttachment(let name):
            .localized(
                "The attachment “\(Self.visible(name))” is left out: a code must not attach files of this device."
            )
        case .veryLong(let count):
            .localized("The text is very long: \(count) characters.")
        case .hiddenCharacters(let count):
            .localized("Hidden characters are in it (\(count)), shown as \\u{…}.")
        }
    }

    private static func visible(_ text: String) -> String { VisibleText(text, length: 80).text }
}
