#pragma once

#include "editor/faces/face_style.h"
#include "editor/sheets/sheet_format.h"
#include "model/catalogue/catalogue.h"
#include "model/fault.h"
#include "model/stage/stage.h"

#include <QStringList>

#include <set>
#include <vector>

namespace stagewright {

/// Kinds of pages, in the order in which those of a stage follow each other.
enum class SheetPart : unsigned char { Map, List, Laying, Notes };

/// What to print, and on what.
struct SheetPlan {
    std::set<SheetPart> parts{SheetPart::Map, SheetPart::List};
    SheetFormat format;
    FaceStyle style = colourStyle();
};

/// A stage and what the sheets call it: "SS 2: Monte".
struct SheetStage {
    Stage stage;
    QString mark; ///< empty: it stands alone
};

/// What the sheets are of: the stages of a rally, or one alone. The catalogue must outlive it.
struct SheetSubject {
    QString title; ///< of the rally, or of the stage alone
    std::vector<SheetStage> stages;
    const Catalogue& catalogue;
    QStringList overlays; ///< names of the files that add to it or correct it; the sheets say them
};

/// A stage alone.
[[nodiscard]] SheetSubject sheetSubject(const Stage& stage, const Catalogue& catalogue,
                                        const QStringList& overlays);

/// Writes the sheets as a PDF, stage by stage. A stage without tiles is a fault, as is a path that
/// cannot be written; then no file is left.
[[nodiscard]] Expected<void> writeSheets(const SheetSubject& subject, const SheetPlan& plan,
                                         const QString& path);

} // namespace stagewright
