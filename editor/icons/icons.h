#pragma once

#include <QIcon>
#include <QImage>

#include <vector>

namespace stagewright {

/// An icon of resources/icons by its file name without ".svg", drawn in the text colour of the
/// palette that is in force when it is painted.
/// @param most that it takes of the room it is given; an empty one: all
[[nodiscard]] QIcon icon(const QString& name, QSize most = {});

/// In a tool bar.
inline constexpr QSize toolBarIconSize(20, 20);

/// The shape of an icon, in no colour.
struct IconShape {
    QString name;
    QImage image;
};

/// Of all icons in so many pixels. It needs no window and may run beside it.
[[nodiscard]] std::vector<IconShape> drawIcons(QSize pixels);

/// Icons that are painted in this size take these from now on.
void keepDrawn(const std::vector<IconShape>& shapes);

} // namespace stagewright
