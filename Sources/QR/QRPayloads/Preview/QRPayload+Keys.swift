extension QRPayload {
    /// The text with `•••` for the keys of one-time passwords (`otpauth:`), which are secret; the
    /// same as ``text`` for all others.
    public var textWithoutKeys: String {
        if case .webAddress(let address) = self { address.textWithoutKeys } else { text }
    }
}

extension WebAddress {
    /// The address with `•••` for the keys of one-time passwords.
    var textWithoutKeys: String {
        guard scheme.hasPrefix("otpauth"), let halves = text.halves(at: "?") else { return text }
        let items = halves.after.parts(separatedBy: "&").map { item in
            let name = (item.halves(at: "=")?.before).map { PercentEncoding.decode($0) }
            return ["secret", "data"].contains(name?.lowercased()) ? "\(name ?? "")=•••" : item
        }
        return "\(halves.before)?\(items.joined(separator: "&"))"
    }
}
