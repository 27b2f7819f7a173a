import Coordinates

/// The contents of an ``ImportState/fingerprint``: the bytes that were read, and the options.
///
/// Its text is the digest of the bytes, a hyphen, and the fingerprint of the options; only the
/// digest for the default options, as in states without options. A hyphen and `keeps` follow if the
/// run removes nothing.
struct ImportFingerprint: Hashable {
    /// The digest of the bytes that were read.
    var bytes: String

    /// The fingerprint of the options that affect the places; empty for the default ones.
    var options: String

    /// `true` if the run removes nothing at its end, however often it is interrupted before.
    var keepsMissing: Bool

    private static let keepingMark = "keeps"
}

extension ImportFingerprint {
    /// The text for a state.
    var text: String {
        let marks = [options, keepsMissing ? Self.keepingMark : ""]
        return ([bytes] + marks.filter { !$0.isEmpty }).joined(separator: "-")
    }

    /// Parses the text of a state, accepting any.
    init(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        bytes = parts[0]
        keepsMissing = parts.dropFirst().contains(Self.keepingMark)
        options = parts.dropFirst().first { $0 != Self.keepingMark } ?? ""
    }
}

extension PlaceImport {
    /// Returns the fingerprint of the options that affect the places; empty for the default ones.
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
