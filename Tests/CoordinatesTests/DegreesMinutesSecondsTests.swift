import Coordinates
import Testing

@Suite("Degrees with minutes and seconds")
struct DegreesMinutesSecondsTests {
    @Test(
        "Degrees, minutes and seconds: the usual ways of writing them are read",
        arguments: [
            ("31°14′24″N", 31.24), ("31°14'24\"S", -31.24), ("N 31 14 24", 31.24),
            ("N31°14.4'", 31.24), ("31 14.4 n", 31.24), ("-31:14:24", -31.24),
            ("东经121度30分", 121.5), ("西經121°30′", -121.5), ("121.5°", 121.5), ("0°0′9″E", 0.0025),
            ("31°09′00″", 31.15), ("121.5E", 121.5),
        ])
    func read(text: String, degrees: Double) throws {
        let found = try #require(DegreesMinutesSeconds.degrees(text))
        #expect(abs(found - degrees) < 1e-12)
    }

    @Test(
        "Degrees, minutes and seconds: other texts are refused",
        arguments: [
            "31.24", "31°60′", "31°14.5′24″", "N", "", "31°14′24″12", "31°-14′", "0x1F°", "东经北纬1",
            "31°a′", "1e3°", "--31°",
        ])
    func refuse(text: String) { #expect(DegreesMinutesSeconds.degrees(text) == nil) }
}
