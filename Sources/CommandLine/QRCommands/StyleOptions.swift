import CommandLineKit
import Foundation
import QR

/// The options that say how a code looks.
enum StyleOptions {
    private static let modules = CommandOption.choice(
        "--style", "S", of: QRStyle.ModuleShape.self, help: names(QRStyle.ModuleShape.self))
    private static let eyes = CommandOption.choice(
        "--eyes", "S", of: QRStyle.EyeShape.self, help: names(QRStyle.EyeShape.self))
    private static let pupils = CommandOption.choice(
        "--pupils", "S", of: QRStyle.EyeShape.self,
        help: .localized("The same, for the centres of the eyes."))
    private static let color = color(
        "--color", help: .localized("Like #0050A0; by default black."))
    private static let toColor = color(
        "--to-color",
        help: .localized("Makes a gradient, with --angle, or --radial from the middle."))
    private static let angle = CommandOption.number(
        "--angle", "DEGREES", in: -360...360,
        wanted: .localized("a number of degrees from -360 to 360"),
        help: .localized("The direction of a gradient."))
    private static let radial = CommandOption.flag(
        "--radial", help: .localized("Makes the gradient from the middle to the edge."))
    private static let background = CommandOption<QRColor?>.value(
        "--background", "C",
        wanted: .localized("a colour like #FFF8E0, or none"),
        help: .localized("A colour, or none; by default white.")
    ) { text in
        text.lowercased() == "none"
            ? .some(nil) : QRColor(hexadecimal: text).map(Optional.some)
    }
    private static let quiet = CommandOption.whole(
        "--quiet", in: 0...100,
        wanted: .localized("a number of modules from 0 to 100"),
        help: .localized("The border in modules, 4 at least, or 2 with --micro.")
    )
    private static let logo = CommandOption.file(
        "--logo", wanted: .localized("the name of a picture"),
        help: .localized("A picture for the middle."))
    private static let logoShare = CommandOption.number(
        "--logo-share", "PERCENT", in: 5...35,
        wanted: .localized("a percentage from 5 to 35"),
        help: .localized("The logo’s share of the side, 5 to 35; by default 20."))

    static let group = Command.OptionGroup(
        .localized("LOOK"),
        [
            modules, eyes, pupils, color, toColor, angle, radial, background, quiet, logo,
            logoShare,
        ])

    private static func names<Choice: CaseIterable & RawRepresentable<String>>(
        _: Choice.Type
    ) -> LocalizedText {
        LocalizedText(verbatim: Choice.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }

    private static func color(_ name: String, help: LocalizedText) -> CommandOption<QRColor> {
        .value(name, "C", wanted: .localized("a colour like #0050A0"), help: help) {
            QRColor(hexadecimal: $0)
        }
    }

    /// Throws for an option that has no effect without another one.
    private static func checkDetails(_ arguments: Arguments) throws(UsageError) {
        let details: [(any DeclaredOption, any DeclaredOption)] = [
            (angle, toColor), (radial, toColor), (logoShare, logo),
        ]
        for (detail, option) in details where arguments.has(detail) && !arguments.has(option) {
            throw .noEffect(
                of: detail.form.name, because: .localized("without “\(option.form.name)”"))
        }
        if arguments.has(angle), arguments.has(radial) {
            throw .noEffect(of: "--angle", because: .localized("with “--radial”"))
        }
    }

    static func style(_ arguments: Arguments) throws -> QRStyle {
        try checkDetails(arguments)
        var style = QRStyle()
        style.modules = arguments[modules] ?? .square
        style.eyes = arguments[eyes] ?? .square
        style.pupils = arguments[pupils] ?? style.eyes
        style.fill = fill(arguments)
        style.quietZone = arguments[quiet]
        if let background = arguments[background] { style.background = background }
        style.logo = try logo(arguments)
        return style
    }

    private static func fill(_ arguments: Arguments) -> QRStyle.Fill {
        let color = arguments[color] ?? .black
        guard let other = arguments[toColor] else { return .color(color) }
        return arguments.has(radial)
            ? .radial(center: color, edge: other)
            : .linear(from: color, to: other, angle: arguments[angle] ?? 0)
    }

    private static func logo(_ arguments: Arguments) throws -> QRLogo? {
        guard let path = arguments[logo] else { return nil }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw QRMakingError.badLogo("“\(path)” cannot be read. Is the name right?")
        }
        return try QRLogo(data: data, share: (arguments[logoShare] ?? 20) / 100)
    }
}
