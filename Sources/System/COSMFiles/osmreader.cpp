#include "COSMFiles.h"

#include <stdexcept>

/// A field of another type than the format's is damage of the file, not a mistake of this code.
#define protozero_assert(condition) ((condition) ? void() : throw std::runtime_error("its data are damaged"))
#include <protozero/pbf_message.hpp>
#include <zlib.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace {

// The limits of the format's specification.
constexpr size_t mostHeaderBytes = 64u << 10;
constexpr size_t mostBlobBytes = 32u << 20;

// The most objects and tags of a block; those of usual ones are thousands.
constexpr size_t mostObjects = 1u << 20;
constexpr size_t mostTags = 1u << 22;

struct Damage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct CloseFile {
    void operator()(std::FILE *file) const { std::fclose(file); }
};

COSMText text(protozero::data_view view) { return COSMText{view.data(), view.size()}; }

bool equals(protozero::data_view view, const char *word)
{
    return view.size() == std::strlen(word) && std::memcmp(view.data(), word, view.size()) == 0;
}

/// Adds numbers as the format's deltas do: a damaged one wraps around.
int64_t sum(int64_t a, int64_t b)
{
    return static_cast<int64_t>(static_cast<uint64_t>(a) + static_cast<uint64_t>(b));
}

} // namespace

struct COSMReader {
    std::unique_ptr<std::FILE, CloseFile> file;
    uint64_t position = 0;
    bool hasBounds = false;
    double bounds[4] = {0, 0, 0, 0};
    std::string reason, blob, data;

    std::vector<COSMPlace> places;
    std::vector<COSMObject> objects;
    std::vector<COSMTag> tags;
    std::vector<int64_t> references;
    std::vector<uint8_t> memberKinds;
    std::vector<COSMText> roles, strings;

    /// The numbers of one list, reused.
    std::vector<uint32_t> keys, values;

    int64_t granularity = 100, latitudeOffset = 0, longitudeOffset = 0;

    /// Reads the next blob into `data` and returns its type; empty at the end of the file.
    std::string next();
    void readHeader();
    void readBlock();

private:
    void readExactly(void *bytes, size_t count);
    void readBlob(protozero::data_view view);
    void readStrings(protozero::data_view view);
    void readGroup(protozero::data_view view);
    void readDense(protozero::data_view view);
    void readNode(protozero::data_view view);
    void readWay(protozero::data_view view);
    void readRelation(protozero::data_view view);
    COSMObject begin(COSMKind kind);
    void endTags(COSMObject &object);
    COSMText string(uint64_t index) const;
    int32_t degrees(int64_t offset, int64_t value) const;
};

void COSMReader::readExactly(void *bytes, size_t count)
{
    if (std::fread(bytes, 1, count, file.get()) != count)
        throw Damage("it ends in the middle of a part; it was not downloaded or copied completely");
    position += count;
}

std::string COSMReader::next()
{
    unsigned char length[4];
    const size_t first = std::fread(length, 1, 4, file.get());
    if (first == 0 && std::feof(file.get()))
        return "";
    if (first != 4)
        throw Damage("it ends in the middle of a part; it was not downloaded or copied completely");
    position += 4;
    const size_t count = size_t(length[0]) << 24 | size_t(length[1]) << 16 | size_t(length[2]) << 8 | length[3];
    if (count == 0 || count > mostHeaderBytes)
        throw Damage("its parts have impossible sizes");
    std::string header(count, '\0');
    readExactly(&header[0], count);
    std::string type;
    int64_t size = -1;
    protozero::pbf_reader reader(header);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: type = reader.get_string(); break;
        case 3: size = reader.get_int32(); break;
        default: reader.skip();
        }
    }
    if (size < 0 || static_cast<size_t>(size) > mostBlobBytes)
        throw Damage("its parts have impossible sizes");
    if (type.empty())
        throw Damage("its parts have no names");
    blob.resize(static_cast<size_t>(size));
    readExactly(&blob[0], blob.size());
    readBlob(protozero::data_view(blob.data(), blob.size()));
    return type;
}

void COSMReader::readBlob(protozero::data_view view)
{
    protozero::data_view raw, compressed;
    int64_t size = -1;
    bool isOther = false;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: raw = reader.get_view(); break;
        case 2: size = reader.get_int32(); break;
        case 3: compressed = reader.get_view(); break;
        case 4:
        case 5:
        case 6:
        case 7:
            isOther = true;
            reader.skip();
            break;
        default: reader.skip();
        }
    }
    if (isOther)
        throw Damage("it is compressed in another way than by zlib; “osmium cat” writes it anew");
    if (compressed.data() == nullptr) {
        data.assign(raw.data() == nullptr ? "" : raw.data(), raw.size());
        return;
    }
    if (size < 0 || static_cast<size_t>(size) > mostBlobBytes)
        throw Damage("its parts have impossible sizes");
    data.resize(static_cast<size_t>(size));
    uLongf filled = static_cast<uLongf>(size);
    const int state = uncompress(
        reinterpret_cast<Bytef *>(&data[0]), &filled, reinterpret_cast<const Bytef *>(compressed.data()),
        static_cast<uLong>(compressed.size()));
    if (state != Z_OK || filled != static_cast<uLongf>(size))
        throw Damage("its compression is damaged");
}

void COSMReader::readHeader()
{
    protozero::pbf_reader reader(data);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: {
            protozero::pbf_reader box = reader.get_message();
            int64_t sides[4] = {0, 0, 0, 0};
            while (box.next()) {
                if (box.tag() < 1 || box.tag() > 4)
                    box.skip();
                else
                    sides[box.tag() - 1] = box.get_sint64();
            }
            // Left, right, top and bottom, in 1e-9 degrees.
            bounds[0] = sides[0] * 1e-9;
            bounds[1] = sides[3] * 1e-9;
            bounds[2] = sides[1] * 1e-9;
            bounds[3] = sides[2] * 1e-9;
            hasBounds = bounds[0] < bounds[2] && bounds[1] < bounds[3];
            break;
        }
        case 4: {
            const protozero::data_view feature = reader.get_view();
            if (equals(feature, "HistoricalInformation"))
                throw Damage("it has the history of its objects; make an extract of the present ones");
            if (!equals(feature, "OsmSchema-V0.6") && !equals(feature, "DenseNodes"))
                throw Damage("it needs “" + std::string(feature) + "”, which is unknown here");
            break;
        }
        default: reader.skip();
        }
    }
}

COSMText COSMReader::string(uint64_t index) const
{
    if (index >= strings.size())
        throw Damage("an object has a text that is not there");
    return strings[index];
}

int32_t COSMReader::degrees(int64_t offset, int64_t value) const
{
    // In 1e-9 degrees. A number far out of the world is kept outside of it.
    const double exact = (double(offset) + double(granularity) * double(value)) / 100;
    if (!(exact > -2e9 && exact < 2e9))
        return std::numeric_limits<int32_t>::max();
    return static_cast<int32_t>(exact < 0 ? exact - 0.5 : exact + 0.5);
}

void COSMReader::readBlock()
{
    places.clear();
    objects.clear();
    tags.clear();
    references.clear();
    memberKinds.clear();
    roles.clear();
    strings.clear();
    granularity = 100;
    latitudeOffset = longitudeOffset = 0;
    std::vector<protozero::data_view> groups;
    protozero::pbf_reader reader(data);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: readStrings(reader.get_view()); break;
        case 2: groups.push_back(reader.get_view()); break;
        case 17: granularity = reader.get_int32(); break;
        case 19: latitudeOffset = reader.get_int64(); break;
        case 20: longitudeOffset = reader.get_int64(); break;
        default: reader.skip();
        }
    }
    for (const protozero::data_view &group : groups)
        readGroup(group);
    // The lists have moved while they grew: objects have positions until now.
    for (COSMObject &object : objects) {
        object.tags = tags.data() + reinterpret_cast<size_t>(object.tags);
        const size_t start = reinterpret_cast<size_t>(object.references);
        object.references = references.data() + start;
        if (object.kind == COSMRelation) {
            const size_t member = reinterpret_cast<size_t>(object.roles);
            object.memberKinds = memberKinds.data() + member;
            object.roles = roles.data() + member;
        }
    }
}

void COSMReader::readStrings(protozero::data_view view)
{
    protozero::pbf_reader reader(view);
    while (reader.next(1))
        strings.push_back(text(reader.get_view()));
}

void COSMReader::readGroup(protozero::data_view view)
{
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: readNode(reader.get_view()); break;
        case 2: readDense(reader.get_view()); break;
        case 3: readWay(reader.get_view()); break;
        case 4: readRelation(reader.get_view()); break;
        default: reader.skip();
        }
    }
}

COSMObject COSMReader::begin(COSMKind kind)
{
    if (objects.size() > mostObjects)
        throw Damage("its parts have impossible sizes");
    COSMObject object{};
    object.kind = kind;
    object.tags = reinterpret_cast<const COSMTag *>(tags.size());
    object.references = reinterpret_cast<const int64_t *>(references.size());
    object.roles = reinterpret_cast<const COSMText *>(roles.size());
    return object;
}

void COSMReader::endTags(COSMObject &object)
{
    if (keys.size() != values.size())
        throw Damage("an object has a key without a value");
    if (tags.size() + keys.size() > mostTags)
        throw Damage("its parts have impossible sizes");
    for (size_t index = 0; index < keys.size(); index++)
        tags.push_back(COSMTag{string(keys[index]), string(values[index])});
    object.tagCount = keys.size();
    keys.clear();
    values.clear();
}

void COSMReader::readNode(protozero::data_view view)
{
    COSMObject object = begin(COSMNode);
    int64_t latitude = 0, longitude = 0;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: object.id = reader.get_sint64(); break;
        case 2: for (const uint32_t key : reader.get_packed_uint32()) keys.push_back(key); break;
        case 3: for (const uint32_t value : reader.get_packed_uint32()) values.push_back(value); break;
        case 8: latitude = reader.get_sint64(); break;
        case 9: longitude = reader.get_sint64(); break;
        default: reader.skip();
        }
    }
    endTags(object);
    object.longitude = degrees(longitudeOffset, longitude);
    object.latitude = degrees(latitudeOffset, latitude);
    places.push_back(COSMPlace{object.id, object.longitude, object.latitude});
    if (object.tagCount > 0)
        objects.push_back(object);
}

void COSMReader::readDense(protozero::data_view view)
{
    protozero::iterator_range<protozero::pbf_reader::const_sint64_iterator> ids, latitudes, longitudes;
    protozero::iterator_range<protozero::pbf_reader::const_int32_iterator> words;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: ids = reader.get_packed_sint64(); break;
        case 8: latitudes = reader.get_packed_sint64(); break;
        case 9: longitudes = reader.get_packed_sint64(); break;
        case 10: words = reader.get_packed_int32(); break;
        default: reader.skip();
        }
    }
    auto latitudeStep = latitudes.begin(), longitudeStep = longitudes.begin();
    auto word = words.begin();
    int64_t id = 0, latitude = 0, longitude = 0;
    for (const int64_t step : ids) {
        if (latitudeStep == latitudes.end() || longitudeStep == longitudes.end())
            throw Damage("nodes have no places");
        id = sum(id, step);
        latitude = sum(latitude, *latitudeStep++);
        longitude = sum(longitude, *longitudeStep++);
        COSMObject object = begin(COSMNode);
        object.id = id;
        object.longitude = degrees(longitudeOffset, longitude);
        object.latitude = degrees(latitudeOffset, latitude);
        places.push_back(COSMPlace{id, object.longitude, object.latitude});
        while (word != words.end()) {
            const int32_t key = *word++;
            if (key == 0)
                break;
            if (key < 0 || word == words.end())
                throw Damage("an object has a key without a value");
            keys.push_back(static_cast<uint32_t>(key));
            values.push_back(static_cast<uint32_t>(*word++));
        }
        endTags(object);
        if (object.tagCount > 0)
            objects.push_back(object);
    }
}

void COSMReader::readWay(protozero::data_view view)
{
    COSMObject object = begin(COSMWay);
    const size_t start = references.size();
    int64_t node = 0;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: object.id = reader.get_int64(); break;
        case 2: for (const uint32_t key : reader.get_packed_uint32()) keys.push_back(key); break;
        case 3: for (const uint32_t value : reader.get_packed_uint32()) values.push_back(value); break;
        case 8:
            for (const int64_t step : reader.get_packed_sint64()) {
                node = sum(node, step);
                references.push_back(node);
            }
            break;
        default: reader.skip();
        }
    }
    endTags(object);
    object.referenceCount = references.size() - start;
    objects.push_back(object);
}

void COSMReader::readRelation(protozero::data_view view)
{
    COSMObject object = begin(COSMRelation);
    const size_t start = references.size(), firstRole = roles.size(), firstKind = memberKinds.size();
    int64_t member = 0;
    protozero::pbf_reader reader(view);
    while (reader.next()) {
        switch (reader.tag()) {
        case 1: object.id = reader.get_int64(); break;
        case 2: for (const uint32_t key : reader.get_packed_uint32()) keys.push_back(key); break;
        case 3: for (const uint32_t value : reader.get_packed_uint32()) values.push_back(value); break;
        case 8:
            for (const int32_t role : reader.get_packed_int32())
                roles.push_back(string(static_cast<uint32_t>(role)));
            break;
        case 9:
            for (const int64_t step : reader.get_packed_sint64()) {
                member = sum(member, step);
                references.push_back(member);
            }
            break;
        case 10:
            for (const int32_t kind : reader.get_packed_enum())
                memberKinds.push_back(static_cast<uint8_t>(kind));
            break;
        default: reader.skip();
        }
    }
    endTags(object);
    object.referenceCount = references.size() - start;
    if (roles.size() - firstRole != object.referenceCount || memberKinds.size() - firstKind != object.referenceCount)
        throw Damage("a relation's members are incomplete");
    objects.push_back(object);
}

namespace {

/// Calls `work` and returns 0, or fills in the reason and returns -1.
template <typename Work> int guarded(std::string &reason, Work work)
{
    try {
        return work();
    } catch (const Damage &damage) {
        reason = damage.what();
    } catch (const protozero::exception &) {
        reason = "its data are damaged";
    } catch (const std::exception &error) {
        reason = error.what();
    }
    return -1;
}

} // namespace

COSMReader *cosm_open(const char *path, const char **problem)
{
    static thread_local std::string reason;
    auto reader = std::make_unique<COSMReader>();
    reader->file.reset(std::fopen(path, "rbe"));
    if (!reader->file) {
        reason = std::strerror(errno);
        *problem = reason.c_str();
        return nullptr;
    }
    const int state = guarded(reason, [&] {
        std::string type;
        try {
            type = reader->next();
        } catch (const std::exception &) {
            if (reader->position <= 4 || reader->data.empty())
                throw Damage("it is no extract of OpenStreetMap in the format PBF");
            throw;
        }
        if (type.empty())
            throw Damage("it is empty");
        if (type != "OSMHeader")
            throw Damage("it is no extract of OpenStreetMap in the format PBF");
        reader->readHeader();
        return 0;
    });
    if (state == 0)
        return reader.release();
    *problem = reason.c_str();
    return nullptr;
}

int cosm_next(COSMReader *reader, COSMBlock *block, const char **problem)
{
    const int state = guarded(reader->reason, [&] {
        std::string type;
        do {
            type = reader->next();
            if (type.empty())
                return 0;
        } while (type != "OSMData");
        reader->readBlock();
        return 1;
    });
    *block = COSMBlock{reader->places.data(), reader->places.size(), reader->objects.data(), reader->objects.size(),
                       reader->position};
    if (state < 0)
        *problem = reader->reason.c_str();
    return state;
}

int cosm_bounds(const COSMReader *reader, double bounds[4])
{
    std::memcpy(bounds, reader->bounds, sizeof reader->bounds);
    return reader->hasBounds ? 1 : 0;
}

void cosm_close(COSMReader *reader) { delete reader; }
