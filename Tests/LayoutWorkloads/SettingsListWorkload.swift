extension LayoutWorkload {
    /// A list of settings: icon, title, and a detail label with a chevron or a switch.
    public static let settingsList = LayoutWorkload(
        name: "settings", summary: "settings list",
        makeSystem: { count in
            var system = LayoutSystem(width: 390, height: 844)
            var previous: LayoutBox?
            for index in 0..<count {
                previous = system.makePart { $0.makeSetting(index, below: previous) }
            }
            return system
        },
        arithmetic: { count, rootWidth, frames in
            frames[0] = LayoutFrame(0, 0, rootWidth, 844)
            for index in 0..<count {
                layOutSetting(index, rootWidth: rootWidth, into: &frames)
            }
        })

    private static func layOutSetting(
        _ index: Int, rootWidth: Double, into frames: inout [LayoutFrame]
    ) {
        let setting = Setting(index)
        let firstBox = index * 5 + 1
        let width = rootWidth - 40
        let room = width - 57 - setting.accessoryWidth - 16 - 16
        let detailWidth = setting.isSwitch ? 0 : min(setting.detailWidth, room)
        let titleWidth = min(setting.titleWidth, room)
        let shownDetail = min(detailWidth, max(0, room - titleWidth))
        let accessoryHeight = setting.isSwitch ? 31.0 : 13
        frames[firstBox] = LayoutFrame(20, 16 + 52 * Double(index), width, 52)
        frames[firstBox + 1] = LayoutFrame(16, 11.5, 29, 29)
        frames[firstBox + 2] = LayoutFrame(57, 15.5, titleWidth, 21)
        frames[firstBox + 3] = LayoutFrame(
            width - 16 - setting.accessoryWidth - 8 - shownDetail, 15.5, shownDetail, 21)
        frames[firstBox + 4] = LayoutFrame(
            width - 16 - setting.accessoryWidth, 26 - accessoryHeight / 2, setting.accessoryWidth,
            accessoryHeight)
    }
}

/// The content widths of a setting, in points. Some titles and details do not fit side by side.
private struct Setting {
    let titleWidth: Double
    let detailWidth: Double
    let isSwitch: Bool

    init(_ index: Int) {
        titleWidth = 70 + Double(index * 37 % 150)
        isSwitch = index % 3 == 1
        detailWidth = isSwitch ? 0 : 20 + Double(index * 53 % 190)
    }

    var accessoryWidth: Double { isSwitch ? 51 : 8 }
}

extension LayoutSystem {
    /// A row with icon, title, detail and accessory. The detail gives way to the title.
    fileprivate mutating func makeSetting(_ index: Int, below previous: LayoutBox?) -> LayoutBox {
        let setting = Setting(index)
        let row = makeBox()
        let icon = makeBox()
        let title = makeBox()
        let detail = makeBox()
        let accessory = makeBox()
        require(
            row.left == 20, row.right == root.width - 20, row.height == 52,
            row.top == (previous?.bottom ?? LayoutExpression(16)))
        require(
            icon.left == 16, icon.centerY == 0.5 * row.height, icon.width == 29, icon.height == 29)
        require(title.left == icon.right + 12, title.centerY == 0.5 * row.height)
        require(
            detail.left >= title.right + 8, detail.right == accessory.left - 8,
            detail.centerY == title.centerY)
        require(accessory.right == row.width - 16, accessory.centerY == 0.5 * row.height)
        setContentSize(setting.titleWidth, 21, of: title, hugging: 251, compression: 751)
        setContentSize(setting.detailWidth, 21, of: detail)
        setContentSize(
            setting.accessoryWidth, setting.isSwitch ? 31 : 13, of: accessory, hugging: 1000,
            compression: 1000)
        return row
    }
}
