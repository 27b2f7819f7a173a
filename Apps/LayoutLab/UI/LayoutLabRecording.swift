public import Foundation
import UIKit

/// A walk through some pages, recorded for runs without a display.
public enum LayoutLabRecording {
    /// The recording as a script of `touchstone`.
    ///
    /// - Parameter size: The window's size. With list and page side by side the script does not
    ///   return to the list; in a window too small for pages it is empty.
    public static func script(inWindowOf size: CGSize) -> Data {
        guard size.width >= 280, size.height >= 400 else { return Data("[]".utf8) }
        let back = LabController.isSplit(size) ? "" : #"{"tap": "BackButton"}, {"wait": 0.5},"#
        return Data(
            """
            [
              {"note": "A hidden picture makes room", "tap": "FourPictures"}, {"wait": 0.5},
              {"tap": "star.fill"}, {"wait": 0.5}, \(back)
              {"note": "An update", "tap": "Update"}, {"wait": 0.5},
              {"tap": "Grow"}, {"wait": 0.5}, \(back)
              {"note": "The worked example", "tap": "Equations"}, {"wait": 0.5},
              {"expect": {"find": "EquationsPage", "exists": true}}
            ]
            """.utf8)
    }
}
