#pragma once

#include "model/game/stage.h"
#include "model/json/object_reader.h"
#include "model/json/object_writer.h"

namespace stagewright {

// Fields of a stage file that stand, written alike, in what is exported to other programs' files
// too: those programs pass over what they do not know.

/// Whose `kind` and `laps` are.
enum class KindFields : unsigned char {
    OfTheStage, ///< a stage or a circuit, and its laps
    OfTheLayout ///< its own to read and write, as of kinds of layout that have no circuits
};

/// `notes`, `game`, `kind`, `laps` and `dashboard`. Of a missing one the value in `info` stays.
void readOwnFields(ObjectReader& reader, StageInfo& info,
                   KindFields kindFields = KindFields::OfTheStage);

/// Likewise; `notes`, `laps` and `dashboard` only where they say something.
void addOwnFields(ObjectWriter& members, const StageInfo& info,
                  KindFields kindFields = KindFields::OfTheStage);

} // namespace stagewright
