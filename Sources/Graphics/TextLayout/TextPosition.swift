/// Converts between UTF-16 code units, which address text, and the UTF-8 bytes that Pango uses.
struct TextPosition {
    let string: String

    /// Returns the byte at which the code unit at `offset` starts, clamped to the string.
    func byte(ofCodeUnit offset: Int) -> Int {
        let units = string.utf16
        guard offset > 0 else { return 0 }
        guard offset < units.count else { return string.utf8.count }
        let index = units.index(units.startIndex, offsetBy: offset)
        return string.utf8.distance(from: string.utf8.startIndex, to: index)
    }

    /// Returns the code unit that starts at `byte`, clamped to the string.
    func codeUnit(ofByte byte: Int) -> Int {
        let bytes = string.utf8
        guard byte > 0 else { return 0 }
        guard byte < bytes.count else { return string.utf16.count }
        let index = bytes.index(bytes.startIndex, offsetBy: byte)
        return string.utf16.distance(from: string.utf16.startIndex, to: index)
    }
}
