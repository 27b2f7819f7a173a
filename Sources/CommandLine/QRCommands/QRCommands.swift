public import CommandLineKit
import QR

/// `touchstone qr`: reads QR codes in pictures and makes them.
///
///     await QRCommands.family.respond(to: ["make", "https://example.com"]).output
public enum QRCommands {
    /// The family.
    public static let family = Command(
        family: "qr", Wording("reads QR codes in pictures, and makes them", "识读图片中的二维码，并生成二维码"),
        notes: Wording("Nothing that a code says is ever opened.", "二维码中的内容一律不会被打开。"),
        examples: [
            "touchstone qr read photo.jpg",
            "touchstone qr make https://example.com",
            "touchstone qr make https://example.com --style liquid --logo logo.png -o code.svg",
            "touchstone qr make --wifi Café --password kaffee123 -o wifi.pdf",
        ],
        failure: Wording(
            "A picture has no code, or a code cannot be made or written.", "图片中没有二维码，或者二维码无法生成或写入。"),
        subcommands: [ReadCommand.command, MakeCommand.command])
}

extension PayloadError: ReportedError {}
