#include "model/game/stage_fields.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct StageFields {
    Q_DECLARE_TR_FUNCTIONS(StageFields)
};

constexpr Name kindNames[] = {Name("stage"), Name("circuit")};

void readKindAndLaps(ObjectReader& reader, StageInfo& info) {
    info.kind = StageKind::Unsaid;
    if (const auto kind = reader.optionalText(Name("kind"))) {
        info.kind = *kind == kindNames[0] ? StageKind::Stage : StageKind::Circuit;
        if (*kind != kindNames[0] && *kind != kindNames[1])
            reader.fault(Name("kind"), StageFields::tr("must be \"stage\" or \"circuit\""));
    }
    info.laps = reader.optionalInteger(Name("laps"), {1, mostLaps}).value_or(info.laps);
}

} // namespace

void readOwnFields(ObjectReader& reader, StageInfo& info, KindFields kindFields) {
    info.notes = reader.optionalText(Name("notes")).value_or(info.notes);
    info.game = reader.optionalText(Name("game")).value_or(info.game);
    if (kindFields == KindFields::OfTheStage)
        readKindAndLaps(reader, info);
    info.dashboard = reader.optionalText(Name("dashboard")).value_or(info.dashboard);
}

void addOwnFields(ObjectWriter& members, const StageInfo& info, KindFields kindFields) {
    const bool ofTheStage = kindFields == KindFields::OfTheStage;
    if (!info.notes.isEmpty())
        members.add("notes", info.notes);
    members.add("game", info.game);
    if (ofTheStage && info.kind != StageKind::Unsaid)
        members.add("kind", QString(kindNames[static_cast<std::size_t>(info.kind)]));
    if (ofTheStage && info.laps != 1)
        members.add("laps", info.laps);
    if (!info.dashboard.isEmpty())
        members.add("dashboard", info.dashboard);
}

} // namespace stagewright
