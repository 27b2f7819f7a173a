public import Foundation

/// A walk through some pages, recorded for those who have no display to look at.
public enum LayoutLabRecording {
    /// The recording as a script of `touchstone`, made for a window of ``LayoutLabApp/usualSize``.
    public static let script = Data(
        """
        [
          {"note": "A hidden picture makes room", "tap": "FourPictures"}, {"wait": 0.5},
          {"tap": "star.fill"}, {"wait": 0.5}, {"tap": "Back"}, {"wait": 0.5},
          {"note": "An update", "tap": "Update"}, {"wait": 0.5},
          {"tap": "Grow"}, {"wait": 0.5}, {"tap": "Back"}, {"wait": 0.5},
          {"note": "The worked example", "tap": "Equations"}, {"wait": 0.5},
          {"expect": {"find": "EquationsPage", "exists": true}}
        ]
        """.utf8)
}
