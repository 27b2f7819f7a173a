/// A value of Ruby.
indirect enum RubyValue: Hashable {
    case string(String)
    case symbol(String)
    case array([RubyValue])
    case hash([RubyPair])

    /// A number, `true`, `false` or `nil`, as it is written.
    case word(String)

    case call(RubyCall)

    /// Something that is not understood.
    case unknown

    /// The text of a string or symbol.
    var text: String? {
        switch self {
        case .string(let text), .symbol(let text): text
        case .word(let word) where word.first?.isNumber ?? false: word
        default: nil
        }
    }

    /// The texts of an array, or the one text.
    var texts: [String] {
        if case .array(let values) = self { return values.flatMap(\.texts) }
        return text.map { [$0] } ?? []
    }

    /// `true` for a value that is known from its text.
    var isLiteral: Bool {
        switch self {
        case .call, .unknown: false
        default: true
        }
    }

    /// The value of a key, `nil` if this is not a hash or lacks it.
    subscript(key: String) -> RubyValue? {
        guard case .hash(let pairs) = self else { return nil }
        return pairs.last { $0.key.text == key }?.value
    }
}

/// An entry of a hash.
struct RubyPair: Hashable {
    let key: RubyValue
    let value: RubyValue
}

/// A call such as `s.ios.dependency 'X', '~> 1.0' do … end`.
struct RubyCall: Hashable {
    /// The names before the last, `s.ios`.
    let receiver: [String]
    let name: String
    var arguments: [RubyValue]

    /// The block's parameter, `s` of `do |s|`.
    var parameter: String?
    var block: [RubyStatement]?
    let line: Int

    /// The name of a call that stands for a loop: its block has the statements of all runs, and is
    /// `nil` if the loop's elements are not known.
    static let loop = "each …"

    var isLoop: Bool { name == Self.loop }
}

/// A statement of Ruby.
enum RubyStatement: Hashable {
    case call(RubyCall)

    /// `s.name = value`, or `+=` if it adds to what there is.
    case assignment(target: [String], value: RubyValue, adds: Bool, line: Int)

    /// `def name … end`
    case definition(name: String, body: [RubyStatement])

    /// Something that is not understood, and left out.
    case skipped(String, line: Int)
}
