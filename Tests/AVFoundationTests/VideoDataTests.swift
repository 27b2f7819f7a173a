import CameraCapture
import CodePictures
import CoreMedia
import CoreVideo
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting
import Vision

@testable import AVFoundation

/// Takes frames as apps do that analyse them.
nonisolated private final class FrameTaker: NSObject,
    AVCaptureVideoDataOutputSampleBufferDelegate, Sendable
{
    private let buffers = Mutex<[CMSampleBuffer]>([])

    var all: [CMSampleBuffer] { buffers.withLock { $0 } }

    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection
    ) { buffers.withLock { $0.append(sampleBuffer) } }
}

extension CaptureTests {
    private func launch(
        _ output: AVCaptureVideoDataOutput, angle: CGFloat = 0
    ) throws -> (HeadlessApp, AVCaptureSession) {
        let code = CodePicture.picture([("frame", 100, 60)])
        SystemCameras.current = PictureCamera(framesPerSecond: 10) { _ in code }
        let session = AVCaptureSession()
        let camera = try #require(AVCaptureDevice.default(for: .video))
        session.addInput(try AVCaptureDeviceInput(device: camera))
        session.addOutput(output)
        output.connection(with: .video)?.videoRotationAngle = angle
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), scale: 1,
            rootViewController: UIViewController())
        session.startRunning()
        return (app, session)
    }

    @Test("Frames: pixels in BGRA with their times, in which a code is found")
    func sampleBuffers() throws {
        let taker = FrameTaker()
        let output = AVCaptureVideoDataOutput()
        output.videoSettings = [
            kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA)
        ]
        output.setSampleBufferDelegate(taker, queue: .main)
        let (app, session) = try launch(output)
        app.advance(by: 1)
        session.stopRunning()
        app.settle()
        let frames = taker.all
        #expect(frames.count > 2)
        let times = frames.map(\.presentationTimeStamp)
        #expect(times == times.sorted() && Set(times).count == times.count)
        let frame = try #require(frames.first)
        let pixels = try #require(CMSampleBufferGetImageBuffer(frame))
        #expect(CVPixelBufferGetWidth(pixels) == 640 && CVPixelBufferGetHeight(pixels) == 480)
        #expect(CVPixelBufferGetPixelFormatType(pixels) == kCVPixelFormatType_32BGRA)
        CVPixelBufferLockBaseAddress(pixels, .readOnly)
        let base = try #require(CVPixelBufferGetBaseAddress(pixels))
        // The code begins at 100, 60 with a dark module; its ground is white.
        let row = base + 62 * CVPixelBufferGetBytesPerRow(pixels)
        #expect(row.load(fromByteOffset: 102 * 4, as: UInt8.self) == 0)
        #expect(row.load(fromByteOffset: 90 * 4, as: UInt32.self) == 0xFFFF_FFFF)
        CVPixelBufferUnlockBaseAddress(pixels, .readOnly)
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(cmSampleBuffer: frame).perform([request])
        #expect(request.results?.map(\.payloadStringValue) == ["frame"])
    }

    @Test("Frames: they are turned as their connection says")
    func turnedBuffers() throws {
        let taker = FrameTaker()
        let output = AVCaptureVideoDataOutput()
        output.setSampleBufferDelegate(taker, queue: .main)
        let (app, session) = try launch(output, angle: 90)
        app.advance(by: 0.5)
        session.stopRunning()
        app.settle()
        let pixels = try #require(taker.all.first?.imageBuffer)
        #expect(CVPixelBufferGetWidth(pixels) == 480 && CVPixelBufferGetHeight(pixels) == 640)
    }

    @Test("Frames: late ones are dropped, and none comes after the output was removed")
    func lateBuffers() {
        let taker = FrameTaker()
        let output = AVCaptureVideoDataOutput()
        let busy = DispatchQueue(label: "busy")
        output.setSampleBufferDelegate(taker, queue: busy)
        busy.suspend()
        let session = AVCaptureSession()
        session.addOutput(output)
        let frame = CameraFrame(width: 2, height: 1, bytes: [0, 255])
        for _ in 0..<3 { output.take(frame) }
        busy.resume()
        busy.sync {}
        #expect(taker.all.count == 1)
        output.take(frame)
        busy.sync {}
        #expect(taker.all.count == 2)
        output.alwaysDiscardsLateVideoFrames = false
        busy.suspend()
        for _ in 0..<3 { output.take(frame) }
        busy.resume()
        busy.sync {}
        #expect(taker.all.count == 5)
        session.removeOutput(output)
        output.take(frame)
        busy.sync {}
        #expect(taker.all.count == 5)
    }

    @Test("Times: fractions are compared, not their parts")
    func times() {
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 200_001, timescale: 600_000))
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == .invalid)
        #expect(CMTime.invalid.seconds.isNaN && CMTimeGetSeconds(.zero) == 0)
    }

    @Test("Pixel buffers: sizes and formats that do not exist are refused")
    func pixelBuffers() {
        var buffer: CVPixelBuffer?
        #expect(
            CVPixelBufferCreate(nil, 0, 1, kCVPixelFormatType_32BGRA, nil, &buffer)
                == kCVReturnInvalidArgument)
        #expect(CVPixelBufferCreate(nil, 1, 1, 0, nil, &buffer) == kCVReturnInvalidArgument)
        #expect(
            CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &buffer)
                == kCVReturnSuccess)
        #expect(buffer.map(CVPixelBufferGetBytesPerRow) == 64)
    }
}
