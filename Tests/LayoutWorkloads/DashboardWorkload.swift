extension LayoutWorkload {
    /// Two columns of equal tiles that keep their shape, each with an icon, a title, a number, a
    /// trend on the number's baseline and a chart. The count is the number of tiles.
    public static let dashboard = LayoutWorkload(
        name: "dashboard", summary: "dashboard grid",
        makeSystem: { count in
            var system = LayoutSystem(width: 390, height: 844)
            var tiles: [LayoutBox] = []
            for index in 0..<count {
                tiles.append(system.makePart { $0.makeTile(index, after: tiles) })
            }
            return system
        },
        arithmetic: { count, rootWidth, frames in
            frames[0] = LayoutFrame(0, 0, rootWidth, 844)
            let width = (rootWidth - 48) / 2
            let height = width * 0.75
            for index in 0..<count {
                let tile = Tile(index)
                let box = index * 6 + 1
                let titleWidth = min(tile.titleWidth, width - 52)
                frames[box] = LayoutFrame(
                    16 + Double(index % 2) * (width + 16),
                    16 + Double(index / 2) * (height + 16), width, height)
                frames[box + 1] = LayoutFrame(12, 12, 20, 20)
                frames[box + 2] = LayoutFrame(40, 13, titleWidth, 18)
                frames[box + 3] = LayoutFrame(12, 40, tile.numberWidth, 34)
                frames[box + 4] = LayoutFrame(
                    12 + tile.numberWidth + 6, 40 + 27 - 13,
                    min(44, width - 30 - tile.numberWidth), 16)
                frames[box + 5] = LayoutFrame(12, 82, width - 24, height - 82 - 12)
            }
        })
}

/// The content sizes of a tile, in points. Some titles are too long.
private struct Tile {
    let titleWidth: Double
    let numberWidth: Double

    init(_ index: Int) {
        titleWidth = 50 + Double(index * 43 % 110)
        numberWidth = 40 + Double(index * 29 % 50)
    }
}

extension LayoutSystem {
    fileprivate mutating func makeTile(_ index: Int, after tiles: [LayoutBox]) -> LayoutBox {
        let content = Tile(index)
        let tile = makeBox()
        let icon = makeBox()
        let title = makeBox()
        let number = makeBox()
        let trend = makeBox()
        let chart = makeBox()
        placeTile(tile, index, after: tiles)
        require(icon.left == 12, icon.top == 12, icon.width == 20, icon.height == 20)
        require(
            title.left == icon.right + 8, title.centerY == icon.centerY,
            title.right <= tile.width - 12)
        require(number.left == 12, number.top == icon.bottom + 8)
        // The number's baseline is 27 points below its top, the trend's 13.
        require(
            trend.left == number.right + 6, trend.top + 13 == number.top + 27,
            trend.right <= tile.width - 12)
        require(
            chart.left == 12, chart.right == tile.width - 12, chart.top == number.bottom + 8,
            chart.bottom == tile.height - 12)
        setContentSize(content.titleWidth, 18, of: title)
        setContentSize(content.numberWidth, 34, of: number, compression: 751)
        setContentSize(44, 16, of: trend)
        return tile
    }

    private mutating func placeTile(_ tile: LayoutBox, _ index: Int, after tiles: [LayoutBox]) {
        require(tile.height == 0.75 * tile.width)
        require(tile.width == (tiles.first?.width ?? 0.5 * root.width - 24))
        require(tile.left == (index % 2 == 0 ? LayoutExpression(0) : tiles[index - 1].right) + 16)
        require(
            tile.top == (index < 2 ? LayoutExpression(0) : tiles[index - 2].bottom) + 16)
    }
}
