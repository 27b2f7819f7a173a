import Foundation

/// The shapes of postal addresses in English and in Chinese.
enum AddressPattern {
    /// A number and a street (group 1), then perhaps a city (2), a state (3) and a code (4).
    static let english = NSRegularExpression(
        known: """
            (?<![\\d.])(\\d{1,5}[A-Z]? (?:(?:[NSEW]\\.?|North|South|East|West) )?\
            (?-i:[A-Z][\\w'’.-]* ){1,4}\
            (?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Square\
            |Sq|Loop|Terrace|Parkway|Pkwy|Highway|Hwy|Crescent)\\b\\.?)\
            (?:(?:, |\\n)((?-i:[A-Z][\\w'’-]*)(?: (?-i:[A-Z][\\w'’-]*)){0,3})\
            (?:,? (?-i:([A-Z]{2})\\b))?(?: (\\d{5}(?:-\\d{4})?|(?-i:[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})))?)?
            """)

    /// Perhaps a province (group 1), a city (2), perhaps a district, a road with its number (3).
    /// Words such as “at” before an address do not belong to it.
    static let chinese = NSRegularExpression(
        known: """
            ([\\p{Han}&&[^在到是于址]]{2,9}?(?:省|自治区))?([\\p{Han}&&[^在到是于址]]{2,7}?市)\
            (?:\\p{Han}{1,6}?[区县])?\
            (\\p{Han}{1,12}?(?:路|街|道|巷|胡同)(?:\\p{Han}{1,3}段)?\\d{1,5}号(?:[\\d\\p{Han}]{1,6}?[楼层室座])*)
            """)

    /// Reads a match of one of the expressions.
    static func read(
        _ match: NSTextCheckingResult, in string: String
    ) -> (DetectedData.Value, NSRange)? {
        func part(_ group: Int) -> String? {
            guard group < match.numberOfRanges else { return nil }
            return Range(match.range(at: group), in: string).map { String(string[$0]) }
        }
        let isEnglish = match.numberOfRanges == 5
        var parts: [NSTextCheckingKey: String] = [:]
        parts[.street] = part(isEnglish ? 1 : 3)
        parts[.city] = part(2)
        parts[.state] = part(isEnglish ? 3 : 1)
        if isEnglish { parts[.zip] = part(4) }
        return (.address(parts), match.range)
    }
}
