#pragma once

#include "model/game/place.h"

#include <QList>
#include <QString>

#include <optional>

namespace stagewright {

enum class Severity : unsigned char {
    Error,   ///< cannot be laid or driven
    Warning, ///< probably not meant
    Hint
};

/// What a rule has to say of a stage: one fact.
struct Finding {
    Severity severity = Severity::Error;
    Places places;           ///< where; empty: the stage as a whole
    std::optional<int> side; ///< of the first place, where the fact is about a border of it
    QString text;            ///< a sentence in the user's language
    /// The id of the rule that says it, "open-road-end", the same in every language. It stands in
    /// the list of rules alone; who asks a rule puts it here.
    QString rule{};

    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = QList<Finding>;

/// Errors first, then warnings, then hints; within them by place.
void sortFindings(Findings& findings);

/// "error", "warning", "hint": as the command line writes it in every language.
[[nodiscard]] QString name(Severity severity);

} // namespace stagewright
