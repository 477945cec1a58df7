#pragma once

#include "model/fault.h"
#include "model/game/layout_kind.h"
#include "model/game/stage.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <typeindex>
#include <utility>
#include <vector>

namespace stagewright {

/// A game as the program knows it: what is said of it in resources/games, and its kind of layout.
struct Game {
    QString id;                         ///< "dirt", as stage files name it
    QString title;                      ///< "Rallyman: DIRT"
    const LayoutKind* layout = nullptr; ///< never null in a list of games
};

/// The games that there are, in the order in which they are offered, and the data that kinds of
/// layout keep with them: hex tiles a catalogue. A value: copies share the data. What runs the
/// program hands it down to all that opens files.
class Games {
public:
    Games() = default;
    explicit Games(std::vector<Game> games) : games_(std::move(games)) {}

    [[nodiscard]] std::span<const Game> all() const { return games_; }
    /// Null: it is not known.
    [[nodiscard]] const Game* find(QStringView id) const;
    [[nodiscard]] QStringList ids() const;

    /// The data of that type; as it is made where there are none.
    template <typename Data>
    [[nodiscard]] const Data& data() const {
        static const Data none;
        const auto found = data_.find(typeid(Data));
        return found == data_.end() ? none : *static_cast<const Data*>(found->second.get());
    }
    template <typename Face>
    using Faces = std::map<std::string_view, Face>;

    /// That face of all kinds of layout that have it, by their ids.
    template <typename Face>
    [[nodiscard]] const Faces<Face>& faces() const {
        return data<Faces<Face>>();
    }

    /// What the stage's kind of layout does for some part of the program: `Face` is what that part
    /// asks of a layout, a struct of functions. As it is made, which is nothing much, where the
    /// kind has no such face.
    template <typename Face>
    [[nodiscard]] const Face& face(const Stage& stage) const {
        static const Face none{};
        const LayoutKind* kind = kindOf(stage);
        const auto& all = faces<Face>();
        const auto found = kind ? all.find(keyOf(*kind)) : all.end();
        return found == all.end() ? none : found->second;
    }
    /// These games, of which one kind of layout has that face.
    template <typename Face>
    [[nodiscard]] Games withFace(const LayoutKind& kind, Face face) const {
        auto all = faces<Face>();
        all.insert_or_assign(keyOf(kind), std::move(face));
        return with(std::move(all));
    }

    /// The kind of what is laid; where nothing is, that of the stage's game, or of the first game.
    /// Null: there are no games.
    [[nodiscard]] const LayoutKind* kindOf(const Stage& stage) const;

    /// These games and one behind them.
    [[nodiscard]] Games withGame(Game game) const;

    /// These games with other data of that type.
    template <typename Data>
    [[nodiscard]] Games with(Data data) const {
        Games changed = *this;
        changed.data_[typeid(Data)] = std::make_shared<const Data>(std::move(data));
        return changed;
    }

private:
    [[nodiscard]] static std::string_view keyOf(const LayoutKind& kind) {
        return {kind.id.data(), static_cast<std::size_t>(kind.id.size())};
    }

    std::vector<Game> games_;
    std::map<std::type_index, std::shared_ptr<const void>> data_;
};

/// Reads what resources/games say, each of which names one of these kinds.
[[nodiscard]] Expected<Games> readGames(std::span<const LayoutKind* const> kinds);

/// Nothing but the games of these stages, by which what is written of them is read again.
[[nodiscard]] Games gamesOf(std::span<const Stage* const> stages);

/// What is said of a game that is named and not known: which there are.
[[nodiscard]] Fault unknownGame(QStringView id, const QStringList& known);

} // namespace stagewright
