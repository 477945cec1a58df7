#include "model/layouts/cards/table/score_fields.h"

#include "model/json/object_writer.h"
#include "model/layouts/cards/table/card_table.h"

namespace stagewright {

namespace {

using Name = QLatin1StringView;

} // namespace

SeatScore readSeatScore(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults, Null::IsNotThere);
    SeatScore score;
    score.speed = reader.integer(Name("speed"), {0, mostSpeedPoints});
    score.cards =
        reader.optionalInteger(Name("cards"), {-mostCardPoints, mostCardPoints}).value_or(0);
    score.hazardDice = reader.optionalInteger(Name("hazardDice"), {0, mostHazardDice}).value_or(0);
    score.popularity = reader.optionalInteger(Name("popularity"), {0, mostPopularity}).value_or(0);
    score.flipped = reader.optionalInteger(Name("flipped"), {0, mostFlippedTokens}).value_or(0);
    score.destroyed = reader.optionalBoolean(Name("destroyed")).value_or(false);
    reader.refuseUnknown();
    return score;
}

GhostScore readGhostScore(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults, Null::IsNotThere);
    GhostScore score;
    score.speed = reader.integer(Name("speed"), {0, mostSpeedPoints});
    score.popularity = reader.optionalInteger(Name("popularity"), {0, mostPopularity}).value_or(0);
    reader.refuseUnknown();
    return score;
}

QByteArray textOf(const SeatScore& score) {
    ObjectWriter members;
    members.add("speed", score.speed);
    members.add("cards", score.cards);
    members.add("hazardDice", score.hazardDice);
    members.add("popularity", score.popularity);
    members.add("flipped", score.flipped);
    if (score.destroyed)
        members.add("destroyed", QByteArray("true"));
    return members.inOneLine();
}

QByteArray textOf(const GhostScore& score) {
    ObjectWriter members;
    members.add("speed", score.speed);
    members.add("popularity", score.popularity);
    return members.inOneLine();
}

} // namespace stagewright
