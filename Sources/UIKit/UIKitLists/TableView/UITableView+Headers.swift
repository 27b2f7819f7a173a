import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    // MARK: Titles and estimates

    func headerTitle(_ section: Int) -> String? {
        dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    func footerTitle(_ section: Int) -> String? {
        dataSource?.tableView(self, titleForFooterInSection: section)
    }

    /// `true` if a section has a header as far as is known without making its view.
    private func mayHaveHeader(_ section: Int) -> Bool {
        headerTitle(section) != nil || (delegate != nil && !optionalMethods.lacks(.headerView))
    }

    private func mayHaveFooter(_ section: Int) -> Bool {
        footerTitle(section) != nil || (delegate != nil && !optionalMethods.lacks(.footerView))
    }

    func headerPadding(_ section: Int) -> Double {
        guard style == .plain, mayHaveHeader(section) else { return 0 }
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return CellMetrics.plainHeaderPadding
    }

    /// The height of a header without title or view: the gap between groups.
    private func emptyHeaderHeight(_ section: Int) -> Double {
        guard style != .plain else { return 0 }
        let asked =
            delegate?.tableView(self, heightForHeaderInSection: section)
            ?? sectionHeaderHeight
        // Apps close the gap with a tiny height.
        if asked >= 0, asked < 1 { return asked }
        return section == 0 && tableHeaderView == nil
            ? CellMetrics.firstGroupGap : CellMetrics.groupGap
    }

    private func emptyFooterHeight(_ section: Int) -> Double {
        guard style != .plain else { return 0 }
        let asked =
            delegate?.tableView(self, heightForFooterInSection: section)
            ?? sectionFooterHeight
        if asked >= 0, asked < 1 { return asked }
        return CellMetrics.groupGap
    }

    func headerEstimate(_ section: Int) -> Double {
        optionalMethods.probe(.headerView) {
            _ = delegate?.tableView(self, viewForHeaderInSection: section)
        }
        guard mayHaveHeader(section) else { return emptyHeaderHeight(section) }
        let asked =
            delegate?.tableView(self, heightForHeaderInSection: section)
            ?? sectionHeaderHeight
        if asked >= 0 { return checked(asked, "header") }
        let estimate =
            delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            ?? estimatedSectionHeaderHeight
        if estimate > 0 { return checked(estimate, "header") }
        guard style != .plain else { return CellMetrics.plainHeaderHeight }
        return section == 0 ? 55.5 : 38
    }

    func footerEstimate(_ section: Int) -> Double {
        optionalMethods.probe(.footerView) {
            _ = delegate?.tableView(self, viewForFooterInSection: section)
        }
        guard mayHaveFooter(section) else { return emptyFooterHeight(section) }
        let asked =
            delegate?.tableView(self, heightForFooterInSection: section)
            ?? sectionFooterHeight
        if asked >= 0 { return checked(asked, "footer") }
        let estimate =
            delegate?.tableView(self, estimatedHeightForFooterInSection: section)
            ?? estimatedSectionFooterHeight
        if estimate > 0 { return checked(estimate, "footer") }
        return style == .plain ? CellMetrics.plainHeaderHeight : 32
    }

    // MARK: Making

    /// Makes and measures the header of a section that is about to be shown, if it has one. Returns
    /// `true` if its height changed.
    func measureHeader(_ section: Int) -> Bool {
        guard !geometry.sections[section].isHeaderMeasured || needsHeader(section) else {
            return false
        }
        let old = geometry.sections[section].header
        let view = makeHeader(section)
        let asked =
            delegate?.tableView(self, heightForHeaderInSection: section)
            ?? sectionHeaderHeight
        let height = view.map { measured($0, asked: asked) } ?? emptyHeaderHeight(section)
        let padding = view == nil ? 0 : headerPadding(section)
        geometry.update(section: section) {
            $0.header = height
            $0.padding = padding
            $0.isHeaderMeasured = true
        }
        return abs(old - height) > 0.000_1
    }

    /// Makes and measures the footer of a section. Returns `true` if its height changed.
    func measureFooter(_ section: Int) -> Bool {
        guard !geometry.sections[section].isFooterMeasured || needsFooter(section) else {
            return false
        }
        let old = geometry.sections[section].footer
        let view = makeFooter(section)
        let asked =
            delegate?.tableView(self, heightForFooterInSection: section)
            ?? sectionFooterHeight
        let height = view.map { measured($0, asked: asked) } ?? emptyFooterHeight(section)
        geometry.update(section: section) {
            $0.footer = height
            $0.isFooterMeasured = true
        }
        return abs(old - height) > 0.000_1
    }

    /// `true` if a header was shown before, left, and comes again.
    private func needsHeader(_ section: Int) -> Bool {
        headers[section] == nil && mayHaveHeader(section)
    }

    private func needsFooter(_ section: Int) -> Bool {
        footers[section] == nil && mayHaveFooter(section)
    }

    private func measured(_ view: UIView, asked: CGFloat) -> Double {
        guard asked == Self.automaticDimension else { return checked(asked, "header") }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = size.height > 0 ? size.height : view.bounds.height
        return checked(height, "header")
    }

    private func makeHeader(_ section: Int) -> UIView? {
        let role: UITableViewHeaderFooterView.Role =
            style == .plain
            ? .plainHeader : .groupHeader(isFirst: section == 0 && tableHeaderView == nil)
        if let view = headers[section] {
            (view as? UITableViewHeaderFooterView)?.role = role
            return view
        }
        let view =
            delegate?.tableView(self, viewForHeaderInSection: section)
            ?? headerTitle(section).map { titleView($0, isHeader: true, role: role) }
        guard let view else { return nil }
        adopt(view, role: role)
        headers[section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        return view
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if let view = footers[section] { return view }
        let role: UITableViewHeaderFooterView.Role = style == .plain ? .plainFooter : .groupFooter
        let view =
            delegate?.tableView(self, viewForFooterInSection: section)
            ?? footerTitle(section).map { titleView($0, isHeader: false, role: role) }
        guard let view else { return nil }
        adopt(view, role: role)
        footers[section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        return view
    }

    private static var titleIdentifier: String { "UITableView.title" }

    private func titleView(
        _ title: String, isHeader: Bool, role: UITableViewHeaderFooterView.Role
    ) -> UIView {
        let view =
            dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.role = role
        view.textLabel?.text = isHeader && style != .plain ? title.uppercased() : title
        return view
    }

    private func adopt(_ view: UIView, role: UITableViewHeaderFooterView.Role) {
        UIView.performWithoutAnimation {
            if let header = view as? UITableViewHeaderFooterView {
                header.role = role
                header.sideMargin = contentMargin
                if style == .plain, header.backgroundView == nil, header.backgroundColor == nil,
                    header.backgroundConfiguration == nil
                {
                    header.backgroundColor = backgroundColor ?? .systemBackground
                }
            }
            view.isHidden = false
            view.alpha = 1
            view.frame.size.width = cellWidth
            view.frame.origin.x = sideInset
            if view.superview !== self { addSubview(view) }
        }
    }

    // MARK: Leaving

    func endDisplaying(header view: UIView, section: Int) {
        recycle(header: view)
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }

    func endDisplaying(footer view: UIView, section: Int) {
        recycle(header: view)
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }

    // MARK: Queries

    /// Returns the header of a visible section; `nil` if it has none or is not visible.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a visible section; `nil` if it has none or is not visible.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }
}
