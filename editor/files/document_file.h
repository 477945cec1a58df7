#pragma once

#include "model/fault.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"

namespace stagewright {

/// A stage alone as a document: a rally of one of which nothing is said.
[[nodiscard]] RallyPack stageAlone(const Stage& stage);

/// Whether a rally is one stage and nothing more, so that a stage file can hold all of it.
[[nodiscard]] bool isStageAlone(const RallyPack& pack);

/// Reads a stage file, a rally file or a rally pack of ours, as samples are: of a stage alone it
/// makes a rally of one. Files of a user's are opened by openFile.
[[nodiscard]] Expected<OpenedPack> loadDocument(const QString& path, const Games& games);

/// A file of any program that is known.
struct OpenedFile {
    RallyPack pack;
    bool isOurs = true;         ///< whole, so that the file may be written over
    bool isDamaged = false;     ///< what cannot be read comes first among the remarks
    std::vector<Fault> remarks; ///< what was passed over
    std::vector<Fault> hints;   ///< worth a word, but all is there
};

/// Reads it by loadStages; several stages are a rally. @param games as there
[[nodiscard]] Expected<OpenedFile> openFile(const QString& path, const Games& games);

/// What the file holds and cannot be read here, as it is damaged, of a newer version, or not known:
/// who replaces the file loses it. Nothing if there is no file that is read here.
[[nodiscard]] std::vector<Fault> unreadIn(const QString& path, const Games& games);

/// Whether all of it can be kept in the file as what it is: a stage file does not become a rally's.
[[nodiscard]] bool mayKeepIn(const QString& path, const RallyPack& pack);

/// What is written to a file of that name: a rally pack where it ends so; else a stage file or,
/// where that cannot hold it, a rally file. It is verified: what could not be read again is a
/// fault.
[[nodiscard]] Expected<QByteArray> documentText(const RallyPack& pack, const QString& path);

inline constexpr QLatin1StringView packExtension(".rallypack");

} // namespace stagewright
