extension People {
    /// The same reactions without visitors: with an enumeration of the elements, a function over
    /// all of them is a new operation, and the compiler names every case that it forgets.
    enum Human: CaseIterable, Sendable {
        case man, woman
    }

    enum Feeling: String, CaseIterable, Sendable {
        case joy, anger

        func reaction(of human: Human) -> String {
            switch (self, human) {
            case (.joy, .man): "男人接收到喜这个visitor============我要飞"
            case (.joy, .woman): "女人接收到喜这个visitor============我要跳"
            case (.anger, .man): "男人接收到怒这个visitor============我要叫"
            case (.anger, .woman): "女人接收到怒这个visitor============我要苦"
            }
        }
    }
}
