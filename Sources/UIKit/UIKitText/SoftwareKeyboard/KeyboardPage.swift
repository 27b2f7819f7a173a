import CoreGraphics
import UIKitControls
import UIKitCore

/// A key of the on-screen keyboard.
enum KeyboardKey: Hashable {
    case text(String)
    case space, shift, delete, enter, dismiss
    case page(KeyboardPage)

    /// The least width as a multiple of a letter's.
    fileprivate var width: CGFloat {
        switch self {
        case .text(let text): text.count > 1 ? 1.5 : 1
        case .space: 0
        case .shift, .delete, .page, .dismiss: 1.5
        case .enter: 2
        }
    }

    fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

/// A set of keys of the on-screen keyboard.
enum KeyboardPage: Hashable {
    case letters, numbers, symbols, pad, decimalPad

    /// The page with which the keyboard of a type begins.
    init(_ type: UIKeyboardType) {
        switch type {
        case .numberPad, .asciiCapableNumberPad, .phonePad: self = .pad
        case .decimalPad: self = .decimalPad
        case .numbersAndPunctuation: self = .numbers
        default: self = .letters
        }
    }

    /// The title of the key that leads to the page.
    var title: String {
        switch self {
        case .letters: "ABC"
        case .numbers, .pad, .decimalPad: "123"
        case .symbols: "#+="
        }
    }

    /// The rows of keys for a type of text.
    func rows(_ type: UIKeyboardType) -> [[KeyboardKey]] {
        func keys(_ text: String) -> [KeyboardKey] { text.map { .text(String($0)) } }
        let extra: [KeyboardKey] =
            switch type {
            case .URL: [.text("/"), .text(".com")]
            case .emailAddress: [.text("@"), .text(".")]
            case .twitter: [.text("@"), .text("#")]
            default: []
            }
        let last: [KeyboardKey] = [.space] + extra + [.dismiss, .enter]
        switch self {
        case .letters:
            return [
                keys("qwertyuiop"), keys("asdfghjkl"), [.shift] + keys("zxcvbnm") + [.delete],
                [.page(.numbers)] + last,
            ]
        case .numbers:
            return [
                keys("1234567890"), keys("-/:;()$&@\""),
                [.page(.symbols)] + keys(".,?!'") + [.delete], [.page(.letters)] + last,
            ]
        case .symbols:
            return [
                keys("[]{}#%^*+="), keys("_\\|~<>€£¥•"),
                [.page(.numbers)] + keys(".,?!'") + [.delete], [.page(.letters)] + last,
            ]
        case .pad, .decimalPad:
            let first: String? = type == .phonePad ? "+" : self == .decimalPad ? "." : nil
            return [
                keys("123"), keys("456"), keys("789"),
                [first.map { KeyboardKey.text($0) } ?? .dismiss, .text("0"), .delete],
            ]
        }
    }

    /// The widths of a row's keys, as parts of the page's width. A space bar takes what the other
    /// keys leave; without one, the texts between other keys do.
    func widths(of row: [KeyboardKey]) -> [CGFloat] {
        if self == .pad || self == .decimalPad { return row.map { _ in 1 / 3 } }
        let lettersInPage: CGFloat = 10
        let free = lettersInPage - row.map(\.width).reduce(0, +)
        let texts = row.filter(\.isText).count
        return row.map { key in
            let share =
                switch key {
                case .space: free
                case .text where !row.contains(.space) && texts < row.count: free / CGFloat(texts)
                default: CGFloat(0)
                }
            return (key.width + share) / lettersInPage
        }
    }
}
