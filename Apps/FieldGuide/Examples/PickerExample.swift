import PickerFields
import UIKit

/// Two fields whose text is chosen: one by its class, one by an extension of any text field.
final class PickerExample: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let taste = PickerTextField()
        taste.placeholder = "请选择口味"
        taste.choices = .list(["鲜橙", "哈密瓜", "蓝莓"])
        let amount = UITextField()
        amount.placeholder = "请选择净含量"
        amount.setChoices(.list(["250 mL", "500 mL", "1000 mL"]))
        for (field, y) in [(taste, 60), (amount, 130)] {
            field.borderStyle = .roundedRect
            field.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
            field.center = CGPoint(x: view.bounds.midX, y: CGFloat(y))
            field.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
            view.addSubview(field)
        }
    }
}
