#pragma once

#include "model/fault.h"
#include "model/rally/rally.h"

#include <QByteArray>

namespace stagewright {

/// Whether there is anything to be kept in a results.json.
[[nodiscard]] bool needsResultsFile(const Rally& rally);

/// The rally with the results of a results.json; those of before are gone.
[[nodiscard]] Expected<Rally> withResults(const Rally& rally, const QByteArray& text);

/// Canonical: equal rallies give equal bytes.
[[nodiscard]] QByteArray writeResults(const Rally& rally);

} // namespace stagewright
