import FoundationGaps
import UIKit

/// Returns opening hours, which OpenStreetMap writes with English abbreviations, in the app's
/// language, a rule on each line. What is not known stays as it is.
func openingHours(_ notation: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: Language.current.rawValue)
    let days = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
    var words = Dictionary(
        uniqueKeysWithValues: zip(days, calendar.shortStandaloneWeekdaySymbols))
    words["PH"] = String(localized: "public holidays", bundle: .module)
    words["SH"] = String(localized: "school holidays", bundle: .module)
    let closed = String(localized: "closed", bundle: .module)
    words["off"] = closed
    words["closed"] = closed
    let always = String(localized: "around the clock", bundle: .module)
    // Every second part is a comment between quotation marks, which stays.
    let parts = notation.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
        guard index.isMultiple(of: 2) else { return String(part) }
        return String(part).replacing("24/7", with: always)
            .replacing(/\b[A-Za-z]+\b/) { words[String($0.output)] ?? String($0.output) }
            .replacing(/\s*;\s*/, with: "\n").replacing("-", with: "–")
    }.joined(separator: "\"")
}
