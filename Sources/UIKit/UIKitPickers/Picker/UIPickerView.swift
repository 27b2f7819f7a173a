import CoreGraphics
public import Foundation
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
import UIKitScrolling

/// A view with one or more wheels of rows, of which the one in the middle is selected.
///
/// The ``dataSource`` decides how many rows there are, the ``delegate`` how they look. It is
/// notified when a wheel that the user turned has stopped, but not of a row that code selects.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private static let size = CGSize(width: 320, height: 216)
    private static let rowHeight: CGFloat = 32
    private static let margin: CGFloat = 9
    private static let spacing: CGFloat = 5

    private let band = UIView()
    private var columns: [PickerColumn] = []
    private var isLoaded = false

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        addSubview(band)
    }

    /// The colour of titles that have none of their own, which key-value coding sets.
    final var titleColor: UIColor? { didSet { reloadAllComponents() } }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        setUp()
        decode(from: coder)
    }

    open override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("dataSource") { (picker: UIPickerView, source: any UIPickerViewDataSource) in
                picker.dataSource = source
            }
            .outlet("delegate") { (picker: UIPickerView, delegate: any UIPickerViewDelegate) in
                picker.delegate = delegate
            }
    }

    /// The provider of the numbers of columns and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// The provider of the rows.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }

    /// Has no effect, as on iOS: the selected row is always marked.
    open var showsSelectionIndicator = true

    // MARK: Rows

    /// The number of columns.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows in a column.
    open func numberOfRows(inComponent component: Int) -> Int { column(component).count }

    /// Returns the size of the rows of a column.
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        return CGSize(width: column(component).bounds.width, height: column(component).rowHeight)
    }

    /// Returns the view of a row, or `nil` when it is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return column(component).views[row]
    }

    /// Asks for everything again.
    open func reloadAllComponents() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Asks for the rows of a column again.
    open func reloadComponent(_ component: Int) {
        let column = column(component)
        column.reload(
            count: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    /// Turns a wheel to a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component).select(row, animated: animated)
    }

    /// Returns the row in the middle of a wheel; -1 in an empty column.
    open func selectedRow(inComponent component: Int) -> Int { column(component).selectedRow }

    private func column(_ component: Int) -> PickerColumn {
        loadIfNeeded()
        requires(
            columns.indices.contains(component),
            """
            Component \(component) of a UIPickerView that has \(columns.count). Set its dataSource \
            first.
            """)
        return columns[component]
    }

    private func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard !isLoaded, let dataSource else { return }
        isLoaded = true
        let count = max(0, dataSource.numberOfComponents(in: self))
        while columns.count > count {
            let column = columns.removeLast()
            column.removeFromSuperview()
            column.rowsView.removeFromSuperview()
        }
        while columns.count < count { columns.append(makeColumn(columns.count)) }
        for index in columns.indices {
            let height = delegate?.pickerView(self, rowHeightForComponent: index) ?? 0
            columns[index].rowHeight = height > 0 ? height : Self.rowHeight
            reloadComponent(index)
        }
        setNeedsLayout()
    }

    private func makeColumn(_ index: Int) -> PickerColumn {
        let column = PickerColumn()
        column.makeRow = { [weak self] row, reusable in
            self?.makeRow(row, in: index, reusing: reusable) ?? UIView()
        }
        column.names = { [weak self] in
            guard let self, let names = delegate as? any UIPickerViewAccessibilityDelegate else {
                return PickerColumn.Names()
            }
            let label = names.pickerView(self, accessibilityAttributedLabelForComponent: index)
            let hint = names.pickerView(self, accessibilityAttributedHintForComponent: index)
            let words = names.pickerView(
                self, accessibilityAttributedUserInputLabelsForComponent: index)
            return PickerColumn.Names(
                label: label?.string
                    ?? names.pickerView(self, accessibilityLabelForComponent: index),
                hint: hint?.string
                    ?? names.pickerView(self, accessibilityHintForComponent: index),
                spoken: words.isEmpty
                    ? names.pickerView(self, accessibilityUserInputLabelsForComponent: index)
                    : words.map(\.string))
        }
        column.textOfRow = { [weak self] row in self?.text(of: row, in: index) }
        column.didStop = { [weak self] row in
            guard let self else { return }
            delegate?.pickerView(self, didSelectRow: row, inComponent: index)
        }
        addSubview(column.rowsView)
        addSubview(column)
        return column
    }

    /// The mark of rows without a view of their own.
    static let noView = UIView()

    private func makeRow(_ row: Int, in component: Int, reusing reusable: UIView?) -> UIView {
        let own = reusable is PickerLabel ? nil : reusable
        if let view = delegate?.pickerView(
            self, viewForRow: row, forComponent: component, reusing: own), view !== Self.noView
        {
            return view
        }
        let label = reusable as? PickerLabel ?? PickerLabel()
        label.prepare(for: traitCollection)
        label.textColor = titleColor ?? .label
        if let attributed = delegate?.pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        {
            label.attributedText = attributed
            label.textAlignment = .center
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        return label
    }

    private func text(of row: Int, in component: Int) -> String? {
        guard row >= 0, let delegate else { return nil }
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?
            .string ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let rowHeight = columns.first?.rowHeight ?? Self.rowHeight
        band.frame = CGRect(
            x: Self.margin, y: (bounds.height - rowHeight - 2) / 2,
            width: max(0, bounds.width - 2 * Self.margin), height: rowHeight + 2)
        let widths = columnWidths()
        let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = (bounds.width - total) / 2
        let pairs = Array(zip(columns, widths))
        for (column, width) in isMirrored ? pairs.reversed() : pairs {
            let frame = CGRect(x: x.rounded(), y: 0, width: width, height: bounds.height)
            if column.frame != frame { column.frame = frame }
            column.rowsView.frame = frame
            x += width + Self.spacing
        }
    }

    /// The widths of the columns: those that the delegate asks for, and equal shares of the rest.
    private func columnWidths() -> [CGFloat] {
        let count = CGFloat(columns.count)
        guard count > 0 else { return [] }
        let room = max(0, bounds.width - 2 * Self.margin - Self.spacing * (count - 1))
        let wanted = columns.indices.map {
            max(0, delegate?.pickerView(self, widthForComponent: $0) ?? 0)
        }
        let fixed = wanted.reduce(0, +)
        let free = CGFloat(wanted.count { $0 == 0 })
        if fixed > room { return wanted.map { ($0 * room / fixed).rounded(.down) } }
        let share = free > 0 ? ((room - fixed) / free).rounded(.down) : 0
        return wanted.map { $0 > 0 ? $0 : share }
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let rows = columns.map { "\($0.selectedRow)" }
        description.add("selected", rows.joined(separator: " "))
    }
}

extension UIPickerView: ViewWithParts {
    package final var parts: [UIView] { [band] + columns + columns.map(\.rowsView) }
}

/// The title of a row.
private final class PickerLabel: UILabel {
    func prepare(for traits: UITraitCollection) {
        font = UIFontMetrics(forTextStyle: .title3).scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 24, compatibleWith: traits)
        textAlignment = .center
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
        isAccessibilityElement = false
    }
}
