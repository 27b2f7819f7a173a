import Foundation
import TestSupport
import Testing
import TextReading

@testable import Coordinates

@Suite("Numbers in files")
struct NumberTests {
    @Test("are read as the nearest double, to the last bit")
    func nearest() {
        var random = SeededGenerator(seed: 19)
        for _ in 0..<100_000 {
            let digits = Int.random(in: 1...21, using: &random)
            var text = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &random)) }
            // Fives at the end lie in the middle between two doubles more often than other digits.
            if Bool.random(using: &random) { text[digits - 1] = "5" }
            let point = Int.random(in: 1...digits, using: &random)
            while point > 1, text[0] == "0" { text[0] = "7" }
            var number = text[..<point].joined()
            if point < digits { number += "." + text[point...].joined() }
            if Bool.random(using: &random) { number = "-" + number }
            if Int.random(in: 0..<20, using: &random) == 0 { number += "e-3" }
            if JSONNumber.value(Array(number.utf8)) != Double(number) {
                Issue.record(
                    "\(number) is read as \(String(describing: JSONNumber.value(Array(number.utf8))))"
                )
            }
        }
    }

    @Test(
        "are rounded to the even neighbour from the very middle",
        arguments: [
            "9007199254740993", "9007199254740995", "9007199254740992.5", "9007199254740993.5",
            "0.500000000000000166", "1.0000000000000002", "18014398509481985",
            "9999999999999999999",
            "0.0000000000000000001", "1844674407370955161.5",
        ])
    func middles(text: String) {
        #expect(JSONNumber.value(Array(text.utf8)) == Double(text))
    }

    @Test(
        "are refused when JSON does not have them",
        arguments: [
            "", "-", "+1", "01", "-01", ".5", "5.", "1e", "1e+", "1.e5", "--1", "1-1", "1.2.3",
            "0x10", "nan",
            "1 ",
        ])
    func refused(text: String) { #expect(JSONNumber.value(Array(text.utf8)) == nil) }

    @Test("are written as Foundation formats nine decimals, without zeros at the end")
    func written() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<100_000 {
            var degrees = Double.random(in: -180...180, using: &random)
            if Bool.random(using: &random) { degrees = (degrees * 1000).rounded() / 1000 }
            // The product, rounded, is what is written: take away what formatting would round
            // differently.
            let billionths = (degrees * 1e9).rounded()
            var expected = String(format: "%.9f", locale: nil, billionths / 1e9)
            while expected.hasSuffix("0") { expected.removeLast() }
            if expected.hasSuffix(".") { expected.removeLast() }
            let text = String(decoding: DegreesText.bytes(degrees), as: UTF8.self)
            if text != expected { Issue.record("\(degrees) is written \(text), not \(expected)") }
        }
    }

    @Test("are written whole when they are metres")
    func metres() {
        for (value, text) in [
            (20_037_508.3428, "20037508.3428"), (-13_000_000, "-13000000"), (1000.5, "1000.5"),
        ] {
            #expect(String(decoding: DegreesText.bytes(value), as: UTF8.self) == text)
        }
    }
}
