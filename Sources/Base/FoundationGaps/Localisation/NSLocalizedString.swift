public import Foundation

/// The text for `key` in the app's language: `<bundle>/<language>.lproj/<tableName>.strings`, or
/// the `.stringsdict` file of the same name.
///
/// It has the signature of Foundation's function, which knows no language on Linux. `import UIKit`
/// brings this one, and files that import Foundation too call this one.
///
///     button.accessibilityLabel = NSLocalizedString("Undo", bundle: .module, comment: "A button")
///
/// - Parameters:
///   - key: The text's key in the file.
///   - tableName: The file's name without its extension; `Localizable` by default.
///   - bundle: The bundle with the file. For `Bundle.main`, the resource bundles of the modules in
///     the executable's folder are searched too.
///   - value: The text without an entry; by default the key itself.
///   - comment: A note for translators.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
    comment: String
) -> String {
    bundle.localizedText(forKey: key, value: value, table: tableName)
}

extension String {
    // Without variadic parameters they are preferred to Foundation's, which knows no plural forms.

    /// The localised `format` with an argument in it, its plural form chosen by the argument.
    ///
    ///     String.localizedStringWithFormat(NSLocalizedString("%lld marks", comment: ""), count)
    public static func localizedStringWithFormat(
        _ format: String, _ argument: any CVarArg
    ) -> String {
        LocalizedFormat(format).text(with: [FormatArgument(argument)], locale: .current)
    }

    /// The localised `format` with two arguments in it.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg
    ) -> String {
        let arguments = [first, second].map(FormatArgument.init)
        return LocalizedFormat(format).text(with: arguments, locale: .current)
    }
}
