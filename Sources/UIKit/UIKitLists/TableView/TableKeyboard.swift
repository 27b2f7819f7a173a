import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// Makes room for the keyboard below the rows of a table, and shows the view that is edited.
final class TableKeyboard {
    private weak var table: UITableView?
    private var observer: (any NSObjectProtocol)?

    /// The height that was added to the table's inset.
    private var added: CGFloat = 0

    private static let duration: TimeInterval = 0.25

    init(_ table: UITableView) {
        self.table = table
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let frame = value?.rectValue
            MainActor.assumeIsolated {
                if let frame { self?.keyboardWillMove(to: frame) }
            }
        }
    }

    /// Gives the room back. Must be called before the object is released.
    func end() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        adopt(0)
    }

    /// - Parameter frame: The keyboard's frame after its movement, in the window.
    private func keyboardWillMove(to frame: CGRect) {
        guard let table, table.window != nil else { return }
        let top = table.convert(frame, from: nil).minY
        let covered = max(0, table.bounds.maxY - top - table.safeAreaInsets.bottom)
        let edited = table.window?.firstResponder as? UIView
        // Editing in another view moves no table.
        guard covered == 0 || edited?.isDescendant(of: table) == true else { return }
        UIView.animate(withDuration: Self.duration) {
            adopt(covered)
            guard let edited, covered > 0 else { return }
            table.scrollRectToVisible(
                edited.convert(edited.bounds, to: table).insetBy(dx: 0, dy: -8), animated: false)
        }
    }

    private func adopt(_ height: CGFloat) {
        guard let table, height != added else { return }
        table.contentInset.bottom += height - added
        table.verticalScrollIndicatorInsets.bottom += height - added
        added = height
    }
}
