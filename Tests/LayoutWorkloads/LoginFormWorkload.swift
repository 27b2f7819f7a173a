extension LayoutWorkload {
    /// A form: a logo that keeps its shape, fields in a column of readable width, buttons, and a
    /// line at the bottom if there is room. The count is the number of fields.
    public static let loginForm = LayoutWorkload(
        name: "login", summary: "login form",
        makeSystem: { count in
            var system = LayoutSystem(width: 390, height: 844)
            system.makeLoginForm(fields: count)
            return system
        },
        arithmetic: { count, rootWidth, frames in
            let width = min(rootWidth - 48, 360)
            frames[0] = LayoutFrame(0, 0, rootWidth, 844)
            let logoWidth = rootWidth * 0.4
            frames[1] = LayoutFrame(rootWidth * 0.3, 60, logoWidth, logoWidth / 2)
            let left = (rootWidth - width) / 2
            var top = 60 + logoWidth / 2 + 40
            for field in 0..<count {
                let captionWidth = 60 + Double(field * 13 % 40)
                frames[5 + field * 2] = LayoutFrame(left, top, captionWidth, 18)
                frames[6 + field * 2] = LayoutFrame(left, top + 22, width, 44)
                top += 22 + 44 + 12
            }
            frames[2] = LayoutFrame(left + width - 130, top, 130, 20)
            frames[3] = LayoutFrame(left, top + 36, width, 50)
            let lowest = max(844 - 24 - 17, top + 36 + 50 + 16)
            frames[4] = LayoutFrame((rootWidth - 210) / 2, lowest, 210, 17)
        })
}

extension LayoutSystem {
    fileprivate mutating func makeLoginForm(fields: Int) {
        let logo = makeBox()
        let forgotten = makeBox()
        let enter = makeBox()
        let signUp = makeBox()
        require(
            logo.centerX == 0.5 * root.width, logo.top == 60, logo.width == 0.4 * root.width,
            logo.height == 0.5 * logo.width)
        require(enter.centerX == 0.5 * root.width, enter.width <= 360)
        prefer(enter.width == root.width - 48, priority: 750)
        var above = logo.bottom + 40
        for index in 0..<fields {
            let caption = makeBox()
            let field = makeBox()
            require(
                caption.left == enter.left, caption.top == above, caption.right <= enter.right,
                field.left == enter.left, field.width == enter.width,
                field.top == caption.bottom + 4, field.height == 44)
            setContentSize(60 + Double(index * 13 % 40), 18, of: caption)
            above = field.bottom + 12
        }
        require(forgotten.right == enter.right, forgotten.top == above)
        require(enter.top == forgotten.bottom + 16, enter.height == 50)
        require(signUp.centerX == 0.5 * root.width, signUp.top >= enter.bottom + 16)
        prefer(signUp.bottom == root.height - 24, priority: 700)
        setContentSize(130, 20, of: forgotten)
        setContentSize(210, 17, of: signUp)
    }
}
