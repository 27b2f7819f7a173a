import CoordinateFiles

private let file = HostileFile(.kml)

@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    file.test(UnsafeRawBufferPointer(start: start, count: count))
    return 0
}
