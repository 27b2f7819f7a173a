public import UIKit

/// A text field whose text is chosen from wheels instead of typed.
///
///     let taste = PickerTextField()
///     taste.placeholder = "请选择口味"
///     taste.choices = .list(["鲜橙", "哈密瓜", "蓝莓"])
///
/// For a field of another class, see `UITextField.setChoices(_:onChange:)`: it needs no subclass.
@preconcurrency @MainActor
open class PickerTextField: UITextField {
    /// The wheels and their bar.
    public private(set) final lazy var input = PickerInput(
        field: self, choices: .list([]), onChange: nil)

    /// The rows to choose from; none by default.
    public final var choices: PickerChoices {
        get { input.choices }
        set { input.choices = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = input
        accessibilityTraits = .adjustable
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = input
    }

    /// Chooses the next row.
    open override func accessibilityIncrement() {
        input.step(by: 1)
    }

    /// Chooses the row before.
    open override func accessibilityDecrement() {
        input.step(by: -1)
    }
}
