import CoreGraphics
import Foundation
public import UIKitCore

extension UISearchTextField {
    /// Adds a token before the one at an index.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: tokenIndex)
    }

    /// Removes the token at an index.
    public func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// The range of the text after the tokens.
    public var textualRange: UITextRange {
        OffsetRange(0..<textEditor.length)
    }

    /// Replaces a part of the text by a token.
    public func replaceTextualPortion(
        of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
    ) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The width of the tokens with the spaces after them, in a certain room.
    final func tokensWidth(in room: CGFloat) -> CGFloat {
        tokenFrames(in: room).last.map { $0.maxX + Self.tokenGap } ?? 0
    }

    /// The frames of the tokens from the start of the text on: as many as leave room for text.
    final func tokenFrames(in room: CGFloat) -> [CGRect] {
        var x: CGFloat = 0
        let limit = room * 0.7
        return tokenViews.map { view in
            let width = min(view.intrinsicContentSize.width, max(0, limit - x))
            defer { x += width > 0 ? width + Self.tokenGap : 0 }
            return CGRect(x: x, y: 0, width: width, height: TokenView.height)
        }
    }

    private static var tokenGap: CGFloat { 4 }

    /// Backspace at the start of the text selects the last token, and then deletes it.
    ///
    /// - Returns: `true` if a token was affected.
    final func deleteTokenBackward() -> Bool {
        guard allowsDeletingTokens, textEditor.selection.range == 0..<0,
            textEditor.markedRange == nil, let last = tokenViews.last
        else { return false }
        if last.isSelected {
            tokens.removeLast()
            sendActions(for: .editingChanged)
        } else {
            last.isSelected = true
        }
        return true
    }
}
