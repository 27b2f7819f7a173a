import CGStreamer
import Synchronization

/// A GStreamer pipeline that outputs images.
///
/// It belongs to one session, which calls it from one place at a time. GStreamer's own threads only
/// access ``PipelineSignals``.
final class Pipeline: FrameProducer {
    private let pipeline: OpaquePointer
    private let sink: OpaquePointer
    private let format: CameraFrame.Format

    /// The number of pipelines not yet deallocated, for leak tests.
    static let livingCount = Atomic<Int>(0)

    private static let initialization: Void = gst_init(nil, nil)

    /// Creates a pipeline, which is idle until ``start()``.
    init(
        _ source: String, format: CameraFrame.Format, dropsFrames: Bool, signals: PipelineSignals
    ) throws(CameraError) {
        Self.initialization
        var error: UnsafeMutablePointer<GError>?
        let made = gst_parse_launch(
            PipelineText.frames(of: source, format: format, dropsFrames: dropsFrames), &error)
        if let error {
            defer { g_error_free(error) }
            if let made { gst_object_unref(UnsafeMutableRawPointer(made)) }
            throw .description(String(cString: error.pointee.message))
        }
        guard let made else { throw .description("GStreamer does not say why.") }
        gst_object_ref_sink(UnsafeMutableRawPointer(made))
        let found = gst_bin_get_by_name(made, PipelineText.sinkName)
        guard let found else {
            gst_object_unref(UnsafeMutableRawPointer(made))
            throw .description("Its sink is gone.")
        }
        pipeline = made
        sink = found
        self.format = format
        Self.livingCount.add(1, ordering: .relaxed)
        g_object_weak_ref(
            UnsafeMutableRawPointer(made),
            { _, _ in Pipeline.livingCount.subtract(1, ordering: .relaxed) }, nil)
        connect(signals)
    }

    deinit {
        stop()
        gst_object_unref(UnsafeMutableRawPointer(sink))
        gst_object_unref(UnsafeMutableRawPointer(pipeline))
    }

    /// Starts the pipeline. Failures are reported through the signals.
    func start() { gst_element_set_state(pipeline, CInt(GST_STATE_PLAYING)) }

    /// Stops the pipeline, and waits until none of its threads runs.
    func stop() { gst_element_set_state(pipeline, CInt(GST_STATE_NULL)) }

    /// Returns the pending frame, if there is one.
    func takeFrame() -> CameraFrame? {
        guard let sample = gst_app_sink_try_pull_sample(sink, 0) else { return nil }
        defer { gst_mini_object_unref(UnsafeMutableRawPointer(sample)) }
        var (width, height): (CInt, CInt) = (0, 0)
        guard let caps = gst_sample_get_caps(sample), let buffer = gst_sample_get_buffer(sample),
            let structure = gst_caps_get_structure(caps, 0),
            gst_structure_get_int(structure, "width", &width) != 0,
            gst_structure_get_int(structure, "height", &height) != 0, width > 0, height > 0
        else { return nil }
        var map = GstMapInfo()
        guard gst_buffer_map(buffer, &map, CInt(GST_MAP_READ)) != 0 else { return nil }
        defer { gst_buffer_unmap(buffer, &map) }
        let rowBytes = Int(width) * self.format.bytesPerPixel
        // Rows begin at multiples of four bytes.
        let rowStride = (rowBytes + 3) & ~3
        guard let start = map.data, Int(map.size) >= rowStride * (Int(height) - 1) + rowBytes
        else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: rowBytes * Int(height)) { bytes, count in
            count = rowBytes * Int(height)
            for y in 0..<Int(height) {
                guard let row = bytes.baseAddress else { return }
                (row + y * rowBytes).update(from: start + y * rowStride, count: rowBytes)
            }
        }
        return CameraFrame(
            width: Int(width), height: Int(height), format: self.format, bytes: bytes)
    }

    // MARK: Signals

    /// Makes GStreamer's threads report frames, errors and the end.
    private func connect(_ signals: PipelineSignals) {
        let release: GDestroyNotify = { Unmanaged<PipelineSignals>.fromOpaque($0!).release() }
        var callbacks = GstAppSinkCallbacks()
        callbacks.new_sample = { _, signals in
            Unmanaged<PipelineSignals>.fromOpaque(signals!).takeUnretainedValue().tell(.frame)
            return CInt(GST_FLOW_OK)
        }
        gst_app_sink_set_callbacks(
            sink, &callbacks, Unmanaged.passRetained(signals).toOpaque(), release)

        let bus = gst_element_get_bus(pipeline)
        defer { gst_object_unref(UnsafeMutableRawPointer(bus)) }
        gst_bus_set_sync_handler(
            bus,
            { _, message, signals in
                guard let message, let signals else { return CInt(GST_BUS_PASS) }
                if let news = PipelineNews(message) {
                    Unmanaged<PipelineSignals>.fromOpaque(signals).takeUnretainedValue().tell(news)
                }
                gst_mini_object_unref(message)
                return CInt(GST_BUS_DROP)
            }, Unmanaged.passRetained(signals).toOpaque(), release)
    }
}

extension PipelineNews {
    /// Creates the news for a message that concerns the session; `nil` for others.
    fileprivate init?(_ message: UnsafeMutablePointer<GstMessage>) {
        switch Int(message.pointee.type) {
        case GST_MESSAGE_EOS: self = .end
        case GST_MESSAGE_ERROR:
            var error: UnsafeMutablePointer<GError>?
            gst_message_parse_error(message, &error, nil)
            guard let error else { return nil }
            defer { g_error_free(error) }
            let words = String(cString: error.pointee.message)
            guard error.pointee.domain == gst_resource_error_quark() else {
                self = .failure(.other, words)
                return
            }
            switch Int(error.pointee.code) {
            case GST_RESOURCE_ERROR_NOT_FOUND: self = .failure(.missing, words)
            case GST_RESOURCE_ERROR_BUSY: self = .failure(.busy, words)
            case GST_RESOURCE_ERROR_NOT_AUTHORIZED: self = .failure(.forbidden, words)
            default: self = .failure(.other, words)
            }
        default: return nil
        }
    }
}
