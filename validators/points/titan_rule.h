#pragma once

#include "model/layouts/points/racing/titan_game.h"
#include "validators/fix.h"

#include <QLatin1StringView>

#include <span>
#include <vector>

namespace stagewright {

/// What a rule of Titan Race is asked about.
struct TitanCheck {
    const TitanLayout& layout;
    const TitanGame& game;
    QList<PointTrack> tracks; ///< of the layout, with the marks of those that it only names
};

/// A rule: what it says, and what mends that, if anything obviously does.
struct TitanRule {
    QLatin1StringView id; ///< "two-ramps", the same in every language
    void (*check)(const TitanCheck& check, Findings& findings);
    std::optional<Fix> (*fix)(const Stage& stage, const TitanGame& game,
                              const Finding& finding) = nullptr;
};

[[nodiscard]] std::span<const TitanRule> titanRules();

// Of tracks; places go on from board to board of a Grand Slam, 12 rows each.
void marksOffThePoints(const TitanCheck& check, Findings& findings);
void unknownMarks(const TitanCheck& check, Findings& findings);
void twoRamps(const TitanCheck& check, Findings& findings);
void ringsOfIce(const TitanCheck& check, Findings& findings);
void twoEffects(const TitanCheck& check, Findings& findings);
void foreignEffects(const TitanCheck& check, Findings& findings);
void noBonusPoint(const TitanCheck& check, Findings& findings);
void againstTheBook(const TitanCheck& check, Findings& findings);
void incompleteBoard(const TitanCheck& check, Findings& findings);
void unknownTrack(const TitanCheck& check, Findings& findings);
// Of a Grand Slam.
void stackSize(const TitanCheck& check, Findings& findings);
void trackTwice(const TitanCheck& check, Findings& findings);
void sidesOfOneBoard(const TitanCheck& check, Findings& findings);
void backsUnsaid(const TitanCheck& check, Findings& findings);
// Of who takes part.
void unknownTitan(const TitanCheck& check, Findings& findings);
void titanTwice(const TitanCheck& check, Findings& findings);
void numberOfTitans(const TitanCheck& check, Findings& findings);
void twoPlayersTitans(const TitanCheck& check, Findings& findings);
void teamSizes(const TitanCheck& check, Findings& findings);
void teamsSideBySide(const TitanCheck& check, Findings& findings);
void colourTwice(const TitanCheck& check, Findings& findings);
void coloursUnsaid(const TitanCheck& check, Findings& findings);

std::optional<Fix> takeMarksAway(const Stage& stage, const TitanGame& game, const Finding& finding);
std::optional<Fix> takeUnknownMarksAway(const Stage& stage, const TitanGame& game,
                                        const Finding& finding);
std::optional<Fix> markAsTheBook(const Stage& stage, const TitanGame& game, const Finding& finding);

/// What can be named in place of something that the box has not: "kaldeira, laguna".
template <typename Record>
[[nodiscard]] QString idsOf(const std::vector<Record>& records) {
    QStringList ids;
    for (const Record& record : records)
        ids << record.id;
    return ids.join(QStringLiteral(", "));
}

/// A place of a board, as findings name it. @param world from 0, bottom to top
[[nodiscard]] constexpr Place placeOn(int world, Place place) {
    return {place.x, place.y + world * pointRows};
}

} // namespace stagewright
