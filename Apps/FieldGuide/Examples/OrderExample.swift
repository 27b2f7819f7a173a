import PickerFields
import UIKit

/// An order that is filled in by wheels. A cancelled choice keeps the value.
final class OrderExample: UIViewController {
    private let rows: [(String, [String])] = [
        ("性别", ["男", "女"]), ("地区", ["上海", "杭州", "广州"]), ("付款", ["支付宝", "微信", "现金"]),
        ("商品", ["鲜橙", "哈密瓜", "蓝莓"]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(
            arrangedSubviews: rows.map { title, choices in
                let label = UILabel()
                label.text = title
                let field = PickerTextField()
                field.choices = .list(choices)
                field.placeholder = title
                field.borderStyle = .roundedRect
                field.accessibilityIdentifier = title
                let row = UIStackView(arrangedSubviews: [label, field])
                row.spacing = 12
                label.widthAnchor.constraint(equalToConstant: 48).isActive = true
                return row
            })
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }
}
