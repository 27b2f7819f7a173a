import Foundation
import TestSupport
import Testing

@testable import CameraCapture

extension CameraTests {
    @Suite("Cameras' devices")
    struct DeviceTests {
        /// What happens until the second frame.
        private func events(
            _ cameras: FakeCameras, _ configuration: CaptureConfiguration = .init()
        ) async throws -> [CameraEvent] {
            var events: [CameraEvent] = []
            var frames = 0
            for try await event in Camera(
                .device(), configuration: configuration, hardware: cameras)
            {
                if case .frame = event { frames += 1 } else { events.append(event) }
                if frames == 2 { break }
            }
            return events
        }

        @Test(
            "keep focusing where they can, and light what is dark until the session ends",
            .rows("S0-104"))
        func controls() async throws {
            let cameras = FakeCameras(
                "videotestsrc pattern=black", controls: [.torch, .continuousAutofocus])
            #expect(try await events(cameras) == [.started(CaptureFormat(width: 320, height: 240))])
            #expect(
                cameras.log == [
                    "/fake/video0 in any size", "continuousAutofocus on", "torch on", "torch off",
                ])
        }

        @Test("leave the light off where it is bright, or where it is not wanted", .rows("S0-104"))
        func noTorch() async throws {
            let bright = FakeCameras(controls: [.torch])
            _ = try await events(bright)
            #expect(bright.log == ["/fake/video0 in any size"])
            let unwanted = FakeCameras("videotestsrc pattern=black", controls: [.torch])
            _ = try await events(unwanted, CaptureConfiguration(torch: .off))
            #expect(unwanted.log == ["/fake/video0 in any size"])
        }

        @Test("are not told what they do not have", .rows("S0-104"))
        func nothingToTell() async throws {
            let cameras = FakeCameras("videotestsrc pattern=black")
            #expect(try await events(cameras).count == 1)
            #expect(cameras.log == ["/fake/video0 in any size"])
        }

        @Test("say what they refuse, and show pictures all the same", .rows("S0-104"))
        func refusals() async throws {
            let cameras = FakeCameras(
                controls: [.continuousAutofocus], refused: [.continuousAutofocus])
            let refusal = CameraRefusal(.continuousAutofocus, reason: "broken")
            #expect(
                try await events(cameras) == [
                    .refused(refusal), .started(CaptureFormat(width: 320, height: 240)),
                ])
            #expect(refusal.description == "The camera does not focus by itself: broken.")
        }

        @Test("without a camera one error comes, once, and nothing starts", .rows("S0-105"))
        func noCamera() async throws {
            var events = Camera(.device(), hardware: FakeCameras(devices: 0)).makeAsyncIterator()
            await #expect(throws: CameraError.noCamera) { try await events.next() }
            #expect(try await events.next() == nil)
            #expect(CameraError.noCamera.description.contains("Connect one"))
        }

        @Test("a camera that is named must be there", .rows("S0-105"))
        func missing() async throws {
            var events = Camera(.device("/dev/video9"), hardware: FakeCameras()).makeAsyncIterator()
            await #expect(throws: CameraError.missing("/dev/video9")) { try await events.next() }
        }

        @Test(
            "give the best size that they have of those that are wanted", .rows("S0-106"),
            arguments: [
                ([.fullHD, .hd, .vga], "fullHD"), ([.hd, .vga], "hd"), ([.vga], "vga"),
                ([], "any size"),
            ] as [(Set<CapturePreset>, String)])
        func presets(supported: Set<CapturePreset>, chosen: String) async throws {
            let cameras = FakeCameras(presets: supported)
            _ = try await events(cameras)
            #expect(cameras.log == ["/fake/video0 in \(chosen)"])
        }

        @Test("are asked for their size by the kernel's interface, raw or as JPEG")
        func description() {
            let text = KernelCameras().pipeline(
                of: CameraDevice(path: "/dev/video0", name: "Camera"), preset: .vga)
            #expect(
                text
                    == "v4l2src device=\"/dev/video0\" ! capsfilter caps=\"video/x-raw,width=640,height=480;image/jpeg,width=640,height=480\" ! decodebin"
            )
        }

        @Test("are those that the kernel has; a file with such a name is none")
        func listing() throws {
            let folder = FileManager.default.temporaryDirectory
                .appending(path: "touchstone-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data().write(to: folder.appending(path: "video0"))
            let cameras = KernelCameras(folder: folder.path)
            #expect(cameras.devices.isEmpty)
            let file = CameraDevice(path: folder.appending(path: "video0").path, name: "a file")
            #expect(!cameras.supports(.vga, device: file))
            #expect(!cameras.has(.torch, device: file))
            #expect(throws: CameraRefusal.self) { try cameras.turn(.torch, on: true, device: file) }
        }
    }
}
