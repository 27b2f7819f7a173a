extension LayoutWorkload {
    /// A list of letters: dot, sender, date, chevron, subject, preview and a hairline.
    public static let mailList = LayoutWorkload(
        name: "mail", summary: "mail list",
        makeSystem: { count in
            var system = LayoutSystem(width: 390, height: 844)
            for index in 0..<count { system.makePart { $0.makeLetter(index) } }
            return system
        },
        arithmetic: { count, rootWidth, frames in
            frames[0] = LayoutFrame(0, 0, rootWidth, 844)
            for index in 0..<count {
                let letter = Letter(index)
                let box = index * 8 + 1
                let room = rootWidth - 30 - 16
                let dateLeft = rootWidth - 16 - 8 - 6 - letter.dateWidth
                frames[box] = LayoutFrame(0, 96 * Double(index), rootWidth, 96)
                frames[box + 1] = LayoutFrame(10, 15.5, 10, 10)
                frames[box + 2] = LayoutFrame(
                    30, 10, min(letter.senderWidth, dateLeft - 8 - 30), 21)
                frames[box + 3] = LayoutFrame(dateLeft, 13, letter.dateWidth, 18)
                frames[box + 4] = LayoutFrame(rootWidth - 24, 14, 8, 13)
                frames[box + 5] = LayoutFrame(30, 33, min(letter.subjectWidth, room), 18)
                frames[box + 6] = LayoutFrame(30, 53, min(letter.previewWidth, room), 36)
                frames[box + 7] = LayoutFrame(30, 95.5, rootWidth - 30, 0.5)
            }
        })
}

/// The content widths of a letter's texts, in points.
private struct Letter {
    let senderWidth: Double
    let dateWidth: Double
    let subjectWidth: Double
    let previewWidth: Double

    init(_ index: Int) {
        senderWidth = 80 + Double(index * 67 % 260)
        dateWidth = 40 + Double(index * 17 % 40)
        subjectWidth = 100 + Double(index * 101 % 400)
        previewWidth = 200 + Double(index * 131 % 500)
    }
}

extension LayoutSystem {
    fileprivate mutating func makeLetter(_ index: Int) {
        let letter = Letter(index)
        let cell = makeBox()
        let dot = makeBox()
        let sender = makeBox()
        let date = makeBox()
        let chevron = makeBox()
        let subject = makeBox()
        let preview = makeBox()
        let hairline = makeBox()
        require(
            cell.left == 0, cell.top == 96 * Double(index), cell.width == root.width,
            cell.height == 96)
        require(
            dot.left == 10, dot.centerY == sender.centerY, dot.width == 10, dot.height == dot.width)
        // Both texts of the first line have one baseline, 16 and 13 points below their tops.
        require(
            sender.left == 30, sender.top == 10, sender.right <= date.left - 8,
            date.top + 13 == sender.top + 16, date.right == chevron.left - 6)
        require(
            chevron.right == cell.width - 16, chevron.centerY == sender.centerY,
            chevron.width == 8, chevron.height == 13)
        require(
            subject.left == sender.left, subject.top == sender.bottom + 2,
            subject.right <= cell.width - 16)
        require(
            preview.left == sender.left, preview.top == subject.bottom + 2,
            preview.right <= cell.width - 16)
        require(
            hairline.left == 30, hairline.right == cell.width, hairline.bottom == cell.height,
            hairline.height == 0.5)
        setContentSize(letter.senderWidth, 21, of: sender, compression: 749)
        setContentSize(letter.dateWidth, 18, of: date, hugging: 251, compression: 751)
        setContentSize(letter.subjectWidth, 18, of: subject)
        setContentSize(letter.previewWidth, 36, of: preview)
    }
}
