public import Foundation

/// A drawing of a cat, recorded for those who have no display to draw on.
public enum TouchPainterRecording {
    /// The recording as a script of `touchstone`, made for a window of
    /// ``TouchPainterApp/usualSize``.
    public static let script = Data(PackageResources.cat_json)
}
