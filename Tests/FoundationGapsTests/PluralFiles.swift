/// Texts of `.stringsdict` files.
enum PluralFiles {
    static let catalogue = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "Undo": { "localizations": {
            "zh-Hans": { "stringUnit": { "state": "translated", "value": "撤销" } } } },
          "Only English": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "In English" } } } },
          "%lld marks": { "localizations": { "en": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%lld mark" } },
            "other": { "stringUnit": { "value": "%lld marks" } } } } } } },
          "birds": { "localizations": { "en": {
            "stringUnit": { "value": "I saw %#@birds@." },
            "substitutions": { "birds": { "formatSpecifier": "lld", "variations": { "plural": {
              "one": { "stringUnit": { "value": "%arg bird" } },
              "other": { "stringUnit": { "value": "%arg birds" } } } } } } } } }
        } }
        """

    static let english = file(
        """
        <key>%lld marks</key>
        <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@marks@</string>
            <key>marks</key>
            <dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld mark</string>
                <key>other</key><string>%lld marks</string>
            </dict>
        </dict>
        """)

    static let chinese = file(
        """
        <key>%lld marks</key>
        <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@marks@</string>
            <key>marks</key>
            <dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>other</key><string>%lld 个标记</string>
            </dict>
        </dict>
        """)

    /// Two numbers of which one stands in the other's forms.
    static let nested = file(
        """
        <key>marks on pages</key>
        <dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@marks@.</string>
            <key>marks</key>
            <dict>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>zero</key><string>Nothing on %2$#@pages@</string>
                <key>one</key><string>A mark on %2$#@pages@</string>
                <key>other</key><string>%d marks on %2$#@pages@</string>
            </dict>
            <key>pages</key>
            <dict>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>a page</string>
                <key>other</key><string>%d pages</string>
            </dict>
        </dict>
        """)

    private static func file(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(entries)
        </dict></plist>
        """
    }
}
