#include "editor/hextiles/words/tile_words.h"

#include "model/layouts/hextiles/stage/pacenote.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(TileWords)
};

QString terrainWord(Terrain terrain) {
    switch (terrain) {
    case Terrain::Asphalt:
        return TileWords::tr("asphalt");
    case Terrain::Gravel:
        return TileWords::tr("gravel");
    case Terrain::Snow:
        return TileWords::tr("snow");
    case Terrain::None:
        break;
    }
    return {};
}

QString wordFor(Danger danger) {
    switch (danger) {
    case Danger::Low:
        return TileWords::tr("low danger");
    case Danger::Medium:
        return TileWords::tr("medium danger");
    case Danger::High:
        return TileWords::tr("high danger");
    case Danger::None:
        break;
    }
    return {};
}

QString wordFor(Role role) {
    switch (role) {
    case Role::Start:
        return TileWords::tr("start");
    case Role::Finish:
        return TileWords::tr("finish");
    case Role::StartFinish:
        return TileWords::tr("start-finish");
    case Role::Service:
        return TileWords::tr("service");
    case Role::Pit:
        return TileWords::tr("pit");
    case Role::Filler:
        return TileWords::tr("filler");
    case Role::Podium:
        return TileWords::tr("podium");
    case Role::Road:
        break;
    }
    return {};
}

QString bendWord(const Road& road) {
    if (isHairpin(road))
        return TileWords::tr("hairpin");
    if (road.bend() > 0)
        return TileWords::tr("bend");
    return road.bulge ? TileWords::tr("chicane") : TileWords::tr("straight");
}

void addWordsOf(const Space& space, QStringList& words) {
    if (space.jump)
        words << TileWords::tr("jump %1").arg(*space.jump);
    if (space.shortcut)
        words << TileWords::tr("shortcut %1").arg(*space.shortcut);
    if (space.water)
        words << TileWords::tr("ford");
    if (space.slide)
        words << TileWords::tr("slide");
    if (space.limit)
        words << TileWords::tr("limit %1").arg(*space.limit);
    if (!space.climb.empty())
        words << TileWords::tr("climb");
}

} // namespace

QStringList wordsFor(const TileSide& side) {
    QStringList words{terrainWord(side.terrain), wordFor(side.danger), wordFor(side.role)};
    if (side.roads.size() > 1)
        words << (side.isBridge() ? TileWords::tr("bridge") : TileWords::tr("junction"));
    for (const Road& road : side.roads) {
        if (road.spaces.empty())
            continue;
        words << bendWord(road);
        for (const int lanes : road.lanes)
            words << TileWords::tr("lanes %1").arg(lanes);
        for (const Space& space : road.spaces)
            addWordsOf(space, words);
    }
    words.removeAll(QString());
    words.removeDuplicates();
    return words;
}

} // namespace stagewright
