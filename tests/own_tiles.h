#pragma once

#include <QByteArray>

#include <initializer_list>

namespace stagewright {

/// The first tile side of the base box under other ids, as a tile set.
QByteArray ownTiles(std::initializer_list<const char*> ids);

} // namespace stagewright
