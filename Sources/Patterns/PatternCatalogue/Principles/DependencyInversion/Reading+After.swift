extension Reading {
    /// After: what the reader asks for. Reader and texts both depend on it, and not on each other.
    protocol Readable {
        var text: String { get }
    }

    /// After: reads whatever can be read, also what is written tomorrow.
    struct Reader {
        func read(_ readable: some Readable) -> String { "朗读:\(readable.text)" }
    }
}

extension Reading.Book: Reading.Readable {}
extension Reading.Newspaper: Reading.Readable {}
extension Reading.Letter: Reading.Readable {}
