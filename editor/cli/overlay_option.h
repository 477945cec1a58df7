#pragma once

#include "model/game/piece_files.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// The option of the commands that may be given tiles and boxes of one's own.
class OverlayOption {
public:
    /// Adds it to the parser.
    explicit OverlayOption(QCommandLineParser& parser);

    /// The games with their pieces, and the files that were named laid over those. What of them was
    /// passed over is said. @return nothing if a file cannot be used, which has then been said
    [[nodiscard]] std::optional<AddedPieces> read(const QCommandLineParser& parser,
                                                  const Games& games) const;

private:
    QCommandLineOption overlay_;
};

} // namespace stagewright
