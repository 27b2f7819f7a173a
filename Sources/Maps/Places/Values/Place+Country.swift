import Foundation

extension Place {
    /// The number of inhabitants, if the source has a possible one.
    public var population: Int? {
        guard let text = attributes["population"],
            let count = Int(text.filter { $0 != "," && !$0.isWhitespace }),
            (0...Self.mostPeople).contains(count)
        else { return nil }
        return count
    }

    /// More people than live on Earth.
    private static let mostPeople = 20_000_000_000

    /// The country's code of two letters, if the source has it.
    public var countryCode: String? {
        Self.countryKeys.lazy.compactMap { key -> String? in
            guard let code = attributes[key], code.utf8.count == 2,
                code.utf8.allSatisfy({ (65...90).contains($0 & 0xDF) })
            else { return nil }
            return code.uppercased()
        }.first
    }

    private static let countryKeys = [
        "addr:country", "country_code", "country", "is_in:country_code",
    ]

    /// Returns the name of the country in a language, or as the source has it; `nil` without one.
    ///
    /// - Parameter language: A language's tag, such as `en` or `zh-Hans`.
    public func country(in language: String) -> String? {
        guard let code = countryCode else {
            return attributes["country"] ?? attributes["addr:country"]
        }
        let name = Locale(identifier: language).localizedString(forRegionCode: code)
        // Foundation's name of China is that of the mainland, for lists of regions.
        return code == "CN"
            ? name?.replacing(" mainland", with: "").replacing("大陆", with: "") : name
    }

    /// Returns the address in one line, in the order of its country: the largest part first in East
    /// Asia, the street first elsewhere.
    ///
    /// - Parameter language: The language of the country's name, such as `en` or `zh-Hans`; `nil`
    ///   for an address without its country.
    public func addressLine(in language: String?) -> String {
        let country = language.flatMap { self.country(in: $0) } ?? ""
        let parts = [address, region, city, country].filter { !$0.isEmpty }.withoutRepetition
        guard isLargestFirst else { return parts.joined(separator: ", ") }
        return parts.reversed().joined(separator: " ")
    }

    /// `true` if the country's addresses begin with the largest part; without a country, if the
    /// address has Chinese characters.
    private var isLargestFirst: Bool {
        if let countryCode { return Self.largestFirst.contains(countryCode) }
        return [address, region, city].contains {
            $0.unicodeScalars.contains(where: \.isUnifiedHan)
        }
    }

    private static let largestFirst: Set = ["CN", "TW", "HK", "MO", "JP", "KR"]
}

extension PlaceCategory {
    /// Returns the name in a language: Chinese, or else English.
    public func name(in language: String) -> String {
        language.hasPrefix("zh") ? chineseName : englishName
    }
}
