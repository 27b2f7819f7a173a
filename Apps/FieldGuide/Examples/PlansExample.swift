import QRMaking
import QRReading

/// Plans A, B and C: two decoders in turn, both together, and the first that succeeds.
enum PlansExample {
    static let plans: [(name: String, strategy: QRStrategy)] = [
        ("A", .inTurn), ("B", .together), ("C", .race(hedge: .zero)),
    ]

    static func run(_ plan: Int) async throws -> [String] {
        let decoders: [any QRDecoder] = [ZXingDecoder(), ZBarDecoder()]
        let pictures = try (1...10).map { number in
            GreyPicture(try QRPicture("Code \(number)").image(pixels: 240))
        }
        let reader = QRReader(strategy: plans[plan].strategy, decoders: decoders)
        let clock = ContinuousClock()
        // The first use of a decoder takes longer than the next ones.
        let firstUse = await clock.measure { await reader.warmUp() }
        var lines = ["first use: \(milliseconds(firstUse))"]
        var (texts, total) = ([String](), Duration.zero)
        for picture in pictures {
            let start = clock.now
            texts += try await reader.read(picture).map(\.text)
            total += start.duration(to: clock.now)
        }
        lines.append("mean of \(pictures.count): \(milliseconds(total / pictures.count))")
        lines.append("read: \(texts.count), all right: \(Set(texts).count == pictures.count)")
        return lines
    }

    private static func milliseconds(_ duration: Duration) -> String {
        "\((duration / .milliseconds(1) * 10).rounded() / 10) ms"
    }
}
