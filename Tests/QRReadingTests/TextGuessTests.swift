import Foundation
import TestSupport
import Testing

@testable import QRReading

@Suite("Text encoding guesses")
struct TextGuessTests {
    /// What codes say, by the encoding that their makers would use.
    private static let chinese = """
        欢迎光临本店，请扫描二维码关注我们的公众号。地址：上海市黄浦区中山东一路三十三号外滩源，电话：021-63211234。\
        今天天气很好，我们一起去公园散步，看见许多孩子在草地上奔跑。北京大学附属中学高三年级学生王小明同学获得全国数学竞赛一等奖。\
        本产品由深圳市某某科技有限公司生产，保质期十二个月，请存放于阴凉干燥处，避免阳光直射。春眠不觉晓，处处闻啼鸟。\
        中华人民共和国增值税专用发票，纳税人识别号，开户银行及账号，收款人复核开票人。祝您旅途愉快，平安到家！
        """
    private static let japanese = """
        ご来店ありがとうございます。スマートフォンで読み取ってください。東京都千代田区丸の内一丁目、電話番号は03-1234-5678です。\
        今日は天気がいいので、公園を散歩しました。子供たちが芝生の上を走っています。商品の詳細はこちらのページをご覧ください。\
        株式会社山田製作所、営業部、部長、鈴木一郎。お問い合わせはメールでお願いします。会員登録でポイントが貯まるキャンペーン実施中！
        """
    private static let halfWidth = """
        ｱﾘｶﾞﾄｳｺﾞｻﾞｲﾏｽ ﾄｳｷｮｳﾄﾁﾖﾀﾞｸ ﾏﾙﾉｳﾁ ﾔﾏﾀﾞﾀﾛｳ ｶﾌﾞｼｷｶﾞｲｼｬ ﾒｰﾙｱﾄﾞﾚｽ ﾃﾞﾝﾜﾊﾞﾝｺﾞｳ ｼｮｳﾋﾝｶﾀﾛｸﾞ ﾊﾟｿｺﾝｼｮｯﾌﾟ ﾌﾟﾘﾝﾀｰ ｲﾝｸ ｷｬﾝﾍﾟｰﾝ
        """
    private static let latin = """
        Café Zürich, Königstraße 5, 70173 München. Ça va très bien, merci à vous. El niño comió una piña en la mañana. \
        Smørrebrød på dansk, Ærø, Ålesund. Não há solução sem opinião. Français, Español, Português, Íslenska: þú ert góður. \
        Preis: 12 £, 20 °C, «Été», ½ Liter Öl.
        """

    private static let samples:
        [(name: String, text: String, encoding: String.Encoding, guess: TextGuess)] = [
            ("Chinese", chinese, TextEncoding.gb18030, .chinese),
            ("Japanese", japanese, .shiftJIS, .japanese),
            ("half-width Japanese", halfWidth, .shiftJIS, .japanese),
            ("western European", latin, .isoLatin1, .latin),
        ]

    @Test(
        "Payment: the encoding that the code states is that of its text",
        arguments: [
            ("ST00011|Name=ООО «Ромашка»|Purpose=Оплата за июль", String.Encoding.windowsCP1251),
            ("ST00012|Name=ООО «Ромашка»", .utf8),
            ("ST00013|Name=ООО Ромашка|Purpose=Оплата", TextEncoding.koi8R),
            ("BCD\n001\n3\nSCT\n\nŁukasz Żółć\nPL61109010140000071219812874", .isoLatin2),
            ("BCD\r\n002\r\n2\r\nSCT\r\n\r\nZoë Müller", .isoLatin1),
            ("BCD\n002\n1\nSCT\n\nŁukasz Żółć", .utf8),
            ("UPNQR\n\n\n\n\nŽiga Čuk\nKranjska cesta 1", .isoLatin2),
        ])
    func payments(text: String, encoding: String.Encoding) {
        let bytes = TextEncoding.bytes(of: text, in: encoding)
        #expect(TextGuess.text(of: bytes) == text)
        // The head and the rest may be segments of their own.
        let head = SymbolSegment(
            mode: .alphanumeric, bytes: Array(bytes.prefix(3)), encoding: nil)
        let rest = SymbolSegment(
            mode: .byte, bytes: Array(bytes.dropFirst(3)), encoding: nil)
        #expect(SegmentText.text(of: [head, rest]) == text)
    }

    @Test("Payment: what only looks like one, or states another encoding than it has, is guessed")
    func noPayments() {
        let utf8 = "UPNQR\nŽiga Čuk"
        #expect(TextGuess.text(of: Array(utf8.utf8)) == utf8)
        for text in ["BCD\n001\n9\nSCT\nMüller", "BCD Müller", "ST00014|Müller"] {
            #expect(TextGuess.text(of: TextEncoding.bytes(of: text, in: .isoLatin1)) == text)
        }
    }

    /// How many of 1,000 random pieces of a text are guessed right.
    private func share(of index: Int, length: Int) -> Double {
        let sample = Self.samples[index]
        var generator = SeededGenerator(seed: UInt64(length))
        let characters = Array(sample.text.unicodeScalars)
        var right = 0
        var count = 0
        while count < 1000 {
            let start = Int.random(in: 0...characters.count - length, using: &generator)
            let piece = String(String.UnicodeScalarView(characters[start..<start + length]))
            let bytes = TextEncoding.bytes(of: piece, in: sample.encoding)
            // ASCII is the same in all of them, and a voicing mark without its kana is no text.
            guard bytes.contains(where: { $0 >= 0x80 }), bytes.first != 0xDE, bytes.first != 0xDF
            else { continue }
            count += 1
            if TextGuess.text(of: bytes) == piece { right += 1 }
        }
        return Double(right) / Double(count)
    }

    @Test("Text guess: nearly all samples of 16 characters are right", arguments: samples.indices)
    func long(index: Int) {
        #expect(share(of: index, length: 16) >= 0.995, "\(Self.samples[index].name)")
    }

    @Test("Text guess: most samples of six characters are right", arguments: samples.indices)
    func short(index: Int) {
        #expect(share(of: index, length: 6) >= 0.93, "\(Self.samples[index].name)")
    }

    @Test("Text guess: whole texts are right", arguments: samples.indices)
    func whole(index: Int) {
        let sample = Self.samples[index]
        let bytes = TextEncoding.bytes(of: sample.text, in: sample.encoding)
        #expect(TextGuess.encoding(of: bytes) == sample.guess)
        #expect(TextGuess.text(of: bytes) == sample.text)
        #expect(TextGuess.text(of: Array(sample.text.utf8)) == sample.text)
    }

    @Test(
        "Text guess: short Chinese names of places and shops are Chinese",
        arguments: ["上海", "北京", "中国银行", "支付宝", "微信支付", "人民币", "餐饮服务", "外滩"])
    func names(name: String) {
        #expect(TextGuess.text(of: TextEncoding.bytes(of: name, in: TextEncoding.gb18030)) == name)
    }

    @Test(
        "Text guess: four-byte and user-defined characters are Chinese",
        arguments: ["㐀中文字", "中文𠀀字"])
    func rare(text: String) {
        #expect(TextGuess.text(of: TextEncoding.bytes(of: text, in: TextEncoding.gb18030)) == text)
    }

    @Test("Text guess: a voicing mark is valid only after kana that can be voiced")
    func voicing() {
        // ｶﾞ and ﾊﾟ exist, ｱﾞ and ｶﾟ do not.
        #expect(HalfWidthKana.bits(of: 0xDE, after: 0xB6) < 10)
        #expect(HalfWidthKana.bits(of: 0xDF, after: 0xCA) < 10)
        #expect(HalfWidthKana.bits(of: 0xDE, after: 0xB1) > 20)
        #expect(HalfWidthKana.bits(of: 0xDF, after: 0xB6) > 20)
    }

    @Test("Text guess: a byte order mark is not part of the text")
    func byteOrderMark() {
        #expect(TextGuess.text(of: [0xEF, 0xBB, 0xBF, 0x41]) == "A")
    }

    @Test("Text guess: no bytes give an empty text")
    func empty() {
        #expect(TextGuess.text(of: []) == "")
    }

    @Test("Text guess: random bytes give some text", arguments: 0..<300)
    func anything(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let bytes = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        #expect(!TextGuess.text(of: bytes).unicodeScalars.isEmpty || bytes == [0xEF, 0xBB, 0xBF])
    }

    // MARK: Marks

    @Test(
        "Text guess: an encoding designator decides",
        arguments: [
            (3, [0xE9], "é"), (20, [0xB1], "ｱ"), (26, [0xC3, 0xA9], "é"), (29, [0xD6, 0xD0], "中"),
            (28, [0xA4, 0xA4], "中"), (30, [0xB0, 0xA1], "가"), (7, [0xB0], "А"), (22, [0xC0], "А"),
            (4, [0xB3], "ł"), (25, [0x4E, 0x2D], "中"), (2, [0x80], "Ç"), (17, [0xA4], "€"),
        ])
    func marked(number: Int, bytes: [UInt8], text: String) {
        let segment = SymbolSegment(mode: .byte, bytes: bytes, encoding: number)
        #expect(SegmentText.text(of: [segment]) == text)
    }

    @Test("Text guess: an unknown encoding designator is ignored")
    func unknownMark() {
        let segment = SymbolSegment(mode: .byte, bytes: Array("text".utf8), encoding: 899)
        #expect(SegmentText.text(of: [segment]) == "text")
    }

    @Test("Text guess: a character split over two segments is joined")
    func split() {
        let bytes = Array("中".utf8)
        let segments = [bytes[..<1], bytes[1...]].map {
            SymbolSegment(mode: .byte, bytes: Array($0), encoding: nil)
        }
        #expect(SegmentText.text(of: segments) == "中")
    }
}
