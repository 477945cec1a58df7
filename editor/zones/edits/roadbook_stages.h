#pragma once

#include "editor/document/document.h"
#include "model/fault.h"

#include <QString>

namespace stagewright {

/// Stages of a text of roadbooks (roadbook_text.h): the first of them in place of the chain of the
/// open stage, which stays open, the others as stages behind it, in one step. The fault: what is
/// wrong with the text, or with so many stages; nothing is changed then.
[[nodiscard]] Expected<void> takeRoadbooks(Document& document, const QString& text);

} // namespace stagewright
