import PickerFields
import UIKit
import ValidatedFields

extension GalleryPage {
    static var smartFields: GalleryPage {
        GalleryPage(
            name: "SmartFields", title: String(localized: "Smart fields", bundle: .module),
            section: .components, symbol: "checklist",
            color: .systemOrange, makeController: { SmartFieldsPage() })
    }
}

/// Fields that check their text, and fields whose text is chosen from wheels.
final class SmartFieldsPage: UIViewController {
    private let name = ValidatedTextField()
    private let age = ValidatedTextField()
    private let card = ValidatedTextField()
    private let flavour = PickerTextField()
    private let volume = UITextField()
    private let division = PickerTextField()
    private let birthday = UITextField()
    private lazy var form = ValidatedForm([name, age, card])

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placeholder = String(localized: "Name: letters only", bundle: .module)
        name.validator = .letters.reason(String(localized: "Only letters.", bundle: .module))
        age.placeholder = String(localized: "Age: 0 to 150", bundle: .module)
        age.validator = .number(in: 0...150).reason(
            String(localized: "A number from 0 to 150.", bundle: .module))
        card.placeholder = String(localized: "Card number", bundle: .module)
        card.inputMask = InputMask("#### #### #### ####")
        card.validator = .length(19...19).reason(
            String(localized: "16 digits.", bundle: .module))
        flavour.placeholder = String(localized: "Flavour", bundle: .module)
        flavour.choices = .list([
            String(localized: "Orange", bundle: .module),
            String(localized: "Cantaloupe", bundle: .module),
            String(localized: "Blueberry", bundle: .module),
        ])
        flavour.input.bar.titleLabel.text = flavour.placeholder
        volume.placeholder = String(localized: "Volume", bundle: .module)
        let input = volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"]))
        input.bar.titleLabel.text = volume.placeholder
        division.placeholder = String(localized: "Province, city and district", bundle: .module)
        division.choices = .chineseDivisions
        division.input.bar.titleLabel.text = String(localized: "District", bundle: .module)
        birthday.placeholder = String(localized: "Birthday", bundle: .module)
        let dates = birthday.setDates(.date)
        dates.picker.maximumDate = Date()
        dates.picker.locale = Locale(identifier: Language.current.rawValue)
        dates.bar.titleLabel.text = birthday.placeholder
        for bar in [flavour.input.bar, input.bar, division.input.bar, dates.bar] {
            bar.cancelButton.setTitle(String(localized: "Cancel", bundle: .module), for: .normal)
            bar.doneButton.setTitle(String(localized: "Done", bundle: .module), for: .normal)
        }
        let chosen = [flavour, volume, division, birthday]
        for field in chosen { field.borderStyle = .roundedRect }
        for field in [name, age, card] + chosen {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
        }
        let fields = [name, age, card].map { ValidatedFieldView($0) } + chosen as [UIView]
        let column = UIStackView(arrangedSubviews: fields)
        column.axis = .vertical
        column.spacing = 14
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 16, leading: 16, bottom: 16, trailing: 16)
        let check = ActionRow(String(localized: "Check all", bundle: .module), name: "Check") {
            [unowned self] _ in form.validate()
        }
        showGroups([InsetGroup(rows: [column]), InsetGroup(rows: [check])])
    }
}
