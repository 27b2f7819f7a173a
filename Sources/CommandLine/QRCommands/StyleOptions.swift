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
        help: Wording("The same, for the centres of the eyes.", "同上，用于定位图形的中心。"))
    private static let color = color(
        "--color", help: Wording("Like #0050A0; by default black.", "如 #0050A0；默认为黑色。"))
    private static let toColor = color(
        "--to-color",
        help: Wording(
            "Makes a gradient, with --angle, or --radial from the middle.",
            "渐变到这种颜色，方向用 --angle；用 --radial 时从中心开始。"))
    private static let angle = CommandOption.number(
        "--angle", "DEGREES", in: -360...360,
        wanted: Wording("a number of degrees from -360 to 360", "从 -360 到 360 的度数"),
        help: Wording("The direction of a gradient.", "渐变的方向。"))
    private static let radial = CommandOption.flag(
        "--radial", help: Wording("Makes the gradient from the middle to the edge.", "从中心渐变到边缘。"))
    private static let background = CommandOption<QRColor?>.value(
        "--background", "C",
        wanted: Wording("a colour like #FFF8E0, or none", "颜色，如 #FFF8E0，或 none"),
        help: Wording("A colour, or none; by default white.", "颜色，或 none；默认为白色。")
    ) { text in
        text.lowercased() == "none"
            ? .some(nil) : QRColor(hexadecimal: text).map(Optional.some)
    }
    private static let quiet = CommandOption.whole(
        "--quiet", in: 0...100,
        wanted: Wording("a number of modules from 0 to 100", "从 0 到 100 的模块数"),
        help: Wording(
            "The border in modules, 4 at least, or 2 with --micro.", "边框的模块数，至少 4，用 --micro 时至少 2。")
    )
    private static let logo = CommandOption.file(
        "--logo", wanted: Wording("the name of a picture", "图片文件名"),
        help: Wording("A picture for the middle.", "放在中间的图片。"))
    private static let logoShare = CommandOption.number(
        "--logo-share", "PERCENT", in: 5...35,
        wanted: Wording("a percentage from 5 to 35", "从 5 到 35 的百分数"),
        help: Wording(
            "The logo’s share of the side, 5 to 35; by default 20.", "图片占边长的百分比，5 到 35；默认为 20。"))

    static let group = Command.OptionGroup(
        Wording("LOOK", "外观"),
        [
            modules, eyes, pupils, color, toColor, angle, radial, background, quiet, logo,
            logoShare,
        ])

    private static func names<Choice: CaseIterable & RawRepresentable<String>>(
        _: Choice.Type
    ) -> Wording {
        Wording(Choice.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }

    private static func color(_ name: String, help: Wording) -> CommandOption<QRColor> {
        .value(name, "C", wanted: Wording("a colour like #0050A0", "颜色，如 #0050A0"), help: help) {
            QRColor(hexadecimal: $0)
        }
    }

    /// Throws for an option that has no effect without another one.
    private static func checkDetails(_ arguments: Arguments) throws(UsageError) {
        let details: [(any DeclaredOption, any DeclaredOption)] = [
            (angle, toColor), (radial, toColor), (logoShare, logo),
        ]
        for (detail, option) in details where arguments.has(detail) && !arguments.has(option) {
            throw .noEffect(of: detail.form.name, because: "without “\(option.form.name)”")
        }
        if arguments.has(angle), arguments.has(radial) {
            throw .noEffect(of: "--angle", because: "with “--radial”")
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
