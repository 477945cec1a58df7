#include "model/exchange/carried_rally.h"

#include "model/exchange/exchange.h"
#include "model/game/entered_pieces.h"
#include "model/game/players_words.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/owner_entries.h"
#include "model/rally/rally_edit.h"

#include <array>

namespace stagewright {

namespace {

constexpr std::array carriedNames{QLatin1StringView("none"), QLatin1StringView("stages"),
                                  QLatin1StringView("all")};

Stage toCarry(const Stage& stage, const Games& games) {
    Stage carried = stage;
    carried.info.notes.clear();
    carried.info.unknown = {};
    carried.layout = games.face<PlayersWords>(stage).without(stage.layout);
    return carried;
}

} // namespace

QLatin1StringView nameOf(Carried what) {
    return carriedNames.at(static_cast<std::size_t>(what));
}

std::optional<Carried> carriedOfName(QStringView name) {
    for (const Carried what : {Carried::None, Carried::Stages, Carried::All})
        if (name == nameOf(what))
            return what;
    return std::nullopt;
}

RallyPack stagesToCarry(const RallyPack& pack, std::span<const qsizetype> stages,
                        const Games& games) {
    const Rally& rally = pack.rally;
    const bool isOneOfSeveral = stages.size() == 1 && rally.stages().size() > 1;
    std::vector<Stage> chosen;
    for (const qsizetype i : stages)
        chosen.push_back(toCarry(rally.stages()[i].stage, games));
    // Of a rally, which has no more stages than a rally may have.
    RallyPack carried =
        packOf(chosen, isOneOfSeveral ? QString() : rally.info.title).value_or(RallyPack());
    if (!isOneOfSeveral) {
        carried.rally.info.authors = rally.info.authors;
        carried.rally.info.licence = rally.info.licence;
    }
    apply(withoutOwnerEntries(carried.rally, games), carried.rally);
    carried.tileSets = pack.tileSets;
    for (const auto& [kind, entered] : games.faces<EnteredPieces>())
        carried.tileSets.erase(QString(entered.nameInPacks));
    return carried;
}

Expected<QByteArray> carriedPack(const RallyPack& pack, std::span<const qsizetype> stages,
                                 Carried what, const Games& games) {
    if (what == Carried::None)
        return QByteArray();
    return writeRallyPack(what == Carried::All ? pack : stagesToCarry(pack, stages, games));
}

RallyPack packToHandOn(const RallyPack& pack, const Games& games) {
    RallyPack handedOn = pack;
    apply(withoutOwnerEntries(pack.rally, games), handedOn.rally);
    return handedOn;
}

PacksToCarry::PacksToCarry(const RallyPack& pack, const Games& games)
    : pack_(packToHandOn(pack, games))
    , games_(games) {}

const Expected<QByteArray>& PacksToCarry::of(const std::vector<qsizetype>& stages, Carried what) {
    const auto [found, isNew] = made_.try_emplace({stages, what}, QByteArray());
    if (isNew)
        found->second = carriedPack(pack_, stages, what, games_);
    return found->second;
}

} // namespace stagewright
