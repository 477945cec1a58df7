#pragma once

#include "model/game/edit.h"
#include "model/layouts/cards/table/card_words.h"
#include "model/layouts/cards/table/seat_score.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>
#include <QTime>

#include <array>
#include <optional>

namespace stagewright {

// Bounds of files; what goes beyond the rules within them, the rules say.
inline constexpr int mostStageCards = 100;
inline constexpr int usualStageCards = 10;
inline constexpr int trialStageCards = 5;
inline constexpr int stageSlots = 6;
inline constexpr int shopNumbers = 9;
inline constexpr int mostCardSeats = 20;
inline constexpr int usualCardSeats = 4; ///< as of any stage that does not say for how many it is
inline constexpr int mostFlippedTokens = 7;
inline constexpr int mostFaceSymbols = 20;      ///< of a kind on a face of the hazard die
inline constexpr double longestCardRound = 240; ///< minutes

/// What the user writes down of a card of a stage.
struct CardNote {
    int card = 1;              ///< 1: on top of the deck
    std::optional<int> cost{}; ///< traction
    int left = 0;              ///< spaces that it moves the car
    int right = 0;
    QString words{};
    QJsonObject unknown{};

    friend bool operator==(const CardNote&, const CardNote&) = default;
};

/// A deck of stage cards: of the box, of an expansion, or made at home.
struct StageDeck {
    QString id{};                ///< "sea-camp", "trial", or one of the user's; empty: not chosen
    QString title{};             ///< of those of the box it may be missing
    int cards = usualStageCards; ///< 1 to mostStageCards
    QString surroundings{};
    QList<CardNote> notes{}; ///< by card, each once
    QJsonObject unknown{};

    friend bool operator==(const StageDeck&, const StageDeck&) = default;
};

/// A player's place.
struct CardSeat {
    QString driver{}; ///< "harry-jordan"; empty: not chosen
    int flipped = 0;  ///< damage tokens from the start, 0 to mostFlippedTokens
    QString name{};   ///< of the player; empty: not said
    std::optional<SeatScore> score{};

    friend bool operator==(const CardSeat&, const CardSeat&) = default;
};

/// A face of the hazard die, as the owner of a box has entered it: no text tells.
struct HazardFace {
    int hits = 0;
    int popularity = 0;

    friend bool operator==(const HazardFace&, const HazardFace&) = default;
};

using HazardFaces = std::array<HazardFace, 6>;

/// What lies on a table that is not the same each time.
struct CardsLaid {
    QString stage{};       ///< id of its deck; empty: not known
    QStringList shop{};    ///< as of the table
    QStringList drivers{}; ///< ids of those that are chosen

    friend bool operator==(const CardsLaid&, const CardsLaid&) = default;
};

/// When a table has played, which tells how long it takes, and with what.
struct PlayedEvening {
    QTime start;
    QTime end;       ///< before the start: on the next day
    int rounds = 10; ///< 1 to 2 * mostStageCards
    CardsLaid laid{};

    [[nodiscard]] double minutesARound() const;
    friend bool operator==(const PlayedEvening&, const PlayedEvening&) = default;
};

/// Of a round of a trial: minutes for all, and for each player, who drive one after another.
struct TrialMinutes {
    double round = 2;
    double player = 3;

    friend bool operator==(const TrialMinutes&, const TrialMinutes&) = default;
};

/// What is laid out for a stage of Dirt & Dust, and who plays. In a stage file as TABLE_FORMAT.md
/// beside this header describes it.
struct CardTable {
    CardMode mode = CardMode::Race;
    StageDeck stage{};
    int faceUp = stageSlots; ///< 1 to stageSlots
    QStringList shop{};      ///< "1A", by number, then letter; those that there are not behind
    QList<CardSeat> seats{}; ///< in the order round the table; none only where nothing is laid
    std::optional<GhostLevel> ghost{};
    std::optional<GhostScore> ghostScore{};
    RowGap gap = RowGap::Close;
    std::optional<HazardFaces> hazard{};
    std::optional<double> minutesARound{}; ///< more than 0, to longestCardRound
    std::optional<TrialMinutes> trialMinutes{};
    QList<PlayedEvening> played{}; ///< the earliest first

    [[nodiscard]] CardsLaid laid() const;
    /// Stacks of the shop and the deck of the stage.
    [[nodiscard]] int pieceCount() const;
    [[nodiscard]] static const LayoutKind& kind();
    void write(ObjectWriter& members) const;
    [[nodiscard]] Expected<void> fitsAFile() const { return {}; }

    friend bool operator==(const CardTable&, const CardTable&) = default;
};

/// The layout before and after: a table is small.
struct CardTableEdit {
    using Laid = CardTable;
    CardTable before;
    CardTable after;

    [[nodiscard]] bool isNothing() const { return before == after; }
    friend bool operator==(const CardTableEdit&, const CardTableEdit&) = default;
};

void apply(const CardTableEdit& edit, CardTable& table);
[[nodiscard]] CardTableEdit inverse(const CardTableEdit& edit);
[[nodiscard]] CardTableEdit composed(const CardTableEdit& first, const CardTableEdit& second);

/// What is laid; as it is made where that is nothing.
[[nodiscard]] const CardTable& cardTableOf(const Stage& stage);

/// To a stage: this in place of what is laid.
[[nodiscard]] Edit layCards(const Stage& stage, CardTable table);

} // namespace stagewright
