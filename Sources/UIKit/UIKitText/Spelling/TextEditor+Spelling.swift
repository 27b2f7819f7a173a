import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

// The marking of misspelled words, and the proposals in the edit menu.
extension TextEditor {
    /// The number of proposals in the menu.
    private static let maximumGuesses = 5

    /// Returns the misspelled words of a fragment, without the one that is being typed.
    func misspelledWords(inFragment index: Int) -> [Range<Int>] {
        guard owner?.permissions.contains(.checkSpelling) == true, markedRange == nil else {
            return []
        }
        let start = layout.start(of: index)
        let caret = selection.isEmpty && openRun != nil ? selection.head - start : nil
        return checkedWords(inFragment: index).filter { $0.upperBound != caret }
    }

    /// Returns all misspelled words of a fragment, which are looked for once in each layout.
    private func checkedWords(inFragment index: Int) -> [Range<Int>] {
        let laidOut = layout.laidOut(index)
        let revision = UITextChecker.revision
        if let known = laidOut.misspelledWords, known.revision == revision { return known.words }
        let words = UITextChecker.shared.misspelledWords(
            in: text(in: layout.contentRange(of: index)), language: UITextChecker.preferredLanguage)
        laidOut.misspelledWords = (revision, words)
        return words
    }

    /// Returns the misspelled word at the selection.
    private func misspelledWordAtSelection() -> Range<Int>? {
        guard owner?.permissions.contains(.checkSpelling) == true else { return nil }
        let selected = selection.range
        let fragment = layout.fragment(at: selected.lowerBound)
        let start = layout.start(of: fragment)
        return checkedWords(inFragment: fragment)
            .map { $0.lowerBound + start..<$0.upperBound + start }
            .first { $0.lowerBound <= selected.lowerBound && selected.upperBound <= $0.upperBound }
    }

    /// The proposals for the misspelled word at the selection; `nil` if it is spelled right.
    func spellingMenu() -> UIMenu? {
        guard let range = misspelledWordAtSelection() else { return nil }
        let word = text(in: range)
        let guesses =
            UITextChecker.shared.guesses(
                forWordRange: NSRange(range), in: text, language: UITextChecker.preferredLanguage)
            ?? []
        var actions = guesses.prefix(Self.maximumGuesses).map { guess in
            UIAction(title: guess) { [weak self] _ in self?.correct(range, word, to: guess) }
        }
        if guesses.isEmpty {
            actions = [
                UIAction(
                    title: SystemText.localized("No Guesses Found"), attributes: .disabled
                ) { _ in }
            ]
        }
        actions.append(
            UIAction(title: SystemText.localized("Learn Spelling")) { [weak self] _ in
                UITextChecker.learnWord(word)
                self?.owner?.editorNeedsDisplay()
            })
        return UIMenu(identifier: .spelling, options: .displayInline, children: actions)
    }

    /// Replaces a word, unless it has changed since.
    private func correct(_ range: Range<Int>, _ word: String, to guess: String) {
        guard let owner, clamped(range) == range, text(in: range) == word,
            owner.mayReplace(range, with: guess)
        else { return }
        let attributes = storage.attributes(at: range.lowerBound, effectiveRange: nil)
        typing {
            replace(range, with: NSAttributedString(string: guess, attributes: attributes))
        }
    }
}

extension LaidOutText {
    /// Draws a red wave under ranges of the text, with the start of the lines at a point.
    func drawWaves(under ranges: [Range<Int>], in context: CGContext, at origin: CGPoint) {
        context.saveGState()
        context.setStrokeColor(UIColor.systemRed.cgColor)
        context.setLineWidth(1)
        for range in ranges {
            for number in frame.lines.indices {
                let line = frame.lines[number]
                for rect in frame.rects(of: range.clamped(to: line.range), onLine: number) {
                    let y = min(line.baseline + 2, rect.maxY - 1) + origin.y
                    addWave(from: rect.minX + origin.x, to: rect.maxX + origin.x, y: y, in: context)
                }
            }
        }
        context.strokePath()
        context.restoreGState()
    }

    private func addWave(from start: CGFloat, to end: CGFloat, y: CGFloat, in context: CGContext) {
        let step: CGFloat = 2
        var x = start
        var isLow = true
        context.move(to: CGPoint(x: x, y: y + step))
        while x < end {
            x = min(x + step, end)
            isLow.toggle()
            context.addLine(to: CGPoint(x: x, y: isLow ? y + step : y))
        }
    }
}
