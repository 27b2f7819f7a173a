import CommandLineKit
import CoordinateCommands
import TestSupport
import Testing

@Suite("touchstone coordinates")
struct PlaceCommandTests {
    private func answer(_ words: String...) async -> CommandResponse {
        await CoordinateCommands.family.respond(to: words, called: "touchstone coordinates")
    }

    @Test(
        "coordinates point: a point is converted to the requested system", .rows("S2-54", "S2-55"))
    func point() async {
        #expect(
            await answer("point", "39.915,116.404", "--to", "gcj02").output
                == "39.91640428150164,116.41024449916938\n")
        #expect(
            await answer("point", "39.915,116.404", "--from=gcj02", "--to=bd09").output
                == "39.92133699351021,116.41036949371029\n")
    }

    @Test("coordinates point: every system is printed unless one is requested")
    func everySystem() async {
        #expect(
            await answer("point", "-33.8568,151.2153").output == """
                wgs84       -33.8568,151.2153
                gcj02       -33.8568,151.2153
                bd09        -33.850480935005066,151.22185564585902
                bd09mc      -3984721.729134589,16834123.133608527
                webmercator -4009589.934222665,16833210.196152102

                """)
    }

    @Test(
        "coordinates point: an invalid point is refused",
        arguments: ["here", "1", "1,2,3", "91,0", "nan,0"])
    func noPlace(text: String) async {
        let response = await answer("point", text)
        #expect(response.exitCode == .mistake)
        #expect(response.complaint?.isEmpty == false)
    }

    @Test("coordinates point: a negative latitude is accepted")
    func south() async {
        #expect(await answer("point", "-33.8568,151.2153", "--to", "wgs84").exitCode == .success)
    }

    @Test("coordinates distance: the distance and the direction are printed")
    func distance() async {
        #expect(await answer("distance", "0,0", "0,1").output == "111195.1 m towards 90.0°\n")
    }

    @Test("coordinates: points, distances and geohashes are printed as JSON with an option")
    func json() async {
        let point = await answer("point", "31°14′24″N,121.5", "--to", "wgs84", "--json").output
        #expect(point.contains("\"wgs84\"") && point.contains("31.24"))
        let distance = await answer("distance", "0,0", "0,1", "--json").output
        #expect(distance.contains("\"bearing\" : 90") && distance.contains("\"metres\" : 111195"))
        let cell = await answer("geohash", "ezs42", "--json").output
        #expect(cell.contains("\"geohash\" : \"ezs42\"") && cell.contains("southWest"))
    }

    @Test("coordinates geohash: points are converted to cells, and cells to points")
    func geohash() async {
        #expect(
            await answer("geohash", "57.64911,10.40744", "--length", "11").output
                == "u4pruydqqvj\n")
        #expect(
            await answer("geohash", "ezs42").output
                == "42.60498046875,-5.60302734375 (42.5830078125,-5.625 to 42.626953125,-5.5810546875)\n"
        )
        #expect(await answer("geohash", "aaa").exitCode == .mistake)
    }

    @Test("coordinates: an unknown command gets the nearest name as a suggestion")
    func unknown() async {
        #expect(
            await answer("covnert").complaint
                == "There is no command “coordinates covnert”. Did you mean “convert”?")
    }

    @Test(
        "coordinates: every command prints its help",
        arguments: [
            [], ["--help"], ["convert", "-h"], ["point", "--help"], ["distance", "-h"],
            ["geohash", "-h"],
        ])
    func help(words: [String]) async {
        let response = await CoordinateCommands.family.respond(
            to: words, called: "touchstone coordinates")
        #expect(response.exitCode == .success)
        #expect(response.output.hasPrefix("touchstone coordinates"))
        let widest = response.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect(widest <= 100)
    }
}
