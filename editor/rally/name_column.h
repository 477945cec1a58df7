#pragma once

#include <QHeaderView>

namespace stagewright {

/// Lets a column of names, as wide as the longest now, give way so that all columns are seen within
/// a width; down to a few letters.
void fitNames(QHeaderView& header, int column, int width);

} // namespace stagewright
