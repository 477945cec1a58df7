#pragma once

#include <QHeaderView>

namespace stagewright {

/// Lets a column of names, as wide as the longest now, give way so that all columns are seen within
/// a width.
/// @param leastLetters that are seen of a name in any case
void fitNames(QHeaderView& header, int column, int width, int leastLetters);

} // namespace stagewright
