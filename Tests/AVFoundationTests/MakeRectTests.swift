import AVFoundation
import Testing

@Suite("Rectangles of pictures")
struct MakeRectTests {
    @Test("AVMakeRect: the proportions stay, in the middle, as large as there is room")
    func proportions() {
        let room = CGRect(x: 10, y: 20, width: 100, height: 80)
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: room)
                == CGRect(x: 10, y: 35, width: 100, height: 50))
        #expect(
            AVMakeRect(aspectRatio: CGSize(width: 300, height: 600), insideRect: room)
                == CGRect(x: 40, y: 20, width: 40, height: 80))
        #expect(
            AVMakeRect(aspectRatio: .zero, insideRect: room)
                == CGRect(x: 60, y: 60, width: 0, height: 0))
    }
}
