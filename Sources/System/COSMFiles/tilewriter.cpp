#include "COSMFiles.h"

#include <protozero/pbf_writer.hpp>
#include <zlib.h>

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

struct Layer {
    std::string features;
    std::unordered_map<std::string, uint32_t> keyIndices, valueIndices;
    /// A value begins with a character for its kind: 1 for a number, 0 for a text.
    std::vector<std::string> keys, values;
};

uint32_t indexOf(
    const std::string &text, std::unordered_map<std::string, uint32_t> &indices, std::vector<std::string> &all)
{
    const auto [found, isNew] = indices.emplace(text, static_cast<uint32_t>(all.size()));
    if (isNew)
        all.push_back(found->first);
    return found->second;
}

uint32_t zigzag(int32_t number) { return protozero::encode_zigzag32(number); }

/// Returns `true` if a text is a whole number of at most nine digits.
bool isNumber(const std::string &text)
{
    if (text.empty() || text.size() > 9)
        return false;
    for (const char digit : text)
        if (digit < '0' || digit > '9')
            return false;
    return true;
}

} // namespace

struct COSMTile {
    std::map<std::string, Layer> layers;
    std::string bytes, compressed;
};

COSMTile *cosm_tile_new(void) { return new COSMTile; }

void cosm_tile_free(COSMTile *tile) { delete tile; }

void cosm_tile_add(
    COSMTile *tile, const char *layerName, int kind, const COSMTag *tags, size_t tagCount, const int32_t *coordinates,
    const size_t *partCounts, size_t partCount)
{
    Layer &layer = tile->layers[layerName];
    std::vector<uint32_t> indices, commands;
    for (size_t index = 0; index < tagCount; index++) {
        const std::string key(tags[index].key.bytes, tags[index].key.count);
        const std::string text(tags[index].value.bytes, tags[index].value.count);
        // Names of digits stay texts.
        const bool isNumeric = (key == "rank" || key == "admin_level") && isNumber(text);
        indices.push_back(indexOf(key, layer.keyIndices, layer.keys));
        indices.push_back(indexOf((isNumeric ? '\1' : '\0') + text, layer.valueIndices, layer.values));
    }
    int32_t x = 0, y = 0;
    auto step = [&] {
        commands.push_back(zigzag(coordinates[0] - x));
        commands.push_back(zigzag(coordinates[1] - y));
        x = coordinates[0];
        y = coordinates[1];
        coordinates += 2;
    };
    for (size_t part = 0; part < partCount; part++) {
        const uint32_t count = static_cast<uint32_t>(partCounts[part]);
        if (count == 0)
            continue;
        commands.push_back(1u << 3 | 1);
        step();
        if (count > 1) {
            commands.push_back((count - 1) << 3 | 2);
            for (uint32_t index = 1; index < count; index++)
                step();
        }
        if (kind == 3)
            commands.push_back(1u << 3 | 7);
    }
    protozero::pbf_writer layers(layer.features);
    protozero::pbf_writer feature(layers, 2);
    feature.add_packed_uint32(2, indices.begin(), indices.end());
    feature.add_enum(3, kind);
    feature.add_packed_uint32(4, commands.begin(), commands.end());
}

const uint8_t *cosm_tile_finish(COSMTile *tile, size_t *count)
{
    tile->bytes.clear();
    protozero::pbf_writer writer(tile->bytes);
    for (auto &[name, parts] : tile->layers) {
        protozero::pbf_writer layer(parts.features);
        layer.add_uint32(15, 2);
        layer.add_string(1, name);
        for (const std::string &key : parts.keys)
            layer.add_string(3, key);
        for (const std::string &text : parts.values) {
            protozero::pbf_writer value(layer, 4);
            const std::string content = text.substr(1);
            if (text[0] == '\1')
                value.add_int64(4, std::stoll(content));
            else
                value.add_string(1, content);
        }
        layer.add_uint32(5, 4096);
        writer.add_message(3, parts.features);
    }
    tile->layers.clear();
    z_stream stream{};
    tile->compressed.resize(compressBound(tile->bytes.size()) + 32);
    // A header and a trailer as those of gzip files, which the format asks for.
    deflateInit2(&stream, 5, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef *>(&tile->bytes[0]);
    stream.avail_in = static_cast<uInt>(tile->bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(&tile->compressed[0]);
    stream.avail_out = static_cast<uInt>(tile->compressed.size());
    deflate(&stream, Z_FINISH);
    *count = tile->compressed.size() - stream.avail_out;
    deflateEnd(&stream);
    return reinterpret_cast<const uint8_t *>(tile->compressed.data());
}
