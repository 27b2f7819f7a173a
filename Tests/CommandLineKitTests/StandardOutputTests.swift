import Glibc
import Testing

@testable import CommandLineKit

@Suite("The standard output")
struct StandardOutputTests {
    @Test("says that it is full, once or after an earlier refusal", arguments: [10, 1 << 16])
    func full(count: Int) throws {
        let stream = try #require(fopen("/dev/full", "w"))
        defer { fclose(stream) }
        for _ in 0..<count { fputc(120, stream) }
        let complaint = try #require(StandardOutput.finish(stream))
        #expect(complaint.hasPrefix("The standard output cannot be written"))
    }

    @Test("says nothing where all is well")
    func well() throws {
        let stream = try #require(tmpfile())
        defer { fclose(stream) }
        fputs("all", stream)
        #expect(StandardOutput.finish(stream) == nil)
    }
}
