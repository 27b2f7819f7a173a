import Testing
import UIKit
import UIKitTesting

@Suite("Gallery of scripts")
struct ScriptGalleryTests {
    @Test("Gallery: every script and emoji matches its golden")
    func scripts() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        let text = NSMutableAttributedString(
            string: """
                Touchstone Ελληνικά Русский
                العربية עברית ภาษาไทยที่
                हिन्दी தமிழ் বাংলা 한국어
                😀👍🏽🇨🇳👩‍👩‍👧❤️1️⃣
                骨直 简体 骨直 繁體 骨直 日本語
                """)
        for (language, part) in [("zh-Hant", "骨直 繁體"), ("ja", "骨直 日本語")] {
            text.addAttribute(
                .languageIdentifier, value: language,
                range: (text.string as NSString).range(of: part))
        }
        label.attributedText = text
        try HeadlessApp.showing(label).snapshot().matchGolden("scripts")
    }
}
