#pragma once

#include "model/fault.h"
#include "model/layouts/cards/table/card_edits.h"

#include <QByteArray>

#include <vector>

namespace stagewright {

/// Whom a piece of the box is for.
enum class PieceFor : std::uint8_t { Table, Player, Ghost };

struct CardPieceRecord {
    QString id; ///< "damage-tokens"
    int count = 1;
    PieceFor whom = PieceFor::Table; ///< `count` for all, for each player, for the ghost driver
};

struct CardDriverRecord {
    QString id; ///< "harry-jordan"
    QString name;
};

struct StageDeckRecord {
    QString id; ///< "sea-camp"
    QString title;
    int cards = usualStageCards;
};

/// Cards of a stack that each player takes.
struct TakenCards {
    ShopStack stack;
    int count = 1;
};

/// What is known of a trial.
struct TrialRecord {
    std::vector<ShopStack> shop; ///< stacks that are certain
    int stacks = 4;              ///< in all
    std::vector<TakenCards> deck;
    int qualifies = 15; ///< points by which a player may drive a real stage
};

/// On which stage cards the ghost driver's dice lie; what is not on one he has from the start.
struct GhostRecord {
    GhostLevel level = GhostLevel::Standard;
    std::vector<int> cards;
};

struct BoxMinutes {
    int least = 60;
    int most = 90;
    int rounds = 10; ///< that take so long
};

/// What is in the box, as far as texts tell (resources/games/dirt-and-dust/box.json, with sources).
struct CardGame {
    int mostPlayers = 4;
    std::vector<CardPieceRecord> pieces;
    int stackCards = 8;
    int driverCards = 5;
    std::vector<CardDriverRecord> drivers;
    std::vector<StageDeckRecord> stages;
    TrialRecord trial;
    std::vector<GhostRecord> ghosts; ///< one for each level
    BoxMinutes minutes;
    TrialMinutes trialMinutes; ///< assumed: no text tells

    [[nodiscard]] const CardDriverRecord* driver(const QString& id) const; ///< null: there is none
    [[nodiscard]] const StageDeckRecord* stage(const QString& id) const;   ///< null: there is none
    [[nodiscard]] const GhostRecord& ghost(GhostLevel level) const;
    [[nodiscard]] QStringList driverIds() const;
};

/// The fault names the field.
[[nodiscard]] Expected<CardGame> readCardGame(const QByteArray& text);

/// That which comes with the program.
[[nodiscard]] Expected<CardGame> builtInCardGame();

} // namespace stagewright
