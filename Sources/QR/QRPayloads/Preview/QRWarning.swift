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
    public func text(in language: Language) -> String {
        switch self {
        case .internationalHost(let shown):
            language(
                "The address has foreign letters: \(Self.visible(shown)).",
                "网址含有非英文字母：\(Self.visible(shown))。")
        case .mixedScripts(let host):
            language(
                "“\(Self.visible(host))” mixes letters of several scripts. It may imitate another name.",
                "“\(Self.visible(host))”混用了多种文字，可能在冒充别的网站。")
        case .imitatesLatin(let host):
            language(
                "“\(Self.visible(host))” has foreign letters that look like English ones. It may imitate another name.",
                "“\(Self.visible(host))”使用了外形像英文的外文字母，可能在冒充别的网站。")
        case .userInformation(let information, let host):
            language(
                "“\(Self.visible(information))” is not the site: the address leads to “\(Self.visible(host))”.",
                "“\(Self.visible(information))”不是网站，网址实际指向“\(Self.visible(host))”。")
        case .leadingDomain(let other, let domain):
            language(
                "“\(Self.visible(other))” is not the site: the address leads to “\(Self.visible(domain))”.",
                "“\(Self.visible(other))”不是网站，网址实际指向“\(Self.visible(domain))”。")
        case .shortener(let host):
            language(
                "“\(Self.visible(host))” shortens addresses: where this one leads cannot be seen.",
                "“\(Self.visible(host))”是短网址服务，看不出实际指向哪里。")
        case .notEncrypted:
            language(
                "The connection is not encrypted (http). Enter no passwords there.",
                "连接未加密(http),请勿在该页面输入密码。")
        case .activeScheme(let scheme):
            language(
                "“\(Self.visible(scheme)):” runs code or opens content hidden in the address. Do not open it.",
                "“\(Self.visible(scheme)):”会运行或打开藏在网址里的内容，请不要打开。")
        case .otherProgram(let scheme):
            language(
                "“\(Self.visible(scheme)):” starts another program.",
                "“\(Self.visible(scheme)):”会启动其他程序。")
        case .numericHost(let host):
            language(
                "The address leads to a numeric host, \(Self.visible(host)), without a name.",
                "网址指向没有域名的主机 \(Self.visible(host))。")
        case .openNetwork:
            language(
                "The network is open: everybody nearby can read what is not encrypted otherwise.",
                "该网络没有密码，附近的人可以看到未加密的内容。")
        case .weakEncryption:
            language(
                "WEP is broken: the password can be found out in minutes.",
                "WEP 加密已被破解，几分钟内就能得到密码。")
        case .controlCode:
            language(
                "The number has * or #: dialling it may change settings of the phone.",
                "号码含有 * 或 #,拨打可能会更改手机设置。")
        case .droppedAttachment(let name):
            language(
                "The attachment “\(Self.visible(name))” is left out: a code must not attach files of this device.",
                "附件“\(Self.visible(name))”已忽略：二维码不应附加本机文件。")
        case .veryLong(let count):
            language("The text is very long: \(count) characters.", "文本很长，共 \(count) 个字符。")
        case .hiddenCharacters(let count):
            language(
                "Hidden characters are in it (\(count)), shown as \\u{…}.",
                "含有 \(count) 个不可见字符，以 \\u{…} 显示。")
        }
    }

    private static func visible(_ text: String) -> String { VisibleText(text, length: 80).text }
}
