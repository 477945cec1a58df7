#pragma once

#include "editor/sheets/stage_drawing.h"
#include "model/exchange/carried_rally.h"
#include "model/exchange/format.h"

#include <QSettings>
#include <QString>

#include <optional>
#include <vector>

namespace stagewright {

/// A kind of file that stages are exported to, for other programs or for people.
struct ExportTarget {
    enum class Group : unsigned char { Programs, TileLists, Maps };

    Group group = Group::Programs;
    QString name;
    QString suffix;               ///< of the file, "rgt"
    std::optional<Format> format; ///< nothing: the map as a picture, of which the suffix tells

    [[nodiscard]] bool isPicture() const { return !format; }
    /// Whether it is made of pixels.
    [[nodiscard]] bool isPixels() const { return isPicture() && suffix == u"png"; }
    /// Whether what lies behind it may show.
    [[nodiscard]] bool canBeTransparent() const { return isPicture() && suffix != u"pdf"; }

    /// Whether a file may hold all stages of a rally.
    [[nodiscard]] bool holdsRally() const { return format && !holdsOneStage(*format); }
};

/// All of them, group by group, named in the user's language.
[[nodiscard]] std::vector<ExportTarget> exportTargets();

[[nodiscard]] QString nameOf(ExportTarget::Group group);

/// Bounds of a picture's longer side, in pixels.
inline constexpr int leastLongerSide = 100;
inline constexpr int mostLongerSide = 10'000;

/// What the user wants exported.
struct ExportChoice {
    ExportTarget target;
    bool allStages = false;            ///< of the rally; else the one that is open
    MapOptions map{.title = true};     ///< of a picture
    int longerSide = 1200;             ///< of one as pixels
    Carried carried = Carried::Stages; ///< inside a picture
};

/// What pictures showed and carried the last time and how large they were, with the first target
/// there is; what makes no sense in the settings counts as not set.
[[nodiscard]] ExportChoice readExportChoice(const QSettings& settings);
/// What its target cannot have stays as it was.
void rememberExportChoice(const ExportChoice& choice, QSettings& settings);

} // namespace stagewright
