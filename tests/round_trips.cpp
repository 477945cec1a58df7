#include "tests/round_trips.h"

#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr Format editors[] = {Format::WebEditor, Format::WindowsEditor, Format::TabletopSimulator,
                              Format::Code};

bool isNear(const Token& a, const Token& b) {
    constexpr double length = 1e-5; // files of other programs have them rounded
    constexpr double degrees = 1e-4;
    return a.id == b.id && a.unknown == b.unknown && std::abs(a.at.x() - b.at.x()) < length &&
           std::abs(a.at.y() - b.at.y()) < length && std::abs(a.angle - b.angle) < degrees;
}

bool isNear(const Placement& a, const Placement& b) {
    return a.hex == b.hex && a.side == b.side && a.turn == b.turn && a.variant == b.variant &&
           a.unknown == b.unknown && a.note == b.note &&
           std::equal(a.tokens.begin(), a.tokens.end(), b.tokens.begin(), b.tokens.end(),
                      [](const Token& one, const Token& other) { return isNear(one, other); });
}

/// Equal, but for rounding.
bool isNear(const Stage& a, const Stage& b) {
    const auto tileIsNear = [](const Placement& one, const Placement& other) {
        return isNear(one, other);
    };
    const auto& ones = tilesOf(a).placements();
    const auto& others = tilesOf(b).placements();
    return a.info == b.info && tilesOf(a).tileHashes == tilesOf(b).tileHashes &&
           (std::equal(ones.begin(), ones.end(), others.begin(), others.end(), tileIsNear) ||
            std::is_permutation(ones.begin(), ones.end(), others.begin(), others.end(),
                                tileIsNear));
}

bool isSame(const Stage& a, const Stage& b) {
    return a == b && tilesOf(a).tileHashes == tilesOf(b).tileHashes &&
           tilesOf(a).orderCounts == tilesOf(b).orderCounts;
}

bool areSame(const std::vector<Stage>& some, const std::vector<Stage>& others) {
    // In a script the tiles that the table does not have come last.
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Stage& one, const Stage& other) {
                          return one == other &&
                                 tilesOf(one).tileHashes == tilesOf(other).tileHashes;
                      });
}

QString said(const char* what, const Fault& fault) {
    return QString::fromLatin1(what) + QStringLiteral(": ") + sentence(fault);
}

QString brokenAsOurs(const Stage& stage, const Games& games) {
    const auto text = verifiedStageText(stage);
    if (!text)
        return said("not written as a stage", text.error());
    const auto again = readStage(*text, games);
    if (!again)
        return said("our stage is not read", again.error());
    return isSame(*again, stage) ? QString() : QStringLiteral("our stage is read as another");
}

QString brokenAsRally(const Rally& rally, const Games& games) {
    const auto text = verifiedRallyText(rally);
    if (!text)
        return said("not written as a rally", text.error());
    const auto again = readRally(*text, games);
    if (!again)
        return said("our rally is not read", again.error());
    return *again == rally ? QString() : QStringLiteral("our rally is read as another");
}

QString brokenAsPack(const RallyPack& pack, const Games& games) {
    const auto zip = writeRallyPack(pack);
    if (!zip)
        return said("not written as a pack", zip.error());
    const auto again = readRallyPack(*zip, games);
    if (!again)
        return said("our pack is not read", again.error());
    return again->whole() && again->pack == pack ? QString()
                                                 : QStringLiteral("our pack is read as another");
}

/// Of one of other programs' formats, which holds all or says what not.
QString brokenAs(const Stage& stage, Format format, const Games& games) {
    const auto file = writeStages({&stage, 1}, {}, format, games);
    if (!file)
        return {}; // said before anything is written
    const auto again = readStages(file->text, games);
    if (!again)
        return said("another format is not read", again.error());
    if (again->format != format)
        return QStringLiteral("another format is not known again");
    if (again->stages.size() != 1)
        return QStringLiteral("another format holds other stages");
    return isNear(again->stages.front(), stage) || !file->losses.empty()
               ? QString()
               : QStringLiteral("another format loses something unsaid");
}

QString brokenAsItWas(const Imported& imported, const Games& games) {
    const auto file = writeStages(imported.stages, imported.title, imported.format, games);
    if (!file)
        return said("its own format is not written", file.error());
    const auto again = readStages(file->text, games);
    if (!again)
        return said("its own format is not read", again.error());
    if (again->format != imported.format)
        return QStringLiteral("its own format is not known again");
    const bool isMoved = imported.format == Format::WindowsEditor && !file->losses.empty();
    if (!isMoved && !areSame(again->stages, imported.stages))
        return QStringLiteral("its own format is read as another");
    return {};
}

} // namespace

QString brokenRoundTrip(const RallyPack& pack, const Games& games) {
    const QString broken = brokenAsRally(pack.rally, games);
    return broken.isEmpty() ? brokenAsPack(pack, games) : broken;
}

QString brokenRoundTrip(const QByteArray& file, const Games& games) {
    const auto imported = readStages(file, games);
    if (!imported || !imported->whole())
        return {};
    QString broken;
    const auto hold = [&](const QString& what) {
        if (broken.isEmpty())
            broken = what;
    };
    for (const Stage& stage : imported->stages) {
        hold(brokenAsOurs(stage, games));
        for (const Format format : editors)
            if (!tilesOf(stage).placements().isEmpty())
                hold(brokenAs(stage, format, games));
    }
    const auto made = packOf(imported->stages, imported->title);
    if (!imported->pack && !made)
        return said("too much for a pack", made.error());
    const RallyPack& pack = imported->pack ? *imported->pack : *made;
    hold(brokenRoundTrip(pack, games));
    const bool isEmpty =
        std::any_of(imported->stages.begin(), imported->stages.end(),
                    [](const Stage& stage) { return tilesOf(stage).placements().isEmpty(); });
    if (!imported->pack && !isEmpty)
        hold(brokenAsItWas(*imported, games));
    return broken;
}

} // namespace stagewright
