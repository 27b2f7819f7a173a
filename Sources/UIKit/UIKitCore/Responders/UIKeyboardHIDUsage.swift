/// The code of a key, as USB numbers them: the place on the keyboard, not the character.
///
/// The desktop reports characters; a code is that of the key with the character on a keyboard of
/// the United States.
public nonisolated enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI
    case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ
    case keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY
    case keyboardZ
    case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
    case keyboard9, keyboard0
    case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
    case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
    case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
    case keyboardCapsLock
    case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7
    case keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
    case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
    case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
    case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keyboardApplication = 101
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
    case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}

extension UIKey {
    /// The code of the key.
    public var keyCode: UIKeyboardHIDUsage {
        Self.codes[charactersIgnoringModifiers.lowercased()] ?? .keyboardErrorRollOver
    }

    private static let codes: [String: UIKeyboardHIDUsage] = {
        var codes: [String: UIKeyboardHIDUsage] = [
            "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
            "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteOrBackspace,
        ]
        func add(_ names: [String], from first: UIKeyboardHIDUsage) {
            for (offset, name) in names.enumerated() {
                codes[name.lowercased()] = UIKeyboardHIDUsage(rawValue: first.rawValue + offset)
            }
        }
        add("abcdefghijklmnopqrstuvwxyz1234567890".map(String.init), from: .keyboardA)
        add([" ", "-", "=", "[", "]", "\\"], from: .keyboardSpacebar)
        add([";", "'", "`", ",", ".", "/"], from: .keyboardSemicolon)
        add((1...12).map(UIKeyCommand.inputFunction), from: .keyboardF1)
        add([UIKeyCommand.inputEscape], from: .keyboardEscape)
        add(
            [
                UIKeyCommand.inputInsert, UIKeyCommand.inputHome, UIKeyCommand.inputPageUp,
                UIKeyCommand.inputDelete, UIKeyCommand.inputEnd, UIKeyCommand.inputPageDown,
                UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow,
                UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow,
            ], from: .keyboardInsert)
        add([UIKeyCommand.inputMenu], from: .keyboardApplication)
        return codes
    }()
}
