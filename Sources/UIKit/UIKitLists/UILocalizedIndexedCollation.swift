public import Foundation
public import FoundationGaps

/// The sections of an index by first letters, such as that of a list of contacts: A to Z, and # for
/// what begins with no letter.
///
/// Accents are ignored, and other scripts are sorted as they are written in Latin letters: Chinese
/// by its pinyin.
///
///     let collation = UILocalizedIndexedCollation.current()
///     let section = collation.section(for: person, collationStringSelector: #selector(getter: …))
@preconcurrency @MainActor
public final class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()

    /// The titles of the sections, for the headers of a table.
    public let sectionTitles: [String]

    /// The titles of the index at the edge of a table.
    public var sectionIndexTitles: [String] { sectionTitles }

    private override init() {
        sectionTitles =
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
                String(UnicodeScalar($0))
            } + ["#"]
        super.init()
    }

    /// The collation of the app's language.
    public class func current() -> Self { unsafeDowncast(shared, to: self) }

    /// Returns the section of an entry of the index.
    public func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - selector: A property or a method without parameters, whose text decides.
    public func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        guard let letter = latin(text(of: object, selector)).first,
            let section = sectionTitles.firstIndex(of: String(letter))
        else { return sectionTitles.count - 1 }
        return section
    }

    /// Returns the objects in the order of their texts; equal ones stay in their order.
    public func sortedArray(
        from array: [Any], collationStringSelector selector: Selector
    ) -> [Any] {
        array.enumerated().map { ($0.offset, latin(text(of: $0.element, selector)), $0.element) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
            .map(\.2)
    }

    /// The text of an object; empty where it has none.
    private func text(of object: Any, _ selector: Selector) -> String {
        selector.value(object as AnyObject) as? String ?? ""
    }

    /// The text in capital Latin letters without accents.
    private func latin(_ text: String) -> String {
        let latin = text.applyingTransform(.toLatin, reverse: false) ?? text
        return (latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin).uppercased()
    }
}
