#pragma once

#include <QString>

namespace stagewright {

// Stages of the DIRT rulebook, files of tests/data.
inline const QString rally1ss1 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss1.json");
inline const QString rally1ss2 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss2.json");
inline const QString rally3ss3 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally3-ss3.json");
inline const QString rally2ss1 = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally2-ss1.json");

} // namespace stagewright
