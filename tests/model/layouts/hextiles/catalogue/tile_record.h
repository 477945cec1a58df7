#pragma once

#include <QByteArray>
#include <QJsonValue>
#include <QString>

namespace stagewright {

/// A file with one tile side, 700, that is right and has every field of the format once.
///
/// Its roads: a main road S-N with start and finish line, grid and shortcut; a branch S-NE with the
/// lines of a corner; and a bend NW-SE over both that goes from two lanes to three.
QJsonValue goodTileFile();

/// The JSON text written as in C++: `json("[0, 1]")`; an empty one is an undefined value.
QJsonValue json(const char* text);

/// `root` with the value at `path` ("tiles[0].roads[1].from") set, or taken out if it is undefined.
/// One past the end of a list appends to it.
QJsonValue changed(const QJsonValue& root, const QString& path, const QJsonValue& value);

QByteArray textOf(const QJsonValue& root);

} // namespace stagewright
