#pragma once

#include "model/game/games.h"

#include <QImage>

#include <functional>

namespace stagewright {

/// A picture of the manual by the name that its text has for it, as in "![A jump](tile/204b)"; null
/// where there is none of that name.
using PictureOf = std::function<QImage(const QString& name)>;

/// The pictures that a kind of layout draws for the manual, from what the program itself shows, so
/// that they are never older than that (Games::face).
struct ManualPictures {
    /// Null for a name that is not its own.
    QImage (*picture)(const QString& name, const Games& games, qreal devicePixelRatio) =
        [](const QString&, const Games&, qreal) { return QImage(); };
};

/// Those that the kinds of layout draw.
[[nodiscard]] PictureOf picturesOf(const Games& games, qreal devicePixelRatio);

} // namespace stagewright
