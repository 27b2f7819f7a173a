import CoreGraphics
public import Foundation
import UIKitCore

extension UITableView {
    // MARK: Batches

    /// Asks the data source to configure the existing cells of rows again: dequeuing returns the
    /// same cell. The rows are measured again.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        reloadIfNeeded()
        for path in indexPaths {
            let place = existingPlace(path, "reconfigure")
            geometry.invalidate(place)
            guard let cell = cells[place], let dataSource else { continue }
            reconfigured = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            reconfigured = nil
            requires(
                answer === cell,
                """
                The data source returned another cell for row \(path), which is configured again. \
                Dequeue a cell with the identifier that the row had. \(list)
                """)
        }
        setNeedsLayout()
    }

    /// Reads the titles of the section index again.
    public func reloadSectionIndexTitles() {
        reloadIndex()
        setNeedsLayout()
    }

    /// Adds updates to the batch that is open.
    func add(_ updates: [ListUpdate], animation: RowAnimation) { record(updates, animation) }

    /// Performs updates without animating the rows.
    func withoutRowAnimations(_ body: () -> Void) {
        suppressesAnimations = true
        defer { suppressesAnimations = false }
        body()
    }

    /// Opens a batch, for the table itself: ``beginUpdates()`` may be overridden.
    func beginBatch() {
        if !recorder.isRecording {
            reloadIfNeeded()
            cancelReordering()
        }
        recorder.begin()
    }

    /// Closes a batch, and performs its updates if it was the outermost one.
    func endBatch() { if recorder.end() { commitUpdates() } }

    func record(_ updates: [ListUpdate], _ animation: RowAnimation) {
        beginBatch()
        for update in updates {
            recorder.add(update)
            animations[update] = animation
        }
        endBatch()
    }

    // MARK: Committing

    func commitUpdates() {
        let reloads = recorder.reloadsEverything
        let updates = recorder.takeUpdates()
        let animations = animations
        let completions = updateCompletions
        self.animations = [:]
        updateCompletions = []
        if reloads || needsReload {
            reload()
            finish(completions, isAnimated: false)
            return
        }
        let mapping: ListMapping
        do throws(InvalidListUpdate) {
            mapping = try ListMapping(
                updates, before: geometry.counts, after: readCounts(),
                words: ListWords(item: "row", list: list))
        } catch {
            fatalError("\(error)")
        }
        let isAnimated =
            window != nil && UIView.areAnimationsEnabled && measuredWidth > 0
            && !suppressesAnimations
            && !(!updates.isEmpty && animations.values.allSatisfy { $0 == .none })
        let transition = TableTransition(
            table: self, mapping: mapping, updates: updates, animations: animations)
        transition.apply()
        if isAnimated {
            transition.animate { [weak self] in
                completions.forEach { $0(true) }
                self?.setNeedsLayout()
            }
        } else {
            transition.finishWithoutAnimation()
            finish(completions, isAnimated: UIView.areAnimationsEnabled && window == nil)
        }
    }

    /// Calls completions in the next turn of the loop, as no animation is shown.
    private func finish(_ completions: [(Bool) -> Void], isAnimated: Bool) {
        guard !completions.isEmpty else { return }
        Task { @MainActor in completions.forEach { $0(!isAnimated) } }
    }

    /// Moves a row that the user dragged, whose data the data source has moved.
    func moveReordered(from source: ItemPlace, to target: ItemPlace) {
        let update = ListUpdate.move(from: source, to: target)
        do throws(InvalidListUpdate) {
            let mapping = try ListMapping(
                [update], before: geometry.counts, after: readCounts(),
                words: ListWords(item: "row", list: list))
            TableTransition(table: self, mapping: mapping, updates: [update], animations: [:])
                .apply()
        } catch {
            fatalError("\(error)")
        }
    }
}
