#include "model/layouts/hextiles/catalogue/overlay.h"

#include "model/json/encoding.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/catalogue/tile_side_reader.h"
#include "model/limited_file.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct Overlays {
    Q_DECLARE_TR_FUNCTIONS(Overlays)
};

/// A list of boxes begins with a bracket, a file of tiles with a brace.
bool isListOfBoxes(const QByteArray& text) {
    return inUtf8(text.left(256)).trimmed().startsWith('[');
}

/// Takes out of the boxes what `known` does not describe.
void passOverUnknownTiles(std::vector<Box>& boxes, const std::map<TileId, TileSide>& known,
                          const QString& file, std::vector<Fault>& passedOver) {
    for (Box& box : boxes)
        std::erase_if(box.tiles, [&](const auto& entry) {
            const auto first = known.lower_bound(entry.first);
            const bool described = first != known.end() && first->first.sameTile(entry.first);
            if (!described)
                passedOver.push_back({Overlays::tr("tile %1 is passed over: nothing describes it")
                                          .arg(entry.first.toString()),
                                      Overlays::tr("box %1").arg(box.id),
                                      Overlays::tr("Correct the number, or add the tile's sides"),
                                      file});
            return !described;
        });
}

} // namespace

Fault tooManyValues(const QString& overlay) {
    return {
        Overlays::tr("with it tile files hold more than %1 values together").arg(mostOverlayValues),
        {},
        Overlays::tr("Leave out tiles that are not needed"),
        overlay};
}

Expected<Overlay> readOverlay(const QString& name, const QByteArray& text) {
    Overlay overlay;
    overlay.name = name;
    overlay.values = valuesIn(text);
    if (overlay.values > mostOverlayValues)
        return tl::unexpected(tooManyValues(name));
    const auto inFile = [&](Fault fault) {
        fault.file = name;
        return tl::unexpected(fault);
    };
    if (isListOfBoxes(text)) {
        auto boxes = readBoxes(text);
        if (!boxes)
            return inFile(boxes.error());
        overlay.boxes = std::move(*boxes);
        return overlay;
    }
    auto sides = readTileSides(text);
    if (!sides)
        return inFile(sides.error());
    overlay.sides = std::move(*sides);
    return overlay;
}

Expected<Overlay> loadOverlay(const QString& path) {
    const auto text = readLimitedFile(path, largestOverlayFile);
    if (!text)
        return tl::unexpected(text.error());
    auto overlay = readOverlay(QFileInfo(path).fileName(), *text);
    if (!overlay)
        overlay.error().file = path;
    return overlay;
}

Expected<Overlaid> overlaid(const Catalogue& base, std::span<const Overlay> overlays) {
    qsizetype values = 0;
    for (const Overlay& overlay : overlays)
        if (values += overlay.values; values > mostOverlayValues)
            return tl::unexpected(tooManyValues(overlay.name));
    std::map<TileId, TileSide> sides;
    for (const TileSide& side : base.sides())
        sides.emplace(side.id, side);
    for (const Overlay& overlay : overlays)
        for (const TileSide& side : overlay.sides)
            sides.insert_or_assign(side.id, side);

    std::vector<Box> boxes(base.boxes().begin(), base.boxes().end());
    std::vector<Fault> passedOver;
    for (const Overlay& overlay : overlays) {
        std::vector<Box> added = overlay.boxes;
        passOverUnknownTiles(added, sides, overlay.name, passedOver);
        for (Box& box : added) {
            const auto old = std::find_if(boxes.begin(), boxes.end(),
                                          [&](const Box& each) { return each.id == box.id; });
            if (old == boxes.end())
                boxes.push_back(std::move(box));
            else
                *old = std::move(box);
        }
    }

    std::vector<TileSide> sorted;
    sorted.reserve(sides.size());
    for (auto& [id, side] : sides)
        sorted.push_back(std::move(side));
    if (const auto fault = findIncompleteTile(sorted))
        return tl::unexpected(*fault);
    QStringList names;
    for (const Overlay& overlay : overlays)
        names << overlay.name;
    return Overlaid{Catalogue(std::move(sorted), std::move(boxes)), names, std::move(passedOver)};
}

Expected<Overlaid> overlaidFrom(const Catalogue& base, const QStringList& paths) {
    std::vector<Overlay> overlays;
    for (const QString& path : paths) {
        auto overlay = loadOverlay(path);
        if (!overlay)
            return tl::unexpected(overlay.error());
        overlays.push_back(*std::move(overlay));
    }
    return overlaid(base, overlays);
}

} // namespace stagewright
