#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <optional>
#include <span>

namespace stagewright {

/// What stages are read from or written to. EXCHANGE.md beside this header says what of each.
enum class Format : unsigned char {
    Stage,             ///< our own stage file
    WebEditor,         ///< the web editor's .json
    WindowsEditor,     ///< the Windows editor's .rgt
    TabletopSimulator, ///< a track script for the table, .lua
    RallyPack,         ///< our own rally pack
    TileText,          ///< a list of tiles, for people; likewise the rest
    Csv,
    Markdown,
    Forum, ///< with the square-bracket tags of forums
    Code   ///< a stage as a line of letters and digits, which is read again
};

struct FormatName {
    Format format;
    QLatin1StringView name;   ///< as typed, "rgt"
    QLatin1StringView suffix; ///< of files, "rgt"
};

/// All of them. Where several have one suffix, the first is meant by it.
[[nodiscard]] std::span<const FormatName> formats();

[[nodiscard]] std::optional<Format> formatNamed(QStringView name);
/// By the ending of a file's path, in any case.
[[nodiscard]] std::optional<Format> formatOfPath(QStringView path);
[[nodiscard]] QLatin1StringView suffix(Format format);

/// Whether it is a list of tiles for people, which is not read back.
[[nodiscard]] bool isTileList(Format format);

/// Whether a file holds no more than one stage.
[[nodiscard]] bool holdsOneStage(Format format);

} // namespace stagewright
