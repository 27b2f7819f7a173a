import Dispatch
import QRReading

/// A grey picture: its first byte says how wide it is, the others are pixels. Both decoders look at it, then a whole reader
/// with its further passes and its diagnosis, when the picture is small.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let first = bytes.first, count > 1 else { return 0 }
    let width = min(Int(first) + 1, count - 1)
    let height = (count - 1) / width
    let picture = GreyPicture(
        width: width, height: height, pixels: Array(bytes[1..<1 + width * height]))
    for decoder in [ZXingDecoder(), ZBarDecoder()] as [any BlockingQRDecoder] {
        for symbol in (try? decoder.decode(picture)) ?? [] {
            precondition(symbol.corners.count == 4)
        }
    }
    // A dozen passes over a larger one would be most of the fuzzer's time.
    if picture.pixels.count <= 1 << 12 { read(picture) }
    return 0
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
