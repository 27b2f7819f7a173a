/// The forms of Chinese characters, which differ from region to region though their codes are the
/// same.
enum RegionalForms: Hashable, CaseIterable {
    case simplifiedChinese
    case traditionalChinese
    case japanese
    case korean

    /// The forms for a BCP 47 tag such as `zh-Hant`, `zh-TW` or `ja`; those of mainland China for
    /// languages that are not written with Chinese characters.
    init(language tag: String?) {
        let parts = (tag ?? "").lowercased().split { "-_.@".contains($0) }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh", "yue":
            let isTraditional = !Set(parts).isDisjoint(with: ["hant", "tw", "hk", "mo"])
            self =
                isTraditional || (parts.first == "yue" && !parts.contains("hans"))
                ? .traditionalChinese : .simplifiedChinese
        default: self = .simplifiedChinese
        }
    }

    /// The families with these forms, in order of preference. All but the last are used only with
    /// the machine's own fonts.
    private var families: [String] {
        switch self {
        case .simplifiedChinese: []
        case .traditionalChinese:
            ["Noto Sans CJK TC", "Source Han Sans TC", FontSource.traditionalChinese.family]
        case .japanese: ["Noto Sans CJK JP", "Source Han Sans", FontSource.japanese.family]
        case .korean: ["Noto Sans CJK KR", "Source Han Sans K", "NanumGothic"]
        }
    }

    /// The families for characters that a font lacks, in order of preference.
    var fallbackFamilies: [String] {
        [FontSource.inter.family] + families + [
            FontSource.microHei.family, "DejaVu Sans", FontSource.thai.family,
            FontSource.devanagari.family, FontSource.bengali.family, FontSource.tamil.family,
            FontSource.emoji.family,
        ]
    }
}
