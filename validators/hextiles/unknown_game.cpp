#include "model/exchange/guess_game.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct UnknownGame {
    Q_DECLARE_TR_FUNCTIONS(UnknownGame)
};

/// Those games, and those of the boxes that there are, the user's own too.
QStringList knownGames(const Catalogue& catalogue, QStringList games = {}) {
    for (const Box& box : catalogue.boxes())
        if (!games.contains(box.game))
            games << box.game;
    games.sort();
    return games;
}

/// Of a game, what its core box is called.
QString titleOf(const QString& game, const Catalogue& catalogue) {
    const auto boxes = catalogue.boxes();
    const auto core = std::find_if(boxes.begin(), boxes.end(), [&](const Box& box) {
        return box.game == game && !box.expansion;
    });
    return core == boxes.end() ? game : core->title;
}

} // namespace

/// Nobody knows by which rules such a stage is driven.
void unknownGame(const RuleContext& context, const RouteAnalysis&, Findings& findings) {
    const QString& game = context.stage.info.game;
    if (!game.isEmpty() && !knownGames(context.catalogue).contains(game))
        findings.append(findingAt(
            Severity::Error, {}, std::nullopt,
            UnknownGame::tr("Stagewright does not know the game \"%1\". It knows: %2.")
                .arg(game.left(40),
                     knownGames(context.catalogue, context.games).join(QStringLiteral(", ")))));
}

/// The game that most of its tiles are from.
std::optional<Fix> makeItAKnownGame(const RuleContext& context, const Finding&) {
    Stage guessed = context.stage;
    guessGame(guessed, context.catalogue);
    if (!knownGames(context.catalogue).contains(guessed.info.game))
        return std::nullopt;
    return Fix{describe(context.stage, guessed.info),
               [title = titleOf(guessed.info.game, context.catalogue)] {
                   return UnknownGame::tr("Make it a stage of %1").arg(title);
               }};
}

} // namespace stagewright
