import Foundation
import PickerFields
import Testing
import UIKit
import UIKitTesting

@Suite("Picker fields: divisions, menus and dates")
struct PickerMenuTests {
    /// A window of regular width with a field.
    private func launch(
        _ field: UITextField, size: CGSize = CGSize(width: 1_000, height: 700)
    ) -> HeadlessApp {
        let controller = UIViewController()
        let app = HeadlessApp(size: size, rootViewController: controller)
        field.frame = CGRect(x: 100, y: 100, width: 300, height: 40)
        controller.view.addSubview(field)
        app.settle()
        return app
    }

    @Test("Divisions of China: 34 provinces with their cities and districts, none of them twice")
    func divisions() {
        let choices = PickerChoices.chineseDivisions
        let provinces = choices.titles(after: [])
        #expect(provinces.count == 34 && Set(provinces).count == 34)
        var count = 0
        for province in provinces {
            let cities = choices.titles(after: [province])
            #expect(!cities.isEmpty && Set(cities).count == cities.count, "\(province)")
            for city in cities {
                let districts = choices.titles(after: [province, city])
                #expect(!districts.isEmpty, "\(city)")
                #expect(Set(districts).count == districts.count, "\(city)")
                count += districts.count
            }
        }
        // 3,056 of the Bureau of Statistics; the others are in Hong Kong, Macau and Taiwan.
        #expect(count == 3_439)
        #expect(choices.titles(after: ["上海市"]) == ["上海市"])
        #expect(choices.titles(after: ["上海市", "上海市"]).contains("黄浦区"))
        #expect(choices.titles(after: ["浙江省", "杭州市"]).contains("临平区"), "made in 2021")
        #expect(choices.titles(after: ["澳门特别行政区", "澳门半岛"]).first == "大堂区")
        #expect(choices.titles(after: ["没有"]) == [])
    }

    @Test("Choices: a search finds paths by several words, the beginnings of titles first")
    func search() {
        let divisions = PickerChoices.chineseDivisions
        #expect(divisions.paths(containing: "长春 朝阳") == [["吉林省", "长春市", "朝阳区"]])
        let first = divisions.paths(containing: "西湖")
        #expect(first.count >= 2 && first[..<2].allSatisfy { $0[2].hasPrefix("西湖") })
        #expect(divisions.paths(containing: " ") == [])
        #expect(divisions.paths(containing: "区", limit: 7).count == 7)
        let list = PickerChoices.list(["Café", "Tea", "iced tea"])
        #expect(list.paths(containing: "cafe") == [["Café"]])
        #expect(list.paths(containing: "TEA") == [["Tea"], ["iced tea"]])
        // A thousand million paths end.
        let many = PickerChoices.columns(
            Array(repeating: (0..<1_000).map { "\($0)" }, count: 3))
        #expect(!many.paths(containing: "7").isEmpty)
    }

    @Test("Picker field: wheels turn to what is typed, and Done writes it")
    func typing() {
        let field = PickerTextField()
        let app = launch(field, size: CGSize(width: 375, height: 667))
        field.choices = .chineseDivisions
        field.becomeFirstResponder()
        app.settle()
        app.keyboard.type("西")
        app.settle()
        #expect(field.text == "")
        app.keyboard.type("湖区")
        app.settle()
        field.input.done()
        #expect(field.text == "江西省 南昌市 西湖区" || field.text == "浙江省 杭州市 西湖区")
        let text = field.text
        field.becomeFirstResponder()
        app.keyboard.type("余杭")
        app.settle()
        #expect(field.text == text, "typing writes nothing")
        field.input.done()
        #expect(field.text == "浙江省 杭州市 余杭区")
        field.input.choose(path: ["北京市", "北京市", "海淀区"])
        #expect(field.text == "北京市 北京市 海淀区")
        #expect(field.input.chosenPath == ["北京市", "北京市", "海淀区"])
    }

    @Test("Picker field: the bar of a field from right to left has Done at the left")
    func mirrored() {
        let field = UITextField()
        let app = launch(field, size: CGSize(width: 375, height: 667))
        let input = field.setChoices(.list(["a", "b"]))
        field.semanticContentAttribute = .forceRightToLeft
        field.becomeFirstResponder()
        app.settle()
        #expect(input.bar.doneButton.frame.minX == 0 && input.bar.cancelButton.frame.maxX == 375)
        input.cancel()
        field.semanticContentAttribute = .unspecified
        field.becomeFirstResponder()
        app.settle()
        #expect(input.bar.cancelButton.frame.minX == 0)
    }

    @Test("Picker field: a choice from a menu that is dismissed while its data change is safe")
    func menuWithChangedData() throws {
        let field = UITextField()
        let app = launch(field)
        let input = field.setChoices(.list(["a", "b", "c"]))
        app.finger.tap(at: CGPoint(x: 250, y: 120))
        app.settle()
        input.choices = .list(["x", "y"])
        app.settle()
        try app.finger.tap(on: "y")
        app.settle()
        #expect(field.text == "y")
        #expect(app.window.rootViewController?.presentedViewController == nil)
    }

    @Test("Picker field: a wide window opens a menu, column after column")
    func menu() throws {
        let field = PickerTextField()
        let app = launch(field)
        field.choices = .chineseDivisions
        var changes: [String] = []
        field.input.onChange = { changes.append($0) }
        app.finger.tap(at: CGPoint(x: 250, y: 120))
        app.settle()
        #expect(field.input.picker.window == nil, "no wheels")
        try app.finger.tap(on: "河北省")
        app.settle()
        try app.finger.tap(on: "唐山市")
        app.settle()
        try app.finger.tap(on: "路南区")
        app.settle()
        #expect(field.text == "河北省 唐山市 路南区" && changes == ["河北省 唐山市 路南区"])
        #expect(app.window.rootViewController?.presentedViewController == nil)
        #expect(!field.isFirstResponder)
    }

    @Test("Picker field: in a menu what is typed is searched, and a tap outside chooses nothing")
    func menuSearch() throws {
        let field = UITextField()
        let app = launch(field)
        let input = field.setChoices(.chineseDivisions)
        app.finger.tap(at: CGPoint(x: 250, y: 120))
        app.settle()
        app.keyboard.type("黄浦")
        app.settle()
        try app.finger.tap(on: "黄浦区")
        app.settle()
        #expect(field.text == "上海市 上海市 黄浦区")
        app.finger.tap(at: CGPoint(x: 250, y: 120))
        app.settle()
        app.finger.tap(at: CGPoint(x: 900, y: 650))
        app.settle()
        #expect(app.window.rootViewController?.presentedViewController == nil)
        #expect(field.text == "上海市 上海市 黄浦区" && !field.isFirstResponder)
        input.style = .wheels
        app.finger.tap(at: CGPoint(x: 250, y: 120))
        app.settle()
        #expect(input.picker.window != nil && input.bar.window != nil)
        input.cancel()
        app.settle()
        #expect(input.picker.window == nil)
    }

    @Test("Date field: wheels within limits, Done writes the date, undo brings the one before")
    func dates() throws {
        let field = UITextField()
        let app = launch(field, size: CGSize(width: 375, height: 667))
        var chosen: [Date] = []
        let input = field.setDates(.date) { chosen.append($0) }
        input.picker.timeZone = .gmt
        input.format = { $0.formatted(.iso8601.year().month().day()) }
        let day = Date(timeIntervalSince1970: 86_400 * 10_000)
        input.picker.maximumDate = day
        field.becomeFirstResponder()
        app.settle()
        #expect(input.picker.window != nil && input.bar.window != nil)
        app.keyboard.type("7")
        #expect(field.text == "")
        input.choose(day.addingTimeInterval(86_400))
        #expect(field.text == "1997-05-19" && chosen == [day] && input.date == day)
        input.picker.date = day.addingTimeInterval(-86_400)
        input.cancel()
        #expect(field.text == "1997-05-19")
        field.becomeFirstResponder()
        app.settle()
        #expect(input.picker.date == day, "the cancelled date is forgotten")
        input.picker.date = day.addingTimeInterval(-86_400)
        input.done()
        #expect(field.text == "1997-05-18" && field.dateInput === input)
        field.undoManager?.undo()
        #expect(field.text == "1997-05-19" && input.date == day)
        field.removeChoices()
        #expect(field.inputView == nil && field.dateInput == nil)
    }

    @Test("Date field: a wide window opens a calendar, which writes the day that is tapped")
    func calendar() throws {
        let field = UITextField()
        let app = launch(field)
        let input = field.setDates(.date)
        input.picker.timeZone = .gmt
        input.format = { $0.formatted(.iso8601.year().month().day()) }
        input.choose(Date(timeIntervalSince1970: 86_400 * 10_000))
        app.finger.tap(at: CGPoint(x: 250, y: 120))
        app.settle()
        #expect(input.picker.window == nil)
        try app.finger.tap(on: "May 23, 1997")
        app.settle()
        #expect(field.text == "1997-05-23")
        app.finger.tap(at: CGPoint(x: 900, y: 650))
        app.settle()
        #expect(app.window.rootViewController?.presentedViewController == nil)
    }
}
