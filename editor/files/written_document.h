#pragma once

#include "editor/files/known_file.h"
#include "model/fault.h"
#include "model/game/games.h"
#include "model/pack/rally_pack.h"

namespace stagewright {

/// What has come of writing a document to a file.
struct WrittenDocument {
    QString path;
    RallyPack pack;           ///< that was to be written
    Expected<KnownFile> file; ///< as it is known from now on
};

/// Writes a file as a whole or not at all; what is written has been read back before. It may take
/// for ever.
/// @param games of the picture in a pack
[[nodiscard]] WrittenDocument writeDocument(const RallyPack& pack, const Games& games,
                                            const QString& path);

} // namespace stagewright
