#pragma once

#include <QJsonObject>
#include <QPointF>
#include <QString>

namespace stagewright {

/// A loose piece laid on a tile: a jump, a chicane, an arch. It travels and turns with its tile.
struct Token {
    QString id;          ///< as in the web editor's files, "jump-gravel"
    QPointF at;          ///< in the frame of the unturned tile: circumradius = 1, y down
    double angle = 0;    ///< degrees, clockwise
    QJsonObject unknown; ///< fields of its record that this version does not know

    friend bool operator==(const Token&, const Token&) = default;
};

} // namespace stagewright
