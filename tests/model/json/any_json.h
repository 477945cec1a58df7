#pragma once

#include <QJsonValue>
#include <QString>

namespace stagewright {

// Within rc::check: random values of JSON.

/// Characters of any script.
QString anyText();

/// Likewise, but none that UTF-16 writes in two units: QJsonObject sorts names with those in one
/// way when it parses and in another when they are inserted.
QString anyName();

/// Lists and objects at most `depth` deep.
QJsonValue anyJson(int depth);

} // namespace stagewright
