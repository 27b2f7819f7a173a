extension LayoutWorkload {
    /// A conversation: bubbles as wide as their text, at most three quarters of the screen, left
    /// with a picture or right without.
    public static let chat = LayoutWorkload(
        name: "chat", summary: "chat bubbles",
        makeSystem: { count in
            var system = LayoutSystem(width: 390, height: 844)
            var previous: LayoutBox?
            for index in 0..<count {
                previous = system.makePart { $0.makeMessage(Message(index), below: previous) }
            }
            return system
        },
        arithmetic: { count, rootWidth, frames in
            frames[0] = LayoutFrame(0, 0, rootWidth, 844)
            var top = 8.0
            var box = 1
            for index in 0..<count {
                let message = Message(index)
                let textWidth = min(message.width, rootWidth * 0.75 - 24)
                let width = textWidth + 24
                let left = message.isMine ? rootWidth - 12 - width : 52
                let height = message.height + 34
                frames[box] = LayoutFrame(left, top, width, height)
                frames[box + 1] = LayoutFrame(12, 8, textWidth, message.height)
                frames[box + 2] = LayoutFrame(
                    width - 12 - 30, message.height + 12, 30, 14)
                box += 3
                if !message.isMine {
                    frames[box] = LayoutFrame(12, top + height - 32, 32, 32)
                    box += 1
                }
                top += height + 8
            }
        })
}

/// The size of a message's text, in points, and its side.
private struct Message {
    let width: Double
    let height: Double
    let isMine: Bool

    init(_ index: Int) {
        width = 40 + Double(index * 71 % 330)
        height = 20 * Double(1 + index * 5 % 4)
        isMine = index % 5 > 2
    }
}

extension LayoutSystem {
    /// A bubble that contains a text and a time, and on the left a picture next to it.
    fileprivate mutating func makeMessage(
        _ message: Message, below previous: LayoutBox?
    ) -> LayoutBox {
        let bubble = makeBox()
        let text = makeBox()
        let time = makeBox()
        require(
            bubble.top == (previous?.bottom ?? LayoutExpression(0)) + 8,
            bubble.width <= 0.75 * root.width)
        require(
            text.left == 12, text.right == bubble.width - 12, text.top == 8,
            text.bottom == time.top - 4)
        require(time.right == bubble.width - 12, time.bottom == bubble.height - 8)
        setContentSize(message.width, message.height, of: text)
        setContentSize(30, 14, of: time, hugging: 251, compression: 751)
        if message.isMine {
            require(bubble.right == root.width - 12)
        } else {
            let picture = makeBox()
            require(
                picture.left == 12, picture.width == 32, picture.height == picture.width,
                picture.bottom == bubble.bottom, bubble.left == picture.right + 8)
        }
        return bubble
    }
}
