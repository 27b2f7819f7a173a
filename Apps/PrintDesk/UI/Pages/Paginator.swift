import UIKit

/// Divides a text into pages, between lines where it can.
struct Paginator {
    /// The room on a page in points.
    let area: CGSize

    /// No line of text is lower than this, in points; more lines need not be tried.
    private static let leastLineHeight: CGFloat = 8

    /// The pages of a text. Without a line break between them, a page ends within a line.
    func pages(of text: NSAttributedString) -> [NSAttributedString] {
        let string = text.string as NSString
        var pages: [NSAttributedString] = []
        var start = 0
        var lines = 0
        // An empty text is an empty page.
        repeat {
            let ends = lineEnds(of: string, from: start)
            lines = longestPrefix(of: ends.count, near: lines) { count in
                fits(text, NSRange(location: start, length: ends[count - 1] - start))
            }
            var end = lines > 0 ? ends[lines - 1] : start
            if lines == 0, let first = ends.first {
                let length = longestPrefix(of: first - start) { length in
                    fits(text, NSRange(location: start, length: length))
                }
                let cut = start + length
                end =
                    cut < string.length
                    ? string.rangeOfComposedCharacterSequence(at: cut).location : cut
                if end <= start {
                    end = NSMaxRange(string.rangeOfComposedCharacterSequence(at: start))
                }
            }
            pages.append(
                text.attributedSubstring(from: NSRange(location: start, length: end - start)))
            start = end
            if lines > 0, start < string.length { start += 1 }
        } while start < string.length
        return pages
    }

    /// The places of the line breaks after `start` that may still be on its page.
    private func lineEnds(of string: NSString, from start: Int) -> [Int] {
        let most = Int(area.height / Self.leastLineHeight) + 1
        var ends: [Int] = []
        var place = start
        while ends.count < most {
            let rest = NSRange(location: place, length: string.length - place)
            let found = string.range(of: "\n", options: .literal, range: rest)
            guard found.location != NSNotFound else { return ends + [string.length] }
            ends.append(found.location)
            place = found.location + 1
        }
        return ends
    }

    /// The greatest number up to `count` that fits: by bisection, unless it is the guess. Pages of
    /// a text mostly have as many lines as the page before.
    private func longestPrefix(of count: Int, near guess: Int = 0, fits: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        func narrow(_ number: Int) {
            if fits(number) { low = number } else { high = number - 1 }
        }
        for number in [guess, guess + 1] where low < number && number <= high { narrow(number) }
        while low < high { narrow((low + high + 1) / 2) }
        return low
    }

    private func fits(_ text: NSAttributedString, _ range: NSRange) -> Bool {
        let size = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let box = text.attributedSubstring(from: range).boundingRect(
            with: size, options: .usesLineFragmentOrigin, context: nil)
        return box.height <= area.height
    }
}
