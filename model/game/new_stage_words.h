#pragma once

#include <QString>

namespace stagewright {

/// What is begun as a stage of a kind of layout is called, if that is no circuit (Games::face).
struct NewStageWords {
    /// "New track"; empty: "New stage"
    QString (*alone)() = [] { return QString(); };
    /// "Titan Race: track"; empty: likewise a stage.
    /// @param game its title
    QString (*withGame)(const QString& game) = [](const QString&) { return QString(); };
};

} // namespace stagewright
