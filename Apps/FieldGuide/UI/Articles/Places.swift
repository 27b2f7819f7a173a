import UIKit

extension Article {
    /// QR codes.
    static var codes: Article {
        Article(
            "codes", .localized("QR codes"), symbol: "qrcode", color: .systemGray,
            [(.localized("Making and reading"), [.code, .decoders, .region])])
    }

    /// Maps and coordinates.
    static var maps: Article {
        Article(
            "maps", .localized("Maps and coordinates"), symbol: "map", color: .systemGreen,
            [
                (.localized("Coordinates"), [.conversion, .locationFields]),
                (.localized("Maps in apps"), [.categories, .locationKeys, .providers]),
            ])
    }
}

extension Page {
    fileprivate static var code: Page {
        Page(
            "qr", .localized("A code from a text"),
            .localized(
                "The text is encoded as UTF-8 at level M, black on white, in whole pixels. Two decoders read every code before it is shown."
            ),
            rows: ["S0-109"], asks: [.localized("How do I make a QR code?")],
            files: ["CodeExample.swift"],
            live: .screen(height: 180) { _ in CodeExample("https://example.com/触石") })
    }

    fileprivate static var region: Page {
        let screens = [(320, 480), (320, 568), (375, 667), (375, 812), (414, 896)]
        return Page(
            "region", .localized("The region of interest"),
            .localized(
                "The scanner looks only behind the square on the screen. Its region is measured in the camera's picture, which lies on its side and fills the screen: the order is y, x, height, width, and each is a fraction."
            ),
            rows: ["S0-107"], files: ["RegionExample.swift"],
            live: .lines([
                .choice(
                    "screen", .localized("Screen"),
                    screens.map { LocalizedText(verbatim: "\($0.0) × \($0.1)") }, 2)
            ]) { run in
                let (width, height) = screens[run.index("screen")]
                return RegionExample.run(screen: CGSize(width: width, height: height))
            })
    }

    fileprivate static var conversion: Page {
        Page(
            "coordinates", .localized("Three systems of coordinates"),
            .localized(
                "GPS speaks WGS-84, maps in China GCJ-02, Baidu BD-09. The types differ, so that mixing them does not compile. Outside of the region nothing is moved."
            ),
            rows: ["S2-53", "S2-54", "S2-55", "S2-56", "S2-58"],
            asks: [.localized("Why is my pin some hundred metres off?")],
            files: ["ConversionExample.swift"],
            problem: .explained(
                .localized(
                    "The document has no way back from GCJ-02 to WGS-84, and its way from BD-09 is off by some centimetres."
                )),
            live: .lines([
                .text("latitude", .localized("Latitude"), "31.24"),
                .text("longitude", .localized("Longitude"), "121.49"),
            ]) { run in
                guard let latitude = run.number("latitude"), let longitude = run.number("longitude")
                else { throw NotANumber() }
                return try ConversionExample.run(latitude: latitude, longitude: longitude)
            })
    }

    fileprivate static var locationKeys: Page {
        Page(
            "location-keys", .localized("Keys for the user's place"),
            .localized(
                "Without the keys that its version of iOS wants, an app's map stays blue, and Settings has no row for the place."
            ),
            rows: ["S2-46"], asks: [.localized("Why does my map stay blue?")],
            files: ["LocationKeysExample.swift"],
            live: .lines([
                .flag("always", .localized("In the background too"), true),
                .flag("when-in-use", .localized("The key for “when in use” is there"), true),
            ]) {
                LocationKeysExample.run(
                    always: $0.isOn("always"), hasWhenInUse: $0.isOn("when-in-use"))
            })
    }

    fileprivate static var providers: Page {
        Page(
            "providers", .localized("Which provider of maps?"),
            .localized(
                "A guide of 2017: prices and features have changed since. Apple's maps use AMap's data in China and TomTom's elsewhere."
            ),
            rows: ["S2-47"], files: ["ProviderExample.swift"],
            live: .lines { _ in ProviderExample.run() })
    }
}
