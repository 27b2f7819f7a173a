import CZXing
import Foundation
import QRReading

/// Reading QR codes: what the race costs beside its first decoder alone, how long the first picture takes, and how many are read.
///
/// The pictures are those of the tests, as they are and in twelve ways spoilt; see ``QRPictures``.
@MainActor
enum QRReadingBenchmark {
    /// Makes this program read one picture, print how many seconds that took, and end.
    static let probeArgument = "--qr-probe"

    static let reports = [speed, firstUse, recall]

    // MARK: Speed

    /// How much longer than ZXing alone a picture may take in the median.
    private static let mostOverhead = 1.15

    private static let speed = Report(name: "QR reading: first stage") {
        let pictures = try QRPictures.plain()
        var reader = QRReader(budget: .seconds(10))
        reader.looksFurther = false
        reader.diagnoses = false
        let times = wait { [reader] in
            var times: [(floor: Double, stage: Double)] = []
            for picture in pictures {
                var samples: (floor: [Double], stage: [Double]) = ([], [])
                for _ in 0..<11 {
                    samples.floor.append(seconds { ZXingFloor.read(picture.grey) })
                    samples.stage.append(await seconds { _ = try? await reader.read(picture.grey) })
                }
                times.append((median(samples.floor), median(samples.stage)))
            }
            return times
        }
        let floor = median(times.map(\.floor))
        let stage = median(times.map(\.stage))
        let ratio = stage / floor
        return Report.Table(
            introduction: """
                The first stage of reading (the race of both decoders) beside ZXing called directly, turn by turn: the median over \
                \(pictures.count) pictures of the median of 11 rounds. Limit: \(mostOverhead)×.
                """,
            columns: ["", "median picture"],
            rows: [
                ["ZXing alone", Benchmark.Result.format(floor)],
                ["first stage", Benchmark.Result.format(stage)],
                ["ratio", String(format: "%.2f×", ratio)],
            ], isWithinLimits: ratio <= mostOverhead)
    }

    // MARK: First use

    /// How many seconds the first picture of a process may take.
    private static let mostFirstUse = 0.015

    private static let firstUse = Report(name: "QR reading: first use") {
        let times = try (0..<15).map { _ in try probe() }.sorted()
        return Report.Table(
            introduction: """
                The first picture that a process reads, from the call to the text, in a process of its own. Limit: \
                \(Benchmark.Result.format(mostFirstUse)).
                """,
            columns: ["processes", "median", "minimum"],
            rows: [
                [
                    "\(times.count)", Benchmark.Result.format(median(times)),
                    Benchmark.Result.format(times[0]),
                ]
            ], isWithinLimits: median(times) <= mostFirstUse)
    }

    private static func probe() throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = [probeArgument]
        process.standardOutput = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let time = Double(text) else {
            preconditionFailure("The probe of first use says “\(text)”, which is no time.")
        }
        return time
    }

    static func runProbe() -> Never {
        guard let picture = try? QRPictures.plain(most: 1).first else {
            preconditionFailure("There are no pictures to read.")
        }
        let time = wait {
            await seconds {
                let symbols = try? await QRReader().read(picture.grey)
                precondition(symbols?.isEmpty == false, "The probe's picture could not be read.")
            }
        }
        print(time, terminator: "")
        exit(0)
    }

    // MARK: Recall

    /// How many times as many pictures as the better decoder alone.
    private static let leastGain = 1.08

    private static let recall = Report(name: "QR reading: recall") {
        let ways = try QRPictures.ways.map { ($0.name, try QRPictures.spoilt(by: $0)) }
        var rows: [[String]] = []
        var totals = [Int](repeating: 0, count: readers.count)
        var count = 0
        for (name, pictures) in ways {
            let counts = readers.map { reader in
                wait { await countRead(pictures, by: reader.reader) }
            }
            for index in totals.indices { totals[index] += counts[index] }
            count += pictures.count
            rows.append([name] + counts.map { share($0, of: pictures.count) })
        }
        rows.append(["all"] + totals.map { share($0, of: count) })
        let gain = Double(totals[3]) / Double(max(totals[0], totals[1]))
        return Report.Table(
            introduction: """
                Pictures whose text is read, of the \(count / ways.count) public ones as they are and spoilt in \
                \(ways.count - 1) ways, within a budget of 300 ms a picture. All read by \(String(format: "%.2f", gain))× the \
                better decoder's. Limit: \(leastGain)×.
                """,
            columns: ["pictures"] + readers.map(\.name), rows: rows,
            isWithinLimits: gain >= leastGain)
    }

    private static let readers: [(name: String, reader: QRReader)] = [
        ("ZXing alone", .zxing), ("ZBar alone", .zbar), ("race", race),
        ("race and further passes", budgeted),
    ]

    private static var race: QRReader {
        var reader = budgeted
        reader.looksFurther = false
        return reader
    }

    private static var budgeted: QRReader {
        var reader = QRReader(budget: .milliseconds(300))
        reader.diagnoses = false
        return reader
    }

    private nonisolated static func countRead(
        _ pictures: [QRPictures.Picture], by reader: QRReader
    ) async -> Int {
        var count = 0
        for picture in pictures {
            let symbols = (try? await reader.read(picture.grey)) ?? []
            if symbols.contains(where: { picture.says($0.text) }) { count += 1 }
        }
        return count
    }

    private static func share(_ count: Int, of total: Int) -> String {
        String(format: "%d (%.1f %%)", count, 100 * Double(count) / Double(total))
    }

    // MARK: Measuring

    /// Runs asynchronous work to its end.
    private static func wait<Value: Sendable>(
        _ work: @escaping @Sendable () async -> Value
    ) -> Value {
        let done = DispatchSemaphore(value: 0)
        let box = ResultBox<Value>()
        Task.detached {
            await box.set(work())
            done.signal()
        }
        done.wait()
        return box.value
    }

    private nonisolated static func seconds(_ work: () async -> Void) async -> Double {
        let start = ContinuousClock.now
        await work()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private nonisolated static func seconds(_ work: () -> Void) -> Double {
        let start = ContinuousClock.now
        work()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private nonisolated static func median(_ numbers: [Double]) -> Double {
        numbers.sorted()[numbers.count / 2]
    }
}

/// A result that one thread leaves for another.
private nonisolated final class ResultBox<Value: Sendable>: @unchecked Sendable {
    // Set before the semaphore is signalled and read after it was waited for, so never at the same time.
    private var result: Value?

    var value: Value {
        guard let result else { preconditionFailure("The work has not ended.") }
        return result
    }

    func set(_ value: Value) { result = value }
}

/// ZXing called directly.
private nonisolated enum ZXingFloor {
    static func read(_ picture: GreyPicture) {
        let options = CZXingOptions(
            triesHarder: true, isPure: false, readsAllFormats: false, reportsUnreadable: false)
        picture.pixels.withUnsafeBufferPointer { pixels in
            _ = czxing_read(
                pixels.baseAddress, Int32(picture.width), Int32(picture.height), options, nil
            ) { _, _ in }
        }
    }
}
