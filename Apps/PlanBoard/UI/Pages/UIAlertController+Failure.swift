import UIKit

extension UIAlertController {
    /// An alert that says why a change failed.
    convenience init(failure: any Error) {
        self.init(
            title: String(localized: "The board was not changed", bundle: .module),
            message: FailureWords.text(of: failure), preferredStyle: .alert)
        addAction(UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
    }
}
