#include "model/layouts/hextiles/catalogue/tile_sets.h"

#include "model/json/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace stagewright {

namespace {

struct TileSets {
    Q_DECLARE_TR_FUNCTIONS(TileSets)
};

bool isOwn(const TileId& id) {
    const bool hasLetters = !id.tile().front().isDigit();
    return hasLetters || id.number() >= firstOwnNumber;
}

/// Lays sets over a catalogue; remembers which file a tile or box is from.
class Sets {
public:
    explicit Sets(const Catalogue& base) : base_(base) {
        for (const TileSide& side : base.sides())
            tiles_.emplace(side.id.tile(), QString());
        for (const Box& box : base.boxes())
            boxes_.emplace(box.id, QString());
    }

    void add(Overlay set) {
        dropTiles(set);
        std::erase_if(set.boxes, [&](const Box& box) {
            const auto [there, isNew] = boxes_.try_emplace(box.id, set.name);
            if (!isNew)
                passOver(TileSets::tr("box %1").arg(box.id), clash(there->second), renumber(),
                         set.name);
            return !isNew;
        });
        sets_.push_back(std::move(set));
    }

    void passOver(Fault fault) { passedOver_.push_back(std::move(fault)); }

    Expected<Overlaid> all() {
        auto result = overlaid(base_, sets_);
        if (result)
            result->passedOver.insert(result->passedOver.begin(), passedOver_.begin(),
                                      passedOver_.end());
        return result;
    }

private:
    /// Takes out of the set the tiles that cannot count, with a word on each.
    void dropTiles(Overlay& set) {
        std::vector<TileSide> kept;
        for (auto first = set.sides.begin(); first != set.sides.end();) {
            const auto last = std::find_if(first, set.sides.end(), [&](const TileSide& each) {
                return !each.id.sameTile(first->id);
            });
            if (mayCount({first, last}, set.name))
                kept.insert(kept.end(), std::make_move_iterator(first),
                            std::make_move_iterator(last));
            first = last;
        }
        set.sides = std::move(kept);
    }

    /// @param sides all that the set has of one tile
    bool mayCount(std::span<const TileSide> sides, const QString& file) {
        const QString tile = sides.front().id.tile();
        const QString place = TileSets::tr("tile %1").arg(tile);
        if (const auto fault = findIncompleteTile(sides))
            passOver({fault->what, place, fault->remedy, file});
        else if (!isOwn(sides.front().id))
            passOver(place,
                     TileSets::tr("is passed over: numbers under %1 are for tiles of the games")
                         .arg(firstOwnNumber),
                     renumber(), file);
        else if (const auto [there, isNew] = tiles_.try_emplace(tile, file); !isNew)
            passOver(place, clash(there->second), renumber(), file);
        else
            return true;
        return false;
    }

    static QString clash(const QString& file) {
        return file.isEmpty()
                   ? TileSets::tr("is passed over: there is another one in the catalogue")
                   : TileSets::tr("is passed over: there is another one in %1").arg(file);
    }

    static QString renumber() { return TileSets::tr("Give it a name of its own"); }

    void passOver(const QString& place, const QString& what, const QString& remedy,
                  const QString& file) {
        passedOver_.push_back({what, place, remedy, file});
    }

    const Catalogue& base_;
    std::map<QString, QString> tiles_; ///< without side, and the file each is from
    std::map<QString, QString> boxes_;
    std::vector<Overlay> sets_;
    std::vector<Fault> passedOver_;
};

/// The file of the fault is an entry of the pack, whose own path is the caller's to name.
void placeByEntry(Fault& fault) {
    if (!fault.file.isEmpty())
        fault.place =
            fault.place.isEmpty() ? fault.file : fault.file + QStringLiteral(", ") + fault.place;
    fault.file.clear();
}

} // namespace

Expected<Overlaid> withTileSets(const Catalogue& base, const PieceSets& sets) {
    Sets all(base);
    qsizetype room = mostOverlayValues;
    for (const auto& [name, text] : sets) {
        const qsizetype values = valuesIn(text);
        if (values > room) {
            all.passOver(tooManyValues(pieceSetFolder + name));
            continue;
        }
        room -= values;
        auto set = readOverlay(pieceSetFolder + name, text);
        if (set)
            all.add(*std::move(set));
        else
            all.passOver(set.error());
    }
    return all.all();
}

std::vector<Fault> faultsOfTileSets(const Catalogue& base, const PieceSets& sets) {
    if (sets.empty())
        return {};
    const auto with = withTileSets(base, sets);
    std::vector<Fault> faults = with ? with->passedOver : std::vector<Fault>{with.error()};
    for (Fault& fault : faults)
        placeByEntry(fault);
    return faults;
}

std::vector<Fault> unreadTileSets(const PieceSets& sets) {
    std::vector<Fault> faults;
    for (const auto& [name, text] : sets)
        if (const auto set = readOverlay(pieceSetFolder + name, text); !set) {
            faults.push_back(set.error());
            placeByEntry(faults.back());
        }
    return faults;
}

} // namespace stagewright
