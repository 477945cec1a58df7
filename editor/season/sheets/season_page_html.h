#pragma once

#include "model/season/season_standings.h"

#include <QByteArray>

namespace stagewright {

/// A page of HTML with the standings and their chart, complete in itself.
[[nodiscard]] QByteArray seasonHtml(const RallySeason& season,
                                    const QList<SeasonQuestion>& questions);

} // namespace stagewright
