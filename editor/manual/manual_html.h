#pragma once

#include "editor/manual/manual.h"
#include "editor/manual/manual_pictures.h"

namespace stagewright {

/// The manual as a page of its own, with a table of contents; it needs no other file. There has to
/// be a QGuiApplication.
[[nodiscard]] QString manualHtml(const Manual& manual, const PictureOf& pictureOf);

} // namespace stagewright
