import CommandLineKit
import Foundation
import QR

/// How a code looks.
enum StyleOptions {
    static let options = [
        ToolOption("--style", wanted: names(QRStyle.ModuleShape.self)),
        ToolOption("--eyes", wanted: names(QRStyle.EyeShape.self)),
        ToolOption("--pupils", wanted: names(QRStyle.EyeShape.self)),
        ToolOption("--color", wanted: "a colour like #0050A0"),
        ToolOption("--to-color", wanted: "a colour like #0050A0"),
        ToolOption("--angle", wanted: "a number of degrees from -360 to 360"),
        ToolOption("--radial"),
        ToolOption("--background", wanted: "a colour like #FFF8E0, or none"),
        ToolOption("--quiet", wanted: "a number of modules from 0 to 100"),
        ToolOption("--logo", wanted: "the name of a PNG"),
        ToolOption("--logo-share", wanted: "a percentage from 5 to 35"),
    ]

    private static func names<Choice: CaseIterable & RawRepresentable>(
        _: Choice.Type
    ) -> String where Choice.RawValue == String {
        "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// Options that need another one.
    private static let details = [
        ("--angle", "--to-color"), ("--radial", "--to-color"), ("--logo-share", "--logo"),
    ]

    private static func checkDetails(_ arguments: ToolArgumentList) throws(ToolMistake) {
        for (detail, option) in details where arguments.has(detail) && !arguments.has(option) {
            throw .noEffect(of: detail, because: "without “\(option)”")
        }
        if arguments.has("--angle"), arguments.has("--radial") {
            throw .noEffect(of: "--angle", because: "with “--radial”")
        }
    }

    static func style(_ arguments: ToolArgumentList) throws -> QRStyle {
        try checkDetails(arguments)
        var style = QRStyle()
        style.modules = try arguments.choice("--style", among: QRStyle.ModuleShape.self) ?? .square
        style.eyes = try arguments.choice("--eyes", among: QRStyle.EyeShape.self) ?? .square
        style.pupils = try arguments.choice("--pupils", among: QRStyle.EyeShape.self) ?? style.eyes
        style.fill = try fill(arguments)
        style.quietZone = try arguments.whole("--quiet", in: 0...100)
        if arguments.text("--background")?.lowercased() == "none" {
            style.background = nil
        } else if let background = try color("--background", arguments) {
            style.background = background
        }
        style.logo = try logo(arguments)
        return style
    }

    private static func fill(_ arguments: ToolArgumentList) throws(ToolMistake) -> QRStyle.Fill {
        let color = try color("--color", arguments) ?? .black
        let angle = try arguments.number("--angle", in: -360...360) ?? 0
        guard let other = try self.color("--to-color", arguments) else { return .color(color) }
        return arguments.has("--radial")
            ? .radial(center: color, edge: other) : .linear(from: color, to: other, angle: angle)
    }

    private static func color(
        _ option: String, _ arguments: ToolArgumentList
    ) throws(ToolMistake) -> QRColor? {
        try arguments.value(option) { QRColor(hexadecimal: $0) }
    }

    private static func logo(_ arguments: ToolArgumentList) throws -> QRLogo? {
        let share = try arguments.number("--logo-share", in: 5...35) ?? 20
        guard let path = arguments.text("--logo") else { return nil }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
            throw QRMakingError.badLogo("“\(path)” cannot be read. Is the name right?")
        }
        return try QRLogo(png: data, share: share / 100)
    }
}
