/// A picture's pixels, for loops over all of them.
///
/// A row is a pointer, so that accesses to pixels are not checked: this and ``MutablePixelRows``
/// are this library's only unsafe access to its own pixels. Loops over rows stay below the width,
/// and use `while`, which unoptimised code runs ten times as fast as a loop over a range.
struct PixelRows {
    let width: Int
    let height: Int
    private let start: UnsafePointer<UInt8>

    fileprivate init(_ picture: GreyPicture, _ start: UnsafePointer<UInt8>) {
        width = picture.width
        height = picture.height
        self.start = start
    }

    /// The first pixel of a row, followed by `width − 1` others.
    ///
    /// - Precondition: The row exists.
    subscript(y: Int) -> UnsafePointer<UInt8> {
        precondition(y >= 0 && y < height, "A picture of \(height) rows has no row \(y).")
        return start + y * width
    }
}

/// The pixels of a picture under construction.
struct MutablePixelRows {
    let width: Int
    let height: Int
    private let start: UnsafeMutablePointer<UInt8>

    fileprivate init(width: Int, height: Int, _ start: UnsafeMutablePointer<UInt8>) {
        self.width = width
        self.height = height
        self.start = start
    }

    /// The first pixel of a row, followed by `width − 1` others.
    ///
    /// - Precondition: The row exists.
    subscript(y: Int) -> UnsafeMutablePointer<UInt8> {
        precondition(y >= 0 && y < height, "A picture of \(height) rows has no row \(y).")
        return start + y * width
    }
}

extension GreyPicture {
    /// Calls `body` with the rows, which are valid only during the call.
    func withRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBufferPointer { pixels in
            guard let start = pixels.baseAddress else {
                preconditionFailure("A picture has one pixel at least.")
            }
            return try body(PixelRows(self, start))
        }
    }

    /// Creates a picture whose rows are all written by `fill`.
    ///
    /// - Precondition: `width` and `height` are at least 1.
    init(width: Int, height: Int, fill: (MutablePixelRows) -> Void) {
        precondition(
            width > 0 && height > 0,
            "A picture of \(width) by \(height) pixels has none. Both sides are at least 1.")
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { pixels, count in
            guard let start = pixels.baseAddress else { return }
            fill(MutablePixelRows(width: width, height: height, start))
            count = width * height
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
