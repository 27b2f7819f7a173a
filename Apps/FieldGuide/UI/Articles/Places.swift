import UIKit

extension Article {
    /// QR codes.
    static var codes: Article {
        Article(
            "codes", .localized("QR codes"), symbol: "qrcode", color: .systemGray,
            [
                (
                    .localized("Making and reading"),
                    [.code, .decoders, .plans, .scales, .region, .camera]
                )
            ])
    }

    /// Maps and coordinates.
    static var maps: Article {
        Article(
            "maps", .localized("Maps and coordinates"), symbol: "map", color: .systemGreen,
            [
                (.localized("Coordinates"), [.conversion, .locationFields]),
                (.localized("Maps in apps"), [.categories, .keywords, .locationKeys, .providers]),
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

    fileprivate static var plans: Page {
        Page(
            "plans", .localized("Plans A, B and C"),
            .localized(
                "Two decoders can read in turn, both together, or race: the first success ends the search. Which one is chosen is a matter of measurements: the first use of each takes longer than the next ones, and all find the same codes in good pictures."
            ),
            .localized("Ten codes are made and read. The times are those of your machine."),
            rows: ["S0-103", "S0-108", "S0-115", "S0-116", "S0-117", "S0-118"],
            asks: [.localized("How long does reading a code take?")], files: ["PlansExample.swift"],
            live: .screen(height: 140) { _ in
                ReportController(
                    .localized("Plan"),
                    PlansExample.plans.map { LocalizedText(verbatim: $0.name) }
                ) { try await PlansExample.run($0) }
            })
    }

    fileprivate static var camera: Page {
        let places: [LocalizedText] = [
            .localized("in the dark"), .localized("in the light"),
            .localized("with 640 × 480 only"), .localized("without a camera"),
            .localized("turned off ten times"),
        ]
        return Page(
            "camera", .localized("A session with a camera"),
            .localized(
                "Sizes are tried from 1920 × 1080 down to 640 × 480. A camera that can focuses all the time; its light goes on when a picture is dark, and off at the end. Without a camera the session begins with the reason, and with no frame."
            ),
            .localized(
                "A session that is turned off gives its device back. Turned on and off again and again, it leaves nothing running."
            ),
            rows: ["S0-104", "S0-105", "S0-106", "S0-112"],
            asks: [.localized("How do I turn on the torch?")],
            files: ["CameraExample.swift"],
            live: .screen(height: 170) { _ in
                ReportController(.localized("Camera"), places) {
                    await CameraExample.run(CameraExample.Place.allCases[$0])
                }
            })
    }

    fileprivate static var scales: Page {
        Page(
            "scales", .localized("Large and small pictures"),
            .localized(
                "A picture in which no code is found is searched again: a large one at half its size, where dots of noise vanish, a small one enlarged to 640 pixels at least."
            ),
            rows: ["S0-110", "S0-111"],
            asks: [.localized("Why is a code in a huge photo not recognised?")],
            files: ["ScalesExample.swift"],
            live: .screen(height: 170) { _ in
                ReportController(
                    .localized("Picture"),
                    ScalesExample.sizes.map { LocalizedText(verbatim: "\($0.0) × \($0.1)") }
                ) {
                    await ScalesExample.run($0)
                }
            })
    }

    fileprivate static var keywords: Page {
        let names: [LocalizedText] = [
            .localized("Suggestions"), .localized("Fifteen words"), .localized("Visible region"),
        ]
        return Page(
            "keywords", .localized("Words instead of places"),
            .localized(
                "A beginning of a name gives suggestions. Where no service of places is at hand, fifteen fixed words are searched within 0.005 degrees of a point, and what several of them find is listed once. A keyword can be searched in the region that the map shows."
            ),
            rows: ["S2-50", "S2-51", "S2-52"], files: ["KeywordsExample.swift"],
            live: .screen(height: 190) { _ in
                ReportController(.localized("Search"), names) { index in
                    try await KeywordsExample.run(KeywordsExample.Search.allCases[index])
                }
            })
    }

    fileprivate static var conversion: Page {
        Page(
            "coordinates", .localized("Three systems of coordinates"),
            .localized(
                "GPS speaks WGS-84, maps in China GCJ-02, Baidu BD-09. The types differ, so that mixing them does not compile. Outside of the region nothing is moved."
            ),
            rows: ["S2-53", "S2-54", "S2-55", "S2-56", "S2-58"],
            asks: [
                .localized("Why is my marker in the wrong place in China?"),
                .localized("Why is my pin some hundred metres off?"),
            ],
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
