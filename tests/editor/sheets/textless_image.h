#pragma once

#include <QImage>
#include <QPainter>

#include <functional>

namespace stagewright {

/// What is drawn, on white, but for its text: letters differ from one version of a font library to
/// the next. Clipping is left out too.
[[nodiscard]] QImage textlessImage(QSize size, const std::function<void(QPainter&)>& draw);

} // namespace stagewright
