public import Foundation

/// The progress of a source whose data arrives in parts.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The data ended before the image did.
    case statusUnexpectedEOF = -5

    /// The data is damaged.
    case statusInvalidData = -4

    /// The data is in no known format.
    case statusUnknownType = -3

    /// There is too little data to know the image's size.
    case statusReadingHeader = -2

    /// Part of the image can be read.
    case statusIncomplete = -1

    /// The image can be read to its end.
    case statusComplete = 0
}

/// Creates a source whose data arrives in parts.
///
///     let source = CGImageSourceCreateIncremental(nil)
///     data.append(part)
///     CGImageSourceUpdateData(source, data as CFData, false)
///     CGImageSourceCreateImageAtIndex(source, 0, nil)  // the upper part of the image
///
/// A PNG is read as far as its data goes; missing pixels are transparent or of any colour. A JPEG
/// or another format has an image as soon as its reader makes one of incomplete data, at the latest
/// when the data is complete. Of an animation the first frame is read until then.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
    CGImageSource()
}

/// Replaces the data of an incremental source: pass all that has arrived until now, and whether
/// that is all of it.
///
/// Every image that is read afterwards is decoded from the beginning of the data.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: NSData, _ final: Bool) {
    source.replaceData(with: Data(referencing: data), isWhole: final)
}

/// The progress of a source as a whole.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    let isWhole = source.isWhole
    switch source.file {
    case .failure(.unknownFormat(let start)):
        return isWhole || start.count >= 8 ? .statusUnknownType : .statusReadingHeader
    case .failure: return isWhole ? .statusInvalidData : .statusReadingHeader
    case .success(let file):
        guard (try? source.header.get()) != nil else {
            guard isWhole else { return .statusReadingHeader }
            return file.endsEarly ? .statusUnexpectedEOF : .statusInvalidData
        }
        guard file.endsEarly else { return .statusComplete }
        return isWhole ? .statusUnexpectedEOF : .statusIncomplete
    }
}

/// The progress of an image of a source.
public func CGImageSourceGetStatusAtIndex(
    _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
    (0..<max(source.count, 1)).contains(index)
        ? CGImageSourceGetStatus(source) : .statusReadingHeader
}
