#include "cclipper.h"

#include <polyclipping/clipper.hpp>

#include <exception>
#include <vector>

namespace {

using namespace ClipperLib;

void add(Clipper &clipper, CClipperPolygons polygons, PolyType type, bool isClosed)
{
    const int64_t *next = polygons.coordinates;
    for (size_t index = 0; index < polygons.count; index++) {
        Path path;
        path.reserve(polygons.counts[index]);
        for (size_t point = 0; point < polygons.counts[index]; point++, next += 2)
            path.push_back(IntPoint(next[0], next[1]));
        // Polygons without an area are left out.
        clipper.AddPath(path, type, isClosed);
    }
}

std::vector<int64_t> coordinates(const Path &path)
{
    std::vector<int64_t> result;
    result.reserve(path.size() * 2);
    for (const IntPoint &point : path) {
        result.push_back(point.X);
        result.push_back(point.Y);
    }
    return result;
}

ClipType clipType(CClipperOperation operation)
{
    switch (operation) {
    case CClipperIntersection: return ctIntersection;
    case CClipperDifference: return ctDifference;
    case CClipperExclusion: return ctXor;
    default: return ctUnion;
    }
}

} // namespace

bool cclipper_areas(
    CClipperPolygons subject, CClipperPolygons other, CClipperOperation operation, bool isEvenOdd, void *context,
    void (*found)(void *context, size_t component, const int64_t *coordinates, size_t count))
{
    try {
        Clipper clipper(ioStrictlySimple);
        add(clipper, subject, ptSubject, true);
        add(clipper, other, ptClip, true);
        const PolyFillType rule = isEvenOdd ? pftEvenOdd : pftNonZero;
        PolyTree tree;
        if (!clipper.Execute(clipType(operation), tree, rule, rule)) return false;
        size_t component = 0;
        for (const PolyNode *node = tree.GetFirst(); node; node = node->GetNext()) {
            if (node->IsHole()) continue;
            const auto outline = coordinates(node->Contour);
            found(context, component, outline.data(), outline.size() / 2);
            for (const PolyNode *hole : node->Childs) {
                const auto edge = coordinates(hole->Contour);
                found(context, component, edge.data(), edge.size() / 2);
            }
            component++;
        }
        return true;
    } catch (const std::exception &) {
        return false;
    }
}

bool cclipper_lines(
    CClipperPolygons lines, CClipperPolygons area, bool isOutside, bool isEvenOdd, void *context,
    void (*found)(void *context, const int64_t *coordinates, size_t count))
{
    try {
        Clipper clipper;
        add(clipper, lines, ptSubject, false);
        add(clipper, area, ptClip, true);
        const PolyFillType rule = isEvenOdd ? pftEvenOdd : pftNonZero;
        PolyTree tree;
        if (!clipper.Execute(isOutside ? ctDifference : ctIntersection, tree, rule, rule)) return false;
        Paths parts;
        OpenPathsFromPolyTree(tree, parts);
        for (const Path &part : parts) {
            const auto line = coordinates(part);
            found(context, line.data(), line.size() / 2);
        }
        return true;
    } catch (const std::exception &) {
        return false;
    }
}
