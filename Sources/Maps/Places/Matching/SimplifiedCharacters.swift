import COpenCC
import Synchronization

/// The simplified form of each Chinese character, by OpenCC.
///
/// Characters are converted one by one, not in words, so that a part of a name is converted in the
/// same way as the whole. Each is converted when it is first asked for, because converting all of
/// them takes longer than a search.
final class SimplifiedCharacters: Sendable {
    static let shared = SimplifiedCharacters()

    private static let range: ClosedRange<UInt32> = 0x4E00...0x9FFF

    /// The forms of the characters in ``range``; 0 for those that were not asked for yet.
    ///
    /// Memory that is initialised once, never freed, and accessed atomically.
    private nonisolated(unsafe) let forms: UnsafeMutablePointer<Atomic<UInt16>>

    /// One thread at a time converts.
    private let converter = Mutex(CharacterConverter())

    private init() {
        forms = .allocate(capacity: Self.range.count)
        for index in 0..<Self.range.count {
            (forms + index).initialize(to: Atomic(0))
        }
    }

    /// Returns the simplified form of a character; the character itself if there is no other.
    func form(of character: Unicode.Scalar) -> Unicode.Scalar {
        guard character.isUnifiedHan else { return character }
        let index = Int(character.value - Self.range.lowerBound)
        let known = forms[index].load(ordering: .relaxed)
        if known != 0 { return Unicode.Scalar(known) ?? character }
        let form = converter.withLock { $0.form(of: character) }
        forms[index].store(UInt16(form.value), ordering: .relaxed)
        return form
    }
}

/// A converter of OpenCC, which is opened at its first use and lives as long as the process.
private struct CharacterConverter: ~Copyable {
    private var handle: opencc_t?
    private var isOpen = false

    /// Returns the character itself if it has no simplified form of one character, or OpenCC's
    /// dictionaries are missing.
    mutating func form(of character: Unicode.Scalar) -> Unicode.Scalar {
        if !isOpen {
            isOpen = true
            let opened = opencc_open("t2s.json")
            handle = Int(bitPattern: opened) == -1 ? nil : opened
        }
        let text = String(character)
        guard let handle, let converted = opencc_convert_utf8(handle, text, text.utf8.count)
        else { return character }
        defer { opencc_convert_utf8_free(converted) }
        let scalars = String(cString: converted).unicodeScalars
        guard scalars.count == 1, let form = scalars.first, form.isUnifiedHan else {
            return character
        }
        return form
    }
}
