#pragma once

#include "editor/hextiles/ideas/idea_search.h"

#include <QString>

namespace stagewright {

/// What is being looked for, or was last.
enum class IdeasSought : unsigned char {
    Nothing,
    Stages,
    LikeThis,
    Layouts,
    Part,       ///< other tiles in place of those selected
    AllButPart, ///< in place of all others
    Substitutes
};

/// The pages of the panel, in the order of its tabs.
enum class IdeasPage : unsigned char { Wishes, List, ThisStage };

/// What to do on a page as long as nothing has been looked for.
/// @param begin what the button is called that begins
[[nodiscard]] QString invitation(IdeasPage page, const QString& begin);

/// Why there is nothing, and what to do.
[[nodiscard]] QString nothingFound(IdeasSought sought, const IdeasEnd& end);

/// That the search goes on, how many there are, and what to do meanwhile.
/// @param stop what the button is called that ends it
[[nodiscard]] QString areSought(int count, const QString& stop);

/// How many there are, and what to do with them.
[[nodiscard]] QString wereFound(int count, const IdeasEnd& end);

/// @param again what the button is called that begins anew
[[nodiscard]] QString wasStopped(int count, const QString& again);

} // namespace stagewright
