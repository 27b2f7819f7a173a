public import CommandLineKit
import QR

/// `touchstone qr`: reads QR codes in pictures and makes them.
///
///     await QRCommands.family.respond(to: ["make", "https://example.com"]).output
public enum QRCommands {
    /// The family.
    public static let family = Command(
        family: "qr", .localized("reads QR codes in pictures, and makes them"),
        notes: .localized("Nothing that a code says is ever opened."),
        examples: [
            "touchstone qr read photo.jpg",
            "touchstone qr make https://example.com",
            "touchstone qr make https://example.com --style liquid --logo logo.png -o code.svg",
            "touchstone qr make --wifi Café --password kaffee123 -o wifi.pdf",
        ],
        failure: .localized("A picture has no code, or a code cannot be made or written."),
        subcommands: [ReadCommand.command, MakeCommand.command])
}

extension PayloadError: ReportedError {}
