import Coordinates
import Foundation
import TestSupport
import Testing

@Suite("Providers of maps")
struct ProviderTests {
    private static let whenInUse = "NSLocationWhenInUseUsageDescription"
    private static let always = "NSLocationAlwaysUsageDescription"
    private static let both = "NSLocationAlwaysAndWhenInUseUsageDescription"

    @Test(
        "the keys that are wanted depend on the version of iOS", .rows("S2-46"),
        arguments: [
            (7, []), (8, [whenInUse, always]), (10, [whenInUse, always]), (11, [whenInUse, both]),
            (17, [whenInUse, both]),
        ])
    func required(version: Int, keys: [String]) {
        #expect(LocationUsageKeys.required(for: .always, on: version) == keys)
        #expect(
            LocationUsageKeys.required(for: .whenInUse, on: version)
                == keys.filter { $0 == Self.whenInUse })
    }

    @Test("missing keys are listed with the versions that want them", .rows("S2-46"))
    func missing() throws {
        let old = [Self.whenInUse: "To show what is near.", Self.always: "To guide you."]
        #expect(
            LocationUsageKeys.missing(in: old, for: .always, from: 10).map(\.key) == [Self.both])
        #expect(LocationUsageKeys.missing(in: old, for: .whenInUse, from: 8).isEmpty)
        let empty = LocationUsageKeys.missing(in: [Self.both: " "], for: .always, from: 11)
        #expect(empty.map(\.key) == [Self.whenInUse, Self.both])
        #expect(
            empty.first?.description
                == "NSLocationWhenInUseUsageDescription, which iOS 8 and later want. Add it with a text that says what the place is for."
        )
    }

    @Test("a property list is looked through, and what is none is refused", .rows("S2-46"))
    func propertyList() throws {
        let list = Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>NSLocationWhenInUseUsageDescription</key><string>Near</string>
            <key>UIRequiresFullScreen</key><true/></dict></plist>
            """.utf8)
        let missing = try LocationUsageKeys.missing(in: list, for: .always, from: 11)
        #expect(missing.map(\.key) == [Self.both])
        #expect(throws: (any Error).self) {
            try LocationUsageKeys.missing(in: Data("no list".utf8), for: .always, from: 11)
        }
    }

    @Test(
        "the guide's table chooses the provider", .rows("S2-47"),
        arguments: [
            (false, false, false, .apple), (false, true, false, .amap), (false, true, true, .amap),
            (true, false, false, .apple), (true, true, false, .apple), (true, true, true, .google),
        ] as [(Bool, Bool, Bool, MapProvider)])
    func table(
        isInternational: Bool, isDemanding: Bool, hasBudget: Bool, provider: MapProvider
    ) {
        let needs = MapProvider.Needs(
            isInternational: isInternational, isDemanding: isDemanding, hasBudget: hasBudget)
        #expect(MapProvider.recommended(for: needs) == provider)
    }

    @Test("Apple shows AMap's data in China and others' elsewhere", .rows("S2-47"))
    func dataSource() throws {
        let beijing = try Coordinate<WGS84>(latitude: 39.915, longitude: 116.404)
        let paris = try Coordinate<WGS84>(latitude: 48.857, longitude: 2.352)
        #expect(MapProvider.apple.dataSource(at: beijing) == "AMap")
        #expect(MapProvider.apple.dataSource(at: paris) == "TomTom")
        #expect(MapProvider.google.dataSource(at: beijing) == "Google")
    }
}
