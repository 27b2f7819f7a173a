import CGStreamerEncoding
public import CoreGraphics
import struct Foundation.URL

/// Writes images as a silent film: VP8 in WebM, which browsers and chat programs play.
///
///     let film = try FilmWriter(url: url, width: 640, height: 480, rate: 25)
///     for image in images { try film.append(image) }
///     try film.finish()
///
/// GStreamer encodes on threads of its own. A film that is released before ``finish()`` leaves an
/// unfinished file.
public final class FilmWriter {
    /// The width of the film in pixels.
    public let width: Int

    /// The height of the film in pixels.
    public let height: Int

    /// Frames per second.
    public let rate: Double

    private let context: CGContext
    private let pipeline: UnsafeMutablePointer<GstElement>
    private let source: UnsafeMutablePointer<GstAppSrc>
    private let bus: UnsafeMutablePointer<GstBus>
    private var count = 0

    /// The bytes of frames that may wait for the encoder.
    private static let greatestQueue: UInt64 = 32 << 20

    private static let initialization: Void = gst_init(nil, nil)

    /// Begins a film.
    ///
    /// - Precondition: The sides are from 1 to 16,383 pixels, and the rate is positive.
    public init(url: URL, width: Int, height: Int, rate: Double) throws(FilmError) {
        let sides = 1...16_383
        precondition(
            sides.contains(width) && sides.contains(height) && rate > 0 && rate.isFinite,
            "A film of \(width)×\(height) pixels at \(rate) frames a second cannot be encoded.")
        Self.initialization
        (self.width, self.height, self.rate) = (width, height, rate)
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                | CGBitmapInfo.byteOrder32Little.rawValue)
        guard let context else { throw FilmError(reason: "The frames are too large.") }
        self.context = context
        let frames = "video/x-raw,format=BGRx,width=\(width),height=\(height)"
        let made = try Self.pipeline(
            """
            appsrc name=frames format=time max-bytes=0 \
            caps="\(frames),framerate=\(Int((rate * 1000).rounded()))/1000" ! videoconvert \
            ! vp8enc deadline=1 cpu-used=4 threads=2 end-usage=cq cq-level=12 \
            target-bitrate=8000000 keyframe-max-dist=64 ! webmmux ! filesink name=file
            """)
        guard let source = gst_bin_get_by_name(Self.cast(made), "frames"),
            let file = gst_bin_get_by_name(Self.cast(made), "file"),
            let bus = gst_element_get_bus(made)
        else {
            gst_object_unref(made)
            throw FilmError(reason: "A part of the pipeline is gone.")
        }
        gst_util_set_object_arg(Self.cast(file), "location", url.path)
        gst_object_unref(file)
        (pipeline, self.source, self.bus) = (made, Self.cast(source), bus)
        if gst_element_set_state(pipeline, GST_STATE_PLAYING) == GST_STATE_CHANGE_FAILURE {
            throw failure(waiting: 0) ?? FilmError(reason: "The file cannot be opened.")
        }
    }

    deinit {
        gst_element_set_state(pipeline, GST_STATE_NULL)
        gst_object_unref(bus)
        gst_object_unref(source)
        gst_object_unref(pipeline)
    }

    private static func pipeline(
        _ text: String
    ) throws(FilmError) -> UnsafeMutablePointer<GstElement> {
        var error: UnsafeMutablePointer<GError>?
        let made = gst_parse_launch(text, &error)
        if let error {
            defer { g_error_free(error) }
            if let made { gst_object_unref(made) }
            throw FilmError(reason: String(cString: error.pointee.message))
        }
        guard let made else { throw FilmError(reason: "GStreamer does not say why.") }
        gst_object_ref_sink(made)
        return made
    }

    // MARK: Frames

    /// Adds a frame: the image over white, scaled to the film's size.
    public func append(_ image: CGImage) throws(FilmError) {
        let size = context.width * context.height * 4
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(frame)
        context.draw(image, in: frame)
        guard let pixels = context.data,
            let buffer = gst_buffer_new_allocate(nil, gsize(size), nil)
        else { throw FilmError(reason: "There is no memory for a frame.") }
        gst_buffer_fill(buffer, 0, pixels, gsize(size))
        let second = 1_000_000_000.0
        buffer.pointee.pts = GstClockTime(Double(count) / rate * second)
        buffer.pointee.duration = GstClockTime(second / rate)
        count += 1
        gst_app_src_push_buffer(source, buffer)
        repeat {
            if let failure = failure(waiting: isBehind ? 5_000_000 : 0) { throw failure }
        } while isBehind
    }

    /// `true` while many frames wait for the encoder.
    private var isBehind: Bool {
        gst_app_src_get_current_level_bytes(source) > Self.greatestQueue
    }

    /// Waits until all frames are in the file, and closes it.
    public func finish() throws(FilmError) {
        gst_app_src_end_of_stream(source)
        let wanted = GstMessageType(GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue)
        let message = gst_bus_timed_pop_filtered(bus, GstClockTime.max, wanted)
        defer { gst_element_set_state(pipeline, GST_STATE_NULL) }
        if let failure = Self.failure(in: message) { throw failure }
    }

    /// The error that the pipeline reports within some nanoseconds.
    private func failure(waiting time: UInt) -> FilmError? {
        Self.failure(in: gst_bus_timed_pop_filtered(bus, time, GST_MESSAGE_ERROR))
    }

    private static func failure(in message: UnsafeMutablePointer<GstMessage>?) -> FilmError? {
        guard let message else { return nil }
        defer { gst_message_unref(message) }
        guard message.pointee.type == GST_MESSAGE_ERROR else { return nil }
        var error: UnsafeMutablePointer<GError>?
        gst_message_parse_error(message, &error, nil)
        defer { if let error { g_error_free(error) } }
        return FilmError(
            reason: error.map { String(cString: $0.pointee.message) } ?? "no reason is given")
    }

    /// Casts an object to one of its types; GStreamer's own casts are macros.
    private static func cast<Object, Other>(
        _ object: UnsafeMutablePointer<Object>
    ) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: Other.self)
    }
}
