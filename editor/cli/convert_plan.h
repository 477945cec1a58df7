#pragma once

#include "model/exchange/format.h"
#include "model/fault.h"

#include <QStringList>

#include <vector>

namespace stagewright {

/// What a conversion is to write, worked out before anything is read.
struct ConvertPlan {
    Format format = Format::Stage;
    QString out;           ///< the file, or the folder
    bool toFolder = false; ///< a file for each input, named after it
};

/// @param formatName what was typed behind --to; empty: the ending of `out` tells
[[nodiscard]] Expected<ConvertPlan> planConversion(const QStringList& in, const QString& out,
                                                   const QString& formatName);

/// The paths in the folder for an input that holds so many stages: several are numbered, where the
/// format holds one, so that their order by name is that of the stages.
[[nodiscard]] QStringList outputsFor(const QString& in, int stages, const ConvertPlan& plan);

} // namespace stagewright
