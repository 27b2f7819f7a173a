import CoreGraphics
import Foundation
package import Platform

extension ScreenDescription {
    /// The screen of a process without an application: that of the environment's
    /// `TOUCHSTONE_SCREEN`, as in `390x844@3`, or else of a phone.
    package static let standIn = {
        let name = "TOUCHSTONE_SCREEN"
        guard let text = ProcessInfo.processInfo.environment[name] else {
            return ScreenDescription(size: CGSize(width: 375, height: 667), scale: 2)
        }
        guard let screen = ScreenDescription(text) else {
            fatalError(
                """
                \(name)=\(text) describes no screen. Write its width and height in points and its \
                pixels per point, as in 390x844@3.
                """)
        }
        return screen
    }()

    /// Reads `390x844@3`; `nil` for a text of another form.
    package init?(_ text: String) {
        guard let match = text.wholeMatch(of: /(\d+)x(\d+)@(\d+)/),
            let width = Double(match.1), let height = Double(match.2), let scale = Double(match.3)
        else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: CGFloat(scale))
    }
}
