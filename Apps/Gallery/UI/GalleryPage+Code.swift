extension GalleryPage {
    /// The few lines of Swift that make what the page shows.
    public var code: String { Self.codes[name] ?? "" }

    /// The code of each page by its name. A test compiles all of it.
    private static let codes: [String: String] =
        controlCodes.merging(listCodes) { first, _ in first }
        .merging(screenCodes) { first, _ in first }
        .merging(componentCodes) { first, _ in first }

    private static let controlCodes = [
        "Buttons": """
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Download"
        configuration.subtitle = "24 MB"
        configuration.image = UIImage(systemName: "square.and.arrow.down")
        configuration.imagePadding = 8
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { _ in print("Pressed") })
        """,
        "Switches": """
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = .systemOrange
        control.addAction(
            UIAction { _ in print(control.isOn) }, for: .valueChanged)
        """,
        "Sliders": """
        let slider = UISlider()
        slider.value = 0.4
        slider.minimumValueImage = UIImage(systemName: "minus")
        slider.maximumValueImage = UIImage(systemName: "plus")
        slider.isContinuous = false
        slider.addAction(
            UIAction { _ in print(slider.value) }, for: .valueChanged)
        """,
        "Steppers": """
        let stepper = UIStepper()
        stepper.maximumValue = 10
        stepper.wraps = true
        stepper.addAction(
            UIAction { _ in print(stepper.value) }, for: .valueChanged)
        """,
        "Segments": """
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.selectedSegmentIndex = 0
        control.selectedSegmentTintColor = .systemIndigo
        control.addAction(
            UIAction { _ in print(control.selectedSegmentIndex) },
            for: .valueChanged)
        """,
        "Indicators": """
        let pages = UIPageControl()
        pages.numberOfPages = 5

        let progress = UIProgressView(progressViewStyle: .default)
        progress.setProgress(0.35, animated: true)

        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        """,
        "Menus": """
        let button = UIButton(configuration: .filled())
        button.menu = UIMenu(children: [
            UIAction(title: "Share") { _ in print("Share") },
            UIAction(title: "Delete", attributes: .destructive) { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        """,
        "Pickers": """
        final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            let names = ["Small", "Medium", "Large"]

            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

            func pickerView(
                _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
            ) -> Int { names.count }

            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int,
                forComponent component: Int
            ) -> String? { names[row] }
        }
        """,
        "DatePickers": """
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.maximumDate = Date()
        picker.addAction(
            UIAction { _ in print(picker.date) }, for: .valueChanged)
        """,
        "Calendar": """
        let calendar = UICalendarView()
        calendar.calendar = Calendar(identifier: .gregorian)
        let selection = UICalendarSelectionSingleDate(delegate: nil)
        calendar.selectionBehavior = selection
        """,
        "Colors": """
        let well = UIColorWell()
        well.selectedColor = .systemIndigo
        well.supportsAlpha = false
        well.addAction(
            UIAction { _ in print(well.selectedColor as Any) }, for: .valueChanged)
        """,
        "Refreshing": """
        let list = UIScrollView()
        list.refreshControl = UIRefreshControl()
        list.refreshControl?.addAction(
            UIAction { _ in list.refreshControl?.endRefreshing() },
            for: .valueChanged)
        """,
        "Labels": """
        let label = UILabel()
        label.text = "A text of several lines"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingTail
        """,
        "Symbols": """
        let picture = UIImageView(image: UIImage(systemName: "heart.fill"))
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 24, weight: .semibold)
        picture.addSymbolEffect(.bounce)
        """,
        "TextFields": """
        let field = UITextField()
        field.placeholder = "Street"
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.addAction(
            UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
        """,
        "TextView": """
        let view = UITextView()
        view.text = "Typing"
        view.font = .preferredFont(forTextStyle: .body)
        view.allowsEditingTextAttributes = true
        """,
        "Notes": """
        let view = UITextView()
        view.textStorage.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: .title1),
            range: view.selectedRange)
        """,
        "Materials": """
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let card = UIVisualEffectView(effect: blur)
        let vibrancy = UIVisualEffectView(
            effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        card.contentView.addSubview(vibrancy)
        """,
    ]

    private static let listCodes = [
        "PlainTable": """
        final class Names: UITableViewController {
            let names = ["Aiko", "Amir", "Ana"]

            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { names.count }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = names[indexPath.row]
                cell.accessoryType = .disclosureIndicator
                return cell
            }
        }
        """,
        "GroupedTable": """
        let table = UITableView(frame: .zero, style: .grouped)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Value style"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .checkmark
        """,
        "InsetGroupedTable": """
        let table = UITableView(frame: .zero, style: .insetGrouped)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Subtitle style"
        content.secondaryText = "A second, smaller line"
        let cell = UITableViewCell()
        cell.contentConfiguration = content
        """,
        "EditingTable": """
        final class Tasks: UITableViewController {
            var tasks = ["Water the plants", "Call Ana"]

            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { tasks.count }

            override func tableView(
                _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                tasks.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        """,
        "FlowLayout": """
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 76, height: 76)
        layout.minimumLineSpacing = 8
        layout.sectionHeadersPinToVisibleBounds = true
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        """,
        "StoreFront": """
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.86),
                heightDimension: .absolute(180)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let layout = UICollectionViewCompositionalLayout(section: section)
        """,
        "ListLayout": """
        var look = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        look.headerMode = .firstItemInSection
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: list
        ) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
        """,
        "Outline": """
        let list = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            cell.accessories = text == "Fruit" ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: list
        ) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        outline.expand(["Fruit"])
        source.apply(outline, to: 0)
        """,
        "CustomLayout": """
        final class StairsLayout: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize {
                CGSize(width: 600, height: 600)
            }

            override func layoutAttributesForItem(
                at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(
                    x: indexPath.item * 60, y: indexPath.item * 60, width: 60, height: 60)
                return attributes
            }

            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                (0..<10).compactMap {
                    layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
                }
            }
        }
        let list = UICollectionView(frame: .zero, collectionViewLayout: StairsLayout())
        """,
        "Mail": """
        let delete = UIContextualAction(style: .destructive, title: "Delete") {
            _, _, completion in
            completion(true)
        }
        delete.image = UIImage(systemName: "trash.fill")
        let actions = UISwipeActionsConfiguration(actions: [delete])
        """,
    ]
}
