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
        let partial = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil as NSDictionary?))
        #expect(partial.width == 64)
        CGImageSourceUpdateData(source, NSData(data: data), true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil as NSDictionary?))
        #expect(Quarters.colors(of: whole) == Quarters.upright)
    }

    @Test("Incremental source: a progressive JPEG is read from half of its data")
    func jpeg() throws {
        let url = try #require(
            Bundle.module.url(forResource: "Pictures/progressive", withExtension: "jpg"))
        let data = try Data(contentsOf: url)
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: data.prefix(data.count / 2)), false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil as NSDictionary?) != nil)
        CGImageSourceUpdateData(source, NSData(data: data.prefix(data.count / 2)), true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil as NSDictionary?) == nil)
    }

    @Test("Incremental source: of an animation the first frame is read until the data is whole")
    func animation() throws {
        let url = try #require(
            Bundle.module.url(forResource: "Pictures/three-frames", withExtension: "gif"))
        let data = try Data(contentsOf: url)
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: data.dropLast(1)), false)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil as NSDictionary?) != nil)
        CGImageSourceUpdateData(source, NSData(data: data), true)
        #expect(CGImageSourceGetCount(source) == 3)
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil as NSDictionary?) != nil)
    }

    @Test("Sources: text is of no known type")
    func unknown() {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, NSData(data: Data("plain text".utf8)), false)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    }
}
