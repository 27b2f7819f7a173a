import PickerFields
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Picker fields")
struct PickerFieldTests {
    let app: HeadlessApp
    let taste = PickerTextField(frame: CGRect(x: 87.5, y: 78, width: 200, height: 44))
    let volume = UITextField(frame: CGRect(x: 87.5, y: 178, width: 200, height: 44))

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: controller)
        controller.view.addSubview(taste)
        controller.view.addSubview(volume)
        taste.choices = .list(["鲜橙", "哈密瓜", "蓝莓"])
        app.settle()
    }

    private var input: PickerInput { taste.input }

    /// Opens the wheels and turns the first one.
    private func open(_ row: Int) {
        app.advance(by: 0)
        taste.becomeFirstResponder()
        app.settle()
        input.picker.selectRow(row, inComponent: 0, animated: false)
    }

    @Test("Picker field: Done writes the row, Cancel leaves the text", .rows("S2-01"))
    func doneAndCancel() throws {
        var events: [String] = []
        taste.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
        open(1)
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(taste.text == "哈密瓜" && !taste.isFirstResponder && events == ["changed"])
        open(2)
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(taste.text == "哈密瓜" && !taste.isFirstResponder && events == ["changed"])
        taste.becomeFirstResponder()
        #expect(input.picker.selectedRow(inComponent: 0) == 1, "the cancelled row is forgotten")
    }

    @Test(
        "Picker field: the demo screen's two fields offer three choices each", .rows("S2-05"))
    func demoScreen() throws {
        taste.placeholder = "请选择口味"
        volume.placeholder = "请选择净含量"
        let sizes = volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"]))
        app.settle()
        #expect(taste.bounds.size == CGSize(width: 200, height: 44))
        #expect(taste.center == CGPoint(x: 187.5, y: 100))
        #expect(volume.center == CGPoint(x: 187.5, y: 200))
        for (hint, field, input, titles) in [
            ("请选择口味", taste as UITextField, taste.input, ["鲜橙", "哈密瓜", "蓝莓"]),
            ("请选择净含量", volume, sizes, ["250 mL", "500 mL", "1000 mL"]),
        ] {
            try app.finger.tap(on: hint)
            app.settle()
            let picker = input.picker
            #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
            let names = app.elementNames()
            #expect(titles.allSatisfy(names.contains), "\(names)")
            picker.selectRow(2, inComponent: 0, animated: false)
            try app.finger.tap(on: "Done")
            app.settle()
            #expect(field.text == titles[2])
        }
    }

    @Test(
        "Picker field: an order's gender, place, payment and product are chosen, or kept",
        .rows("S2-68"))
    func order() throws {
        let controller = try #require(app.window.rootViewController)
        let fields = (0..<4).map {
            PickerTextField(frame: CGRect(x: 20, y: 30 + CGFloat($0) * 60, width: 300, height: 44))
        }
        for view in [taste, volume] { view.removeFromSuperview() }
        for field in fields { controller.view.addSubview(field) }
        fields[0].choices = .list(["女", "男"])
        fields[1].choices = .chineseDivisions
        fields[2].choices = .list(["支付宝", "微信支付", "银行卡"])
        fields[3].choices = .columns([["鲜橙", "哈密瓜", "蓝莓"], ["250 mL", "500 mL", "1000 mL"]])
        app.settle()
        let chosen = [["男"], ["浙江省", "杭州市", "西湖区"], ["微信支付"], ["蓝莓", "500 mL"]]
        for (field, titles) in zip(fields, chosen) {
            app.advance(by: 0)
            field.becomeFirstResponder()
            app.settle()
            let picker = field.input.picker
            #expect(picker.numberOfComponents == titles.count)
            for (column, title) in titles.enumerated() {
                let rows = field.choices.titles(after: Array(titles.prefix(column)))
                let row = try #require(rows.firstIndex(of: title))
                #expect(picker.numberOfRows(inComponent: column) == rows.count)
                picker.selectRow(row, inComponent: column, animated: false)
                field.input.pickerView(picker, didSelectRow: row, inComponent: column)
            }
            try app.finger.tap(on: "Done")
            app.settle()
        }
        let texts = fields.map(\.text)
        #expect(texts == ["男", "浙江省 杭州市 西湖区", "微信支付", "蓝莓 500 mL"])
        for field in fields {
            app.advance(by: 0)
            field.becomeFirstResponder()
            app.settle()
            field.input.picker.selectRow(0, inComponent: 0, animated: false)
            try app.finger.tap(on: "Cancel")
            app.settle()
        }
        #expect(fields.map(\.text) == texts, "a cancelled choice keeps the text")
    }

    @Test("Picker field: without rows nothing changes", .rows("S2-01"))
    func empty() {
        taste.choices = .list([])
        open(0)
        input.done()
        #expect(taste.text == "" && !taste.isFirstResponder)
    }

    @Test(
        "Picker field: rows that change while it is open are shown, and the text stays",
        .rows("S2-01"))
    func changedRows() {
        open(2)
        input.done()
        taste.becomeFirstResponder()
        taste.choices = .list(["a", "b"])
        #expect(input.picker.numberOfRows(inComponent: 0) == 2 && taste.text == "蓝莓")
        input.done()
        #expect(taste.text == "b")
    }

    @Test("Picker field: keys do not write", .rows("S2-01"))
    func keys() {
        open(0)
        app.keyboard.type("abc")
        app.settle()
        #expect(taste.text == "")
    }

    @Test("Picker field: the bar's frames, also after a resize", .rows("S2-02"))
    func bar() {
        let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.layoutIfNeeded()
        #expect(bar.cancelButton.frame == CGRect(x: 0, y: 0, width: 70, height: 44))
        #expect(bar.doneButton.frame == CGRect(x: 305, y: 0, width: 70, height: 44))
        #expect(bar.titleLabel.frame == CGRect(x: 112.5, y: 0, width: 150, height: 44))
        bar.frame.size.width = 600
        bar.layoutIfNeeded()
        #expect(bar.doneButton.frame.maxX == 600)
    }

    @Test("Choices of a plain field: independent of others, and removed again", .rows("S2-03"))
    func byExtension() {
        app.advance(by: 0)
        var chosen: [String] = []
        let first = volume.setChoices(.list(["x"]))
        volume.setChoices(.list(["250 mL", "500 mL", "1000 mL"])) { chosen.append($0) }
        #expect(volume.pickerInput !== first && volume.inputView === volume.pickerInput?.picker)
        volume.becomeFirstResponder()
        volume.pickerInput?.picker.selectRow(2, inComponent: 0, animated: false)
        volume.pickerInput?.done()
        #expect(volume.text == "1000 mL" && chosen == ["1000 mL"] && taste.text == "")
        volume.removeChoices()
        #expect(volume.inputView == nil && volume.inputAccessoryView == nil)
        volume.becomeFirstResponder()
        app.keyboard.type("!")
        #expect(volume.text == "1000 mL!")
    }

    @Test("Choices: a text set by code moves the wheel to it", .rows("S2-04"))
    func byCode() {
        var chosen: [String] = []
        let input = volume.setChoices(.list(["250 mL", "500 mL"])) { chosen.append($0) }
        input.choose("500 mL")
        #expect(volume.text == "500 mL" && input.picker.selectedRow(inComponent: 0) == 1)
        input.choose("")
        #expect(volume.text == "" && input.picker.selectedRow(inComponent: 0) == 1)
        input.choose("2 L")
        #expect(volume.text == "2 L" && input.picker.selectedRow(inComponent: 0) == 1)
        #expect(chosen == ["500 mL", "", "2 L"])
    }

    @Test("Choices: columns may depend on those before")
    func dependent() {
        let cities = ["浙江": ["杭州", "宁波"], "江苏": ["南京", "苏州", "无锡"]]
        let input = volume.setChoices(
            .dependent(columns: 2) { path in
                path.isEmpty ? ["浙江", "江苏"] : cities[path[0]] ?? []
            })
        app.advance(by: 0)
        volume.becomeFirstResponder()
        #expect(input.picker.numberOfRows(inComponent: 1) == 2)
        input.picker.selectRow(1, inComponent: 0, animated: false)
        input.pickerView(input.picker, didSelectRow: 1, inComponent: 0)
        #expect(input.picker.numberOfRows(inComponent: 1) == 3)
        input.picker.selectRow(2, inComponent: 1, animated: false)
        input.done()
        #expect(volume.text == "江苏 无锡")
    }

    @Test("Picker field: assistive technologies choose the next row and the one before")
    func accessibility() {
        app.advance(by: 0)
        taste.accessibilityIncrement()
        #expect(taste.text == "鲜橙")
        taste.accessibilityIncrement()
        #expect(taste.text == "哈密瓜")
        taste.accessibilityDecrement()
        taste.accessibilityDecrement()
        #expect(taste.text == "鲜橙")
    }

    @Test("Picker field: a choice can be undone")
    func undo() {
        open(1)
        input.done()
        open(2)
        input.done()
        #expect(taste.text == "蓝莓")
        taste.undoManager?.undo()
        #expect(taste.text == "哈密瓜")
    }
}
