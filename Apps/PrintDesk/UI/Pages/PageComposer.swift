import PrintDeskServices
import UIKit

/// Sets texts on pages. The preview and the PDF are drawn by the same code.
struct PageComposer {
    /// A4 in points.
    static let paper = CGRect(x: 0, y: 0, width: 595, height: 842)

    private static let margin: CGFloat = 56

    /// The text of each page.
    let pages: [NSAttributedString]

    /// Sets models, each beginning on a page of its own.
    init(_ models: [PrintModel]) {
        pages = models.flatMap { Self.pages(of: $0.content) }
    }

    private static var area: CGRect { paper.insetBy(dx: margin, dy: margin) }

    private static func pages(of text: String) -> [NSAttributedString] {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.black,
        ]
        var pages: [NSAttributedString] = []
        var lines = ArraySlice(text.components(separatedBy: "\n"))
        while !lines.isEmpty {
            var count = longestPrefix(of: lines.count) { count in
                fits(lines.prefix(count).joined(separator: "\n"), attributes)
            }
            var page = lines.prefix(count).joined(separator: "\n")
            if count == 0, let line = lines.first {
                // A line that is longer than a page is divided between characters.
                let length = max(
                    1, longestPrefix(of: line.count) { fits(String(line.prefix($0)), attributes) })
                page = String(line.prefix(length))
                count = 1
                lines[lines.startIndex] = String(line.dropFirst(length))
                if !lines[lines.startIndex].isEmpty { count = 0 }
            }
            lines = lines.dropFirst(count)
            pages.append(NSAttributedString(string: page, attributes: attributes))
        }
        return pages
    }

    /// The greatest number up to `count` that fits, by bisection.
    private static func longestPrefix(of count: Int, fits: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private static func fits(
        _ text: String, _ attributes: [NSAttributedString.Key: Any]
    ) -> Bool {
        let size = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let box = (text as NSString).boundingRect(
            with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        return box.height <= area.height
    }

    // MARK: Drawing

    /// Draws a page at its size in points.
    private func draw(_ index: Int) {
        pages[index].draw(in: Self.area)
        let number = NSAttributedString(
            string: "\(index + 1) / \(pages.count)",
            attributes: [
                .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.darkGray,
            ])
        let width = number.size().width
        number.draw(
            at: CGPoint(x: Self.paper.midX - width / 2, y: Self.paper.maxY - Self.margin / 1.6))
    }

    /// A page as a picture.
    func picture(of index: Int, width: CGFloat) -> UIImage {
        let factor = width / Self.paper.width
        let size = CGSize(width: width, height: Self.paper.height * factor)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.scaleBy(x: factor, y: factor)
            draw(index)
        }
    }

    /// All pages.
    func pdf() -> Data {
        UIGraphicsPDFRenderer(bounds: Self.paper).pdfData { context in
            for index in pages.indices {
                context.beginPage()
                draw(index)
            }
        }
    }
}
