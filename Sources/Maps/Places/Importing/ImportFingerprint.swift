import Coordinates

/// What an ``ImportState/fingerprint`` tells: what was read of a file, and how.
///
/// Its text is the digest of what was read, a hyphen, and what the options are known by; nothing
/// but the digest for the usual options, as in states without options. A hyphen and `keeps` follow
/// when the run removes nothing.
struct ImportFingerprint: Hashable {
    /// What the bytes that were read are known by.
    var bytes: String

    /// What the options are known by that decide which places the bytes become; empty for the usual
    /// ones.
    var options: String

    /// Whether the run removes nothing at its end, however often it is stopped before.
    var keepsMissing: Bool

    private static let keepingMark = "keeps"
}

extension ImportFingerprint {
    /// The text in a state.
    var text: String {
        let marks = [options, keepsMissing ? Self.keepingMark : ""]
        return ([bytes] + marks.filter { !$0.isEmpty }).joined(separator: "-")
    }

    /// Reads the text of a state, whatever it is.
    init(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        bytes = parts[0]
        keepsMissing = parts.dropFirst().contains(Self.keepingMark)
        options = parts.dropFirst().first { $0 != Self.keepingMark } ?? ""
    }
}

extension PlaceImport {
    /// What tells the options that decide which places a file becomes from others; empty for the
    /// usual ones.
    func optionsFingerprint(_ format: Format) -> String {
        var hash = FowlerNollVo()
        var isUsual = true
        func add(_ name: String, _ value: String, usual: String) {
            guard value != usual else { return }
            isUsual = false
            hash.add("\(name)=\(value)\n".utf8)
        }
        add("format", format.rawValue, usual: Format(path: path)?.rawValue ?? format.rawValue)
        add("attribution", attribution.map { "“\($0)”" } ?? "", usual: "")
        add("city", city, usual: "")
        add("system", system.rawValue, usual: SystemKind.wgs84.rawValue)
        return isUsual ? "" : String(hash.value, radix: 16)
    }
}
