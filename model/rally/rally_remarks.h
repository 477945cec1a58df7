#pragma once

#include "model/game/games.h"
#include "model/rally/rally.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Something that is said of a rally: sentences or phrases below a heading.
struct RallyRemark {
    QString heading;
    QStringList lines;

    friend bool operator==(const RallyRemark&, const RallyRemark&) = default;
};

/// Says what was found out of a rally, in the language that is spoken when it is called, and with
/// the names that its stages have then.
using SayOfRally = std::function<std::vector<RallyRemark>(const Rally& rally)>;

/// What a kind of layout finds out of its stages in a rally, beside their minutes and what cars
/// drive (Games::face).
struct RallyRemarks {
    /// Takes long. Null: there is nothing more to say.
    /// @return empty if none of its stages is there, or it was asked to stop
    SayOfRally (*find)(const Rally& rally, const Games& games,
                       const std::stop_token& stop) = nullptr;
};

/// Of all kinds.
[[nodiscard]] std::vector<SayOfRally> remarksOf(const Rally& rally, const Games& games,
                                                const std::stop_token& stop);

} // namespace stagewright
