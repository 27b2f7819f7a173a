import Glibc
import Testing

@testable import CommandLineKit

@Suite("Standard output")
struct StandardOutputTests {
    @Test(
        "Standard output: a full device is reported, on the first or a later failed write",
        arguments: [10, 1 << 16])
    func full(count: Int) throws {
        let stream = try #require(fopen("/dev/full", "w"))
        defer { fclose(stream) }
        for _ in 0..<count { fputc(120, stream) }
        let complaint = try #require(StandardOutput.finish(stream))
        #expect(complaint.hasPrefix("The standard output cannot be written"))
    }

    @Test("Standard output: successful writes report nothing")
    func well() throws {
        let stream = try #require(tmpfile())
        defer { fclose(stream) }
        fputs("all", stream)
        #expect(StandardOutput.finish(stream) == nil)
    }
}
