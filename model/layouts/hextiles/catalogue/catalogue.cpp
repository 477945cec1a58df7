#include "model/layouts/hextiles/catalogue/catalogue.h"

#include "model/json/text.h"
#include "model/layouts/hextiles/catalogue/tile_side_reader.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <atomic>
#include <future>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <thread>

namespace stagewright {

namespace {

struct CatalogueText {
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

Fault inFile(Fault fault, const QString& name) {
    fault.file = name;
    return fault;
}

bool byId(const TileSide& a, const TileSide& b) {
    return a.id < b.id;
}

/// The sides of a tile, among sides sorted by id.
std::span<const TileSide> sidesOf(const TileId& tile, std::span<const TileSide> sorted) {
    const auto first =
        std::partition_point(sorted.begin(), sorted.end(),
                             [&](const TileSide& side) { return side.id < tile.withSide(0); });
    const auto last = std::find_if(first, sorted.end(),
                                   [&](const TileSide& side) { return !side.id.sameTile(tile); });
    return {first, last};
}

/// Holds a file to the numbers it has to describe.
std::optional<Fault> findWrongNumbers(std::span<const TileSide> sides,
                                      const std::vector<Range>& numbers) {
    if (numbers.empty())
        return std::nullopt;
    const auto fault = [](const QString& number, const QString& what) {
        return Fault{what, CatalogueText::tr("tile %1").arg(number), {}, {}};
    };
    std::set<int> described;
    for (const TileSide& side : sides) {
        const auto number = side.id.number();
        const bool belongs = std::any_of(numbers.begin(), numbers.end(), [&](const Range& range) {
            return range.least <= number && number <= range.most;
        });
        const bool plain = side.id.tile() == QString::number(number); // no letters before it
        if (!belongs || !plain)
            return fault(side.id.tile(), CatalogueText::tr("does not belong into this file"));
        described.insert(number);
    }
    for (const Range& range : numbers)
        for (int number = range.least; number <= range.most; ++number)
            if (!described.contains(number))
                return fault(QString::number(number), CatalogueText::tr("is not described"));
    return std::nullopt;
}

std::optional<Fault> findUndescribedTile(std::span<const Box> boxes,
                                         std::span<const TileSide> sorted) {
    for (const Box& box : boxes)
        for (const auto& [tile, count] : box.tiles)
            if (sidesOf(tile, sorted).empty())
                return Fault{CatalogueText::tr("holds tile %1, which no file describes")
                                 .arg(tile.toString()),
                             CatalogueText::tr("box %1").arg(box.id),
                             {},
                             {}};
    return std::nullopt;
}

/// A compiled-in file. One that is missing reads as empty, and the loader says which one it is.
QByteArray builtIn(const QString& name) {
    QFile file(QStringLiteral(":/catalogue/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// files.json: the names of the catalogue's files, each with its ranges of tile numbers.
Expected<std::vector<CatalogueFile>> readFileList(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    const QJsonObject list = json->toObject();
    std::vector<CatalogueFile> files;
    for (auto it = list.begin(); it != list.end(); ++it) {
        CatalogueFile file{it.key(), {}, {}, true};
        const QJsonArray ranges = it.value().toArray();
        for (const QJsonValue range : ranges) {
            const auto least = wholeNumber(range.toArray().at(0), {});
            const auto most = wholeNumber(range.toArray().at(1), {});
            if (least && most)
                file.numbers.push_back({*least, *most});
        }
        if (file.numbers.empty() || qsizetype(file.numbers.size()) != ranges.size())
            faults.add(CatalogueText::tr("%1 needs a list of ranges of tile numbers").arg(it.key()),
                       top);
        files.push_back(std::move(file));
    }
    if (!faults.none())
        return tl::unexpected(faults.list().front());
    return files;
}

} // namespace

Catalogue::Catalogue(std::vector<TileSide> sides, std::vector<Box> boxes) {
    const auto known = std::make_shared<Known>(Known{std::move(sides), std::move(boxes), {}, {}});
    known->byId.reserve(known->sides.size());
    for (const TileSide& side : known->sides)
        known->byId.emplace(side.id, &side);
    for (const Box& box : known->boxes)
        for (const auto& [tile, count] : box.tiles)
            known->counted.insert(tile);
    known_ = known;
}

const TileSide* Catalogue::find(const TileId& id) const {
    const auto found = known_->byId.find(id);
    return found == known_->byId.end() ? nullptr : found->second;
}

const TileSide* Catalogue::back(const TileId& id) const {
    switch (id.side()) {
    case 'a':
        return find(id.withSide('b'));
    case 'b':
        return find(id.withSide('a'));
    default:
        return nullptr;
    }
}

const Box* Catalogue::box(QStringView id) const {
    const auto found =
        std::find_if(boxes().begin(), boxes().end(), [&](const Box& box) { return box.id == id; });
    return found == boxes().end() ? nullptr : &*found;
}

bool Catalogue::isCounted(const TileId& id) const {
    return known_->counted.contains(id.withSide(0));
}

std::optional<Fault> findIncompleteTile(std::span<const TileSide> sides) {
    for (std::size_t i = 0; i < sides.size();) {
        const auto tile = sidesOf(sides[i].id, sides.subspan(i));
        const bool single = tile.size() == 1 && tile[0].id.side() == 0;
        const bool both = tile.size() == 2 && tile[0].id.side() == 'a' && tile[1].id.side() == 'b';
        if (!single && !both)
            return Fault{CatalogueText::tr("needs the sides a and b, or one side without a letter"),
                         CatalogueText::tr("tile %1").arg(tile[0].id.tile()),
                         {},
                         {}};
        i += tile.size();
    }
    return std::nullopt;
}

namespace {

using Sides = Expected<std::vector<TileSide>>;

Sides readFile(const CatalogueFile& file) {
    const auto json = file.compiledIn ? parseOwnJson(file.text) : parseJson(file.text);
    if (!json)
        return tl::unexpected(json.error());
    return tileSidesOf(*json);
}

/// Every start waits for this: each core reads the largest file that is left, until none is. One is
/// left to the window, which is made meanwhile.
std::vector<Sides> readInParallel(std::span<const CatalogueFile> files) {
    std::vector<std::size_t> order(files.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return files[a].text.size() > files[b].text.size();
    });
    std::vector<Sides> readings(files.size());
    std::atomic<std::size_t> next = 0;
    const auto readOn = [&] {
        for (std::size_t i = next++; i < order.size(); i = next++)
            readings[order[i]] = readFile(files[order[i]]);
    };
    std::vector<std::future<void>> others;
    for (unsigned core = 2; core < std::thread::hardware_concurrency(); ++core)
        if (core < files.size())
            others.push_back(std::async(std::launch::async, readOn));
    readOn();
    for (const std::future<void>& other : others)
        other.wait();
    return readings;
}

} // namespace

Expected<Catalogue> readCatalogue(std::span<const CatalogueFile> tiles,
                                  const CatalogueFile& boxes) {
    std::vector<TileSide> sides;
    std::vector<Sides> readings = readInParallel(tiles);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const CatalogueFile& file = tiles[i];
        Sides& read = readings[i];
        if (!read)
            return tl::unexpected(inFile(read.error(), file.name));
        if (const auto fault = findWrongNumbers(*read, file.numbers))
            return tl::unexpected(inFile(*fault, file.name));
        std::move(read->begin(), read->end(), std::back_inserter(sides));
    }
    std::sort(sides.begin(), sides.end(), byId);
    const auto twice =
        std::adjacent_find(sides.begin(), sides.end(),
                           [](const TileSide& a, const TileSide& b) { return a.id == b.id; });
    if (twice != sides.end())
        return tl::unexpected(Fault{CatalogueText::tr("is described in two files"),
                                    CatalogueText::tr("tile %1").arg(twice->id.toString()),
                                    {},
                                    {}});
    if (const auto fault = findIncompleteTile(sides))
        return tl::unexpected(*fault);
    auto boxList = readBoxes(boxes.text);
    if (!boxList)
        return tl::unexpected(inFile(boxList.error(), boxes.name));
    if (const auto fault = findUndescribedTile(*boxList, sides))
        return tl::unexpected(inFile(*fault, boxes.name));
    return Catalogue(std::move(sides), std::move(*boxList));
}

Expected<Catalogue> builtInCatalogue() {
    const QString list = QStringLiteral("files.json");
    auto tiles = readFileList(builtIn(list));
    if (!tiles)
        return tl::unexpected(inFile(tiles.error(), list));
    for (CatalogueFile& file : *tiles)
        file.text = builtIn(QStringLiteral("tiles/") + file.name);
    const QString boxes = QStringLiteral("boxes.json");
    return readCatalogue(*tiles, {boxes, builtIn(boxes), {}, true});
}

} // namespace stagewright
