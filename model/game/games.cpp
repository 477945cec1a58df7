#include "model/game/games.h"

#include "model/json/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct GamesText {
    Q_DECLARE_TR_FUNCTIONS(Games)
};

const LayoutKind* kindNamed(std::span<const LayoutKind* const> kinds, const QString& id) {
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const LayoutKind* kind) { return kind->id == id; });
    return found == kinds.end() ? nullptr : *found;
}

/// A game, and its place in the list.
Expected<std::pair<int, Game>> readGame(const QByteArray& text,
                                        std::span<const LayoutKind* const> kinds) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    const int place = reader.integer(Name("place"), {1, 1000});
    Game game{reader.text(Name("id")), reader.text(Name("title")),
              kindNamed(kinds, reader.text(Name("layout")))};
    reader.refuseUnknown();
    if (!game.layout)
        reader.fault(Name("layout"), GamesText::tr("is not a kind of layout"));
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return std::pair(place, std::move(game));
}

} // namespace

const Game* Games::find(QStringView id) const {
    const auto found =
        std::find_if(games_.begin(), games_.end(), [&](const Game& game) { return game.id == id; });
    return found == games_.end() ? nullptr : &*found;
}

const LayoutKind* Games::kindOf(const Stage& stage) const {
    if (stage.layout.kind())
        return stage.layout.kind();
    if (const Game* game = find(stage.info.game))
        return game->layout;
    return games_.empty() ? nullptr : games_.front().layout;
}

QStringList Games::ids() const {
    QStringList ids;
    for (const Game& game : games_)
        ids << game.id;
    return ids;
}

Games Games::withGame(Game game) const {
    Games more = *this;
    more.games_.push_back(std::move(game));
    return more;
}

Expected<Games> readGames(std::span<const LayoutKind* const> kinds) {
    std::vector<std::pair<int, Game>> placed;
    const QDir folder(QStringLiteral(":/games"));
    for (const QString& name : folder.entryList(QDir::Dirs)) {
        QFile file(folder.filePath(name + QStringLiteral("/game.json")));
        auto game = file.open(QIODevice::ReadOnly)
                        ? readGame(file.readAll(), kinds)
                        : tl::unexpected(Fault{file.errorString(), {}, {}, {}});
        if (!game) {
            game.error().file = file.fileName();
            return tl::unexpected(game.error());
        }
        placed.push_back(*std::move(game));
    }
    std::sort(placed.begin(), placed.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Game> games;
    games.reserve(placed.size());
    for (auto& [place, game] : placed)
        games.push_back(std::move(game));
    return Games(std::move(games));
}

Games gamesOf(std::span<const Stage* const> stages) {
    std::vector<Game> games;
    for (const Stage* stage : stages)
        if (stage->layout.kind() && std::none_of(games.begin(), games.end(), [&](const Game& game) {
                return game.id == stage->info.game;
            }))
            games.push_back({stage->info.game, {}, stage->layout.kind()});
    return Games(std::move(games));
}

Fault unknownGame(QStringView id, const QStringList& known) {
    return {GamesText::tr("the program knows no game \"%1\"").arg(id.left(40)),
            QStringLiteral("game"),
            GamesText::tr("Games that there are: %1").arg(known.join(QStringLiteral(", "))),
            {}};
}

} // namespace stagewright
