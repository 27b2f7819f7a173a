#include "CVectorTiles.h"

#include <dlfcn.h>
#include <stdexcept>

/// A field of another type than the format's is damage of the file, not a mistake of this code.
#define protozero_assert(condition) ((condition) ? void() : throw std::runtime_error("its data are damaged"))
#include <protozero/pbf_message.hpp>
#include <zlib.h>

#include <exception>
#include <string>
#include <vector>

namespace {

/// A tile of more bytes is refused: usual ones have less than a megabyte.
constexpr size_t mostBytes = 64u << 20;

/// The points of a feature, beyond which it is refused.
constexpr size_t mostPoints = 1u << 22;

struct Damage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::string decompressed(const char *bytes, size_t count)
{
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes));
    stream.avail_in = static_cast<uInt>(count);
    if (inflateInit2(&stream, 15 + 32) != Z_OK)
        throw Damage("memory runs out");
    std::string result;
    int state = Z_OK;
    while (state == Z_OK && result.size() < mostBytes) {
        const size_t filled = result.size();
        result.resize(filled + (1u << 16));
        stream.next_out = reinterpret_cast<Bytef *>(&result[filled]);
        stream.avail_out = 1u << 16;
        state = inflate(&stream, Z_NO_FLUSH);
        result.resize(result.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (state == Z_OK)
        throw Damage("it has more than 64 megabytes");
    if (state != Z_STREAM_END)
        throw Damage("its compression is damaged");
    return result;
}

CVTText text(protozero::data_view view) { return CVTText{view.data(), view.size()}; }

CVTTag value(protozero::data_view view)
{
    CVTTag tag{};
    tag.kind = CVTNumberValue;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag_and_type()) {
        case protozero::tag_and_type(1, protozero::pbf_wire_type::length_delimited):
            tag.kind = CVTTextValue;
            tag.text = text(reader.get_view());
            break;
        case protozero::tag_and_type(2, protozero::pbf_wire_type::fixed32): tag.number = reader.get_float(); break;
        case protozero::tag_and_type(3, protozero::pbf_wire_type::fixed64): tag.number = reader.get_double(); break;
        case protozero::tag_and_type(4, protozero::pbf_wire_type::varint):
            tag.number = static_cast<double>(reader.get_int64());
            break;
        case protozero::tag_and_type(5, protozero::pbf_wire_type::varint):
            tag.number = static_cast<double>(reader.get_uint64());
            break;
        case protozero::tag_and_type(6, protozero::pbf_wire_type::varint):
            tag.number = static_cast<double>(reader.get_sint64());
            break;
        case protozero::tag_and_type(7, protozero::pbf_wire_type::varint):
            tag.kind = CVTBoolValue;
            tag.number = reader.get_bool() ? 1 : 0;
            break;
        default: reader.skip();
        }
    }
    return tag;
}

struct Layer {
    CVTText name{};
    uint32_t extent = 4096;
    std::vector<protozero::data_view> features;
    std::vector<CVTText> keys;
    std::vector<CVTTag> values;
};

Layer readLayer(protozero::data_view view)
{
    Layer layer;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: layer.name = text(reader.get_view()); break;
        case 2: layer.features.push_back(reader.get_view()); break;
        case 3: layer.keys.push_back(text(reader.get_view())); break;
        case 4: layer.values.push_back(value(reader.get_view())); break;
        case 5: layer.extent = reader.get_uint32(); break;
        default: reader.skip();
        }
    }
    if (layer.extent == 0 || layer.extent > 1u << 20)
        throw Damage("a layer has an impossible extent");
    return layer;
}

/// Decodes the commands of a geometry. Coordinates wrap around, as the specification's integers do.
void readGeometry(
    const protozero::iterator_range<protozero::pbf_reader::const_uint32_iterator> &commands,
    std::vector<int32_t> &coordinates, std::vector<size_t> &counts)
{
    uint32_t x = 0, y = 0;
    size_t inPart = 0;
    auto end = [&] {
        if (inPart > 0)
            counts.push_back(inPart);
        inPart = 0;
    };
    for (auto next = commands.begin(); next != commands.end();) {
        const uint32_t command = *next & 7, repeats = *next >> 3;
        ++next;
        if (command == 7) {
            end();
            continue;
        }
        if (command != 1 && command != 2)
            throw Damage("a geometry has an unknown command");
        for (uint32_t index = 0; index < repeats; index++) {
            if (next == commands.end())
                throw Damage("a geometry ends early");
            x += static_cast<uint32_t>(protozero::decode_zigzag32(*next++));
            if (next == commands.end())
                throw Damage("a geometry ends early");
            y += static_cast<uint32_t>(protozero::decode_zigzag32(*next++));
            if (command == 1)
                end();
            if (coordinates.size() / 2 >= mostPoints)
                throw Damage("a feature has millions of points");
            coordinates.push_back(static_cast<int32_t>(x));
            coordinates.push_back(static_cast<int32_t>(y));
            inPart++;
        }
    }
    end();
}

void readTile(protozero::data_view view, void *context, void (*found)(void *, const CVTFeature *))
{
    protozero::pbf_reader tile(view);
    std::vector<int32_t> coordinates;
    std::vector<size_t> counts;
    std::vector<CVTTag> tags;
    while (tile.next()) {
        if (tile.tag() != 3) {
            tile.skip();
            continue;
        }
        const Layer layer = readLayer(tile.get_view());
        for (const protozero::data_view &data : layer.features) {
            coordinates.clear();
            counts.clear();
            tags.clear();
            CVTFeature feature{};
            feature.layer = layer.name;
            feature.extent = layer.extent;
            protozero::pbf_reader reader(data);
            while (reader.next()) {
                switch (reader.tag()) {
                case 1: feature.id = reader.get_uint64(); break;
                case 2: {
                    const auto indices = reader.get_packed_uint32();
                    for (auto next = indices.begin(); next != indices.end();) {
                        const uint32_t key = *next++;
                        if (next == indices.end())
                            throw Damage("a feature has a key without a value");
                        const uint32_t value = *next++;
                        if (key >= layer.keys.size() || value >= layer.values.size())
                            throw Damage("a feature has a key or value that is not there");
                        CVTTag tag = layer.values[value];
                        tag.key = layer.keys[key];
                        tags.push_back(tag);
                    }
                    break;
                }
                case 3: feature.kind = reader.get_enum(); break;
                case 4: readGeometry(reader.get_packed_uint32(), coordinates, counts); break;
                default: reader.skip();
                }
            }
            feature.tags = tags.data();
            feature.tagCount = tags.size();
            feature.coordinates = coordinates.data();
            feature.partCounts = counts.data();
            feature.partCount = counts.size();
            found(context, &feature);
        }
    }
}

} // namespace

const char *cvectortiles_read(
    const void *bytes, size_t count, void *context, void (*found)(void *context, const CVTFeature *feature))
{
    static thread_local std::string reason;
    try {
        const char *start = static_cast<const char *>(bytes);
        if (count > mostBytes)
            throw Damage("it has more than 64 megabytes");
        const bool isCompressed = count > 2 && start[0] == '\x1f' && start[1] == '\x8b';
        if (!isCompressed) {
            readTile(protozero::data_view(start, count), context, found);
            return nullptr;
        }
        const std::string tile = decompressed(start, count);
        readTile(protozero::data_view(tile.data(), tile.size()), context, found);
        return nullptr;
    } catch (const Damage &damage) {
        reason = damage.what();
    } catch (const protozero::exception &) {
        reason = "its data are damaged";
    } catch (const std::exception &error) {
        reason = error.what();
    }
    return reason.c_str();
}

const char *cvectortiles_image(void)
{
    Dl_info information;
    return dladdr(reinterpret_cast<const void *>(&cvectortiles_image), &information) ? information.dli_fname : nullptr;
}
