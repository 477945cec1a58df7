#pragma once

#include "model/fault.h"

#include <QSettings>

namespace stagewright {

/// A format of QSettings that is written like its own, but whole or not at all: of those of Qt, a
/// disk that is filled up while they are written leaves half of the settings, and no error.
[[nodiscard]] QSettings::Format atomicSettingsFormat();

/// Values as the text of a settings file, by key, which Qt reads back as they are.
[[nodiscard]] QByteArray settingsText(const QSettings::SettingsMap& values);

/// At the end: writes what is not written yet, in another way too if Qt's own fails, as on file
/// systems that refuse unnamed files. The fault says why nothing can be written.
[[nodiscard]] Expected<void> keepSettings(QSettings& settings);

} // namespace stagewright
