#pragma once

#include "model/catalogue/overlay.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// The option of the commands that may be given tiles and boxes of one's own.
class CatalogueOption {
public:
    /// Adds it to the parser.
    explicit CatalogueOption(QCommandLineParser& parser);

    /// The catalogue with the overlays that were named laid over it. What of them was passed over
    /// is said. @return nothing if a file cannot be used, which has then been said
    [[nodiscard]] std::optional<Overlaid> read(const QCommandLineParser& parser) const;

private:
    QCommandLineOption overlay_;
};

} // namespace stagewright
