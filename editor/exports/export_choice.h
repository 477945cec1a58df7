#pragma once

#include "editor/exports/export_target.h"

#include <QSettings>

namespace stagewright {

/// What pictures showed the last time and how large they were, with the first target there is; what
/// makes no sense in the settings counts as not set.
[[nodiscard]] ExportChoice readExportChoice(const QSettings& settings);
/// What its target cannot have stays as it was.
void rememberExportChoice(const ExportChoice& choice, QSettings& settings);

} // namespace stagewright
