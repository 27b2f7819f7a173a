import QRReading

/// A picture's file: either a picture comes of it, whose size is allowed, or an error that says why
/// not.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do throws(PictureError) {
        let picture = try PictureFile.grey(bytes: bytes, name: "fuzz")
        let area = picture.width * picture.height
        precondition(area <= PictureFile.mostPixels && area == picture.pixels.count)
        // A small picture is read too, as its finder would.
        if area <= 1 << 16 { _ = try? ZXingDecoder().decode(picture) }
    } catch {
        precondition(error.description.contains("fuzz"))
    }
    return 0
}
