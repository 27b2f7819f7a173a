extension UIView {
    func addRecognizer(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.view = self
    }

    func removeRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for recognizer in recognizers where !new.contains(recognizer) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }
}
