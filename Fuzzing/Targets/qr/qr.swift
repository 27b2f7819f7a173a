import Dispatch
import QRReading

/// A picture in one of two forms, as its first byte says: below 128, so many pixels and one are a
/// row, a byte each; above, the six lower bits and one are a square's side, and its modules follow,
/// a bit each.
///
/// Both decoders look at each. A whole reader with further passes and its diagnosis takes a hundred
/// times as long, so it looks at one in 256.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let first = bytes.first, count > 1 else { return 0 }
    let contents = Array(bytes.dropFirst().prefix(mostBytes))
    let picture =
        first < 128
        ? pixels(contents, width: Int(first) + 1) : modules(contents, side: Int(first & 63) + 1)
    for decoder in [ZXingDecoder(), ZBarDecoder()] as [any BlockingQRDecoder] {
        for symbol in (try? decoder.decode(picture)) ?? [] {
            precondition(symbol.corners.count == 4)
        }
    }
    if contents.reduce(0, &+) == 0 { read(picture) }
    return 0
}

/// Larger pictures take longer and have nothing that smaller ones have not.
private let mostBytes = 128 * 128

private func pixels(_ contents: [UInt8], width: Int) -> GreyPicture {
    let width = min(width, contents.count)
    let height = contents.count / width
    return GreyPicture(
        width: width, height: height, pixels: Array(contents.prefix(width * height)))
}

/// Two pixels a module and two modules of margin, with which decoders find symbols and get to what
/// is in them.
private func modules(_ contents: [UInt8], side: Int) -> GreyPicture {
    let scale = 2
    let margin = 2
    let width = (side + 2 * margin) * scale
    var pixels = [UInt8](repeating: 255, count: width * width)
    for index in 0..<min(side * side, contents.count * 8)
    where contents[index / 8] << (index % 8) & 0x80 != 0 {
        let (x, y) = ((index % side + margin) * scale, (index / side + margin) * scale)
        for pixel in [y * width + x, (y + 1) * width + x] {
            pixels[pixel] = 0
            pixels[pixel + 1] = 0
        }
    }
    return GreyPicture(width: width, height: width, pixels: pixels)
}

/// Waits for a reader, for the fuzzer knows no asynchronous functions.
private func read(_ picture: GreyPicture) {
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
        do throws(QRReadingError) {
            let symbols = try await QRReader(budget: .seconds(60)).read(picture)
            precondition(!symbols.isEmpty)
        } catch {
            precondition(!error.description.isEmpty)
        }
        isDone.signal()
    }
    isDone.wait()
}
