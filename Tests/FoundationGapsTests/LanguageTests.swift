import FoundationGaps
import Testing

@Suite("Language")
struct LanguageTests {
    @Test(
        "Language: tags and POSIX locales name it by their first part, in either case",
        arguments: [
            ("en", Language.english), ("en-GB", .english), ("EN_us.UTF-8", .english),
            ("en@quot", .english), ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
            ("zh_CN.UTF-8", .simplifiedChinese), ("ZH-hant-TW", .simplifiedChinese),
            ("de", nil), ("", nil), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("english", nil),
            ("zhx", nil),
        ] as [(String, Language?)])
    func tags(tag: String, language: Language?) {
        #expect(Language(tag: tag) == language)
    }

    @Test(
        "Language: the environment names it in POSIX order, and English is the fallback",
        arguments: [
            (["LANG": "zh_CN.UTF-8"], Language.simplifiedChinese),
            (["LANG": "de_DE.UTF-8"], .english),
            (["LC_ALL": "en_GB", "LANG": "zh_CN"], .english),
            (["LC_ALL": "", "LC_MESSAGES": "zh_CN", "LANG": "en_US"], .simplifiedChinese),
            (["LC_ALL": "C", "LC_MESSAGES": "zh_CN", "LANG": "zh_CN"], .english),
            (["LC_ALL": "POSIX", "LANG": "zh_CN"], .english),
            (["LANGUAGE": "zh"], .english), ([:], .english),
        ] as [([String: String], Language)])
    func environment(environment: [String: String], language: Language) {
        #expect(Language.preferred(environment: environment) == language)
    }

    @Test("Language: the option comes before the environment, unless it names another language")
    func option() {
        let environment = ["LC_ALL": "zh_CN"]
        #expect(Language.preferred(option: "en", environment: environment) == .english)
        #expect(Language.preferred(option: "fr", environment: environment) == .simplifiedChinese)
        #expect(Language.preferred(option: nil, environment: environment) == .simplifiedChinese)
    }

    @Test("Language: the short tag is read back", arguments: Language.allCases)
    func shortTag(language: Language) {
        #expect(Language(tag: language.shortTag) == language)
    }
}
