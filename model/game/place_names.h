#pragma once

#include "model/game/place.h"

#include <QJsonObject>
#include <QLatin1StringView>
#include <QString>

namespace stagewright {

/// How a kind of layout speaks of its places (Games::face).
struct StagePlaces {
    /// "(1, 0)"
    QString (*name)(Place place) = [](Place place) { return QString::number(place.x + 1); };
    /// What lists of places are called that the command line's JSON has beside their names, each
    /// place as its two numbers; empty: it has none.
    QLatin1StringView listKey{};
    /// What it has of a single place beside its name.
    QJsonObject (*json)(Place place) = [](Place) { return QJsonObject(); };
    /// Of a place, "N": what the side of that number is called; only for kinds that have sides.
    QString (*sideName)(int side) = [](int) { return QString(); };
};

} // namespace stagewright
