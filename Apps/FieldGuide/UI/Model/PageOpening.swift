import UIKit

/// The controller of the whole window, as lists and pages know it.
protocol PageOpening: UIViewController {
    /// The open page; `nil` while none is.
    var page: Page? { get }

    func open(_ page: Page)

    // MARK: History

    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    func goBack()
    func goForward()
}
