import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Sources whose data arrives in parts")
struct IncrementalTests {
    @Test("Incremental source: the image grows with its data")
    func parts() throws {
        let data = try PNG.encode(Quarters.image())
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, NSData(data: data.prefix(12)), false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, NSData(data: data.dropLast(30)), false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
        let partial = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(partial.width == 64)
        CGImageSourceUpdateData(source, NSData(data: data), true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(Quarters.colors(of: whole) == Quarters.upright)
    }

    @Test("Incremental source: type and status of a JPEG are known before the data is whole")
    func jpeg() throws {
        let data = try Data(contentsOf: Sample.folder.appendingPathComponent("progressive.jpg"))
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: data.dropLast(20)), false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        CGImageSourceUpdateData(source, NSData(data: data.dropLast(20)), true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, NSData(data: data), true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    }

    @Test("Incremental source: of an animation the first frame is read until the data is whole")
    func animation() throws {
        let data = try Data(contentsOf: Sample.folder.appendingPathComponent("three-frames.gif"))
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: data.dropLast(1)), false)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
        CGImageSourceUpdateData(source, NSData(data: data), true)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) != nil)
    }

    @Test("Sources: text is of no known type")
    func unknown() {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: Data("plain text".utf8)), false)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    }
}
