import Foundation
import UIKit

/// The contents of the guide.
struct Guide {
    let articles: [Article] = [
        .patterns, .principles, .responders, .board, .hud, .layout, .timers, .observing, .closures,
        .copies, .painter, .bits, .associations, .badges, .fields, .elements, .layers, .shelf,
        .codes, .maps,
    ]

    /// Every page, in the order of the contents.
    var pages: [Page] { articles.flatMap(\.pages) }

    /// The article that a page stands in.
    func article(of page: Page) -> Article? {
        articles.first { article in article.pages.contains { $0.id == page.id } }
    }

    /// The page that a link names: by its identifier or its article's, by a row of the
    /// requirements, or by words to search for.
    func page(named name: String) -> Page? {
        let name = name.trimmingCharacters(in: .whitespaces).lowercased()
        if let page = pages.first(where: { $0.id == name }) { return page }
        if let article = articles.first(where: { $0.id == name }) { return article.pages.first }
        if let page = pages.first(where: { $0.rows.contains(name.uppercased()) }) { return page }
        return search(name).first
    }

    // MARK: Searching

    /// The pages that answer a question or have the words, the best first.
    func search(_ words: String) -> [Page] {
        let terms = Self.terms(of: words.lowercased())
        guard !terms.isEmpty else { return [] }
        let found = articles.flatMap { article in
            article.chapters.flatMap { chapter in
                chapter.pages.map { page in
                    (page, score(of: page, chapter, article, for: terms))
                }
            }
        }
        return found.enumerated().filter { $0.element.1 > 0 }
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
            .map(\.element.0)
    }

    /// How well a page fits. Zero if fewer than half of the terms are in it.
    private func score(
        of page: Page, _ chapter: Chapter, _ article: Article, for terms: [String]
    ) -> Int {
        let fields: [(text: String, weight: Int)] = [
            ("\(page.id) \(page.title.all)", 6),
            (page.questions.map(\.all).joined(separator: " "), 5),
            (page.rows.joined(separator: " ").lowercased(), 8),
            ("\(chapter.title.all) \(article.title.all)", 2),
            (page.text.map(\.all).joined(separator: " "), 1),
        ]
        var (score, count) = (0, 0)
        for term in terms {
            let weights = fields.filter { $0.text.contains(term) }.map(\.weight)
            score += weights.reduce(0, +)
            if !weights.isEmpty { count += 1 }
        }
        return 2 * count >= terms.count ? score * count : 0
    }

    private static let fillers: Set<String> = [
        "a", "an", "and", "are", "as", "at", "by", "can", "do", "does", "for", "how", "i", "in",
        "is", "it", "my", "not", "of", "on", "one", "or", "that", "the", "to", "what", "when",
        "why", "with", "while", "be",
    ]

    /// The beginnings of English words, and pairs of Chinese characters.
    private static func terms(of words: String) -> [String] {
        words.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.flatMap { word -> [String] in
            guard word != "-" else { return [] }
            if word.allSatisfy(\.isASCII) {
                if fillers.contains(String(word)) { return [] }
                let ending = ["ing", "es", "ed", "s"].first {
                    word.hasSuffix($0) && word.count >= $0.count + 3
                }
                return [String(word.dropLast(ending?.count ?? 0))]
            }
            guard word.count > 2 else { return [String(word)] }
            return zip(word, word.dropFirst()).map { "\($0)\($1)" }
        }
    }
}
