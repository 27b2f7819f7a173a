import UIKit

extension GalleryPage {
    static var calendar: GalleryPage {
        GalleryPage(
            name: "Calendar", title: String(localized: "Calendar", bundle: .module),
            section: .choices, symbol: "calendar.badge.plus",
            color: .systemRed, makeController: { CalendarPage() })
    }
}

/// A calendar with decorated days, of which one or several are selected.
final class CalendarPage: ControlPage, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
{
    private let calendarView = UICalendarView()
    private lazy var choice = valueLabel("")

    override func makeGroups() -> [InsetGroup] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        calendarView.calendar = calendar
        calendarView.delegate = self
        // A fixed month, so that the page always looks the same.
        calendarView.visibleDateComponents = DateComponents(year: 2024, month: 2)
        select(several: false)
        let several = toggle(false) { [weak self] in self?.select(several: $0) }
        return [
            InsetGroup(
                rows: [
                    block(calendarView),
                    row(String(localized: "Several days", bundle: .module), several),
                    row(String(localized: "Chosen", bundle: .module), choice),
                ])
        ]
    }

    private func select(several: Bool) {
        let day = DateComponents(year: 2024, month: 2, day: 14)
        if several {
            let selection = UICalendarSelectionMultiDate(delegate: self)
            selection.selectedDates = [day]
            calendarView.selectionBehavior = selection
        } else {
            let selection = UICalendarSelectionSingleDate(delegate: self)
            selection.selectedDate = day
            calendarView.selectionBehavior = selection
        }
        show(count: 1)
    }

    private func show(count: Int) { choice.text = "\(count)" }

    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 3, 10, 17, 24: .default(color: .systemOrange)
        case 14: .image(UIImage(systemName: "heart.fill"), color: .systemPink, size: .large)
        case 29: .default(color: .systemGreen, size: .large)
        default: nil
        }
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { show(count: dateComponents == nil ? 0 : 1) }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { show(count: selection.selectedDates.count) }

    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { show(count: selection.selectedDates.count) }
}
