extension LayoutWorkload {
    /// A profile: a card with picture, name, headline, a row of equal columns and two equal
    /// buttons. The count is the number of columns.
    public static let profileCard = LayoutWorkload(
        name: "profile", summary: "profile card",
        makeSystem: { count in
            var system = LayoutSystem(width: 390, height: 844)
            system.makeProfileCard(columns: count)
            return system
        },
        arithmetic: { count, rootWidth, frames in
            let width = rootWidth - 32
            frames[0] = LayoutFrame(0, 0, rootWidth, 844)
            frames[1] = LayoutFrame(16, 24, width, 320)
            frames[2] = LayoutFrame(width / 2 - 48, 24, 96, 96)
            let nameWidth = min(180, width - 32)
            frames[3] = LayoutFrame((width - nameWidth) / 2, 132, nameWidth, 26)
            let headlineWidth = min(400, width - 32)
            frames[4] = LayoutFrame((width - headlineWidth) / 2, 162, headlineWidth, 36)
            let buttonWidth = (width - 32 - 12) / 2
            frames[5] = LayoutFrame(16, 260, buttonWidth, 44)
            frames[6] = LayoutFrame(16 + buttonWidth + 12, 260, buttonWidth, 44)
            let columnWidth = (width - 32) / Double(count)
            for column in 0..<count {
                let captionWidth = 40 + Double(column * 11 % 25)
                frames[7 + column * 3] = LayoutFrame(
                    16 + columnWidth * Double(column), 206, columnWidth, 42)
                frames[8 + column * 3] = LayoutFrame(columnWidth / 2 - 15, 0, 30, 22)
                frames[9 + column * 3] = LayoutFrame(
                    columnWidth / 2 - captionWidth / 2, 24, captionWidth, 18)
            }
        })
}

extension LayoutSystem {
    fileprivate mutating func makeProfileCard(columns: Int) {
        let card = makeBox()
        let picture = makeBox()
        let name = makeBox()
        let headline = makeBox()
        let follow = makeBox()
        let write = makeBox()
        require(card.left == 16, card.right == root.width - 16, card.top == 24)
        require(
            picture.centerX == 0.5 * card.width, picture.top == 24, picture.width == 96,
            picture.height == picture.width)
        for (label, above, gap) in [(name, picture, 12.0), (headline, name, 4)] {
            require(
                label.top == above.bottom + gap, label.centerX == 0.5 * card.width,
                label.left >= 16, label.right <= card.width - 16)
        }
        setContentSize(180, 26, of: name, hugging: 251)
        setContentSize(400, 36, of: headline)
        makeColumns(columns, in: card, below: headline)
        require(
            follow.left == 16, write.left == follow.right + 12, write.right == card.width - 16,
            follow.width == write.width, follow.top == headline.bottom + 62,
            write.top == follow.top, follow.height == 44, write.height == follow.height,
            card.height == follow.bottom + 16)
    }

    /// Equal columns of a number and its caption.
    private mutating func makeColumns(_ count: Int, in card: LayoutBox, below above: LayoutBox) {
        var first: LayoutBox?
        var previous: LayoutBox?
        for index in 0..<count {
            let column = makeBox()
            let number = makeBox()
            let caption = makeBox()
            require(
                column.top == above.bottom + 8,
                column.left == (previous?.right ?? LayoutExpression(16)))
            if let first { require(column.width == first.width) }
            require(
                number.top == 0, number.centerX == 0.5 * column.width,
                caption.top == number.bottom + 2, caption.centerX == number.centerX,
                caption.bottom == column.height)
            setContentSize(30, 22, of: number)
            setContentSize(40 + Double(index * 11 % 25), 18, of: caption)
            first = first ?? column
            previous = column
        }
        if let previous { require(previous.right == card.width - 16) }
    }
}
