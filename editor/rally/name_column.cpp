#include "editor/rally/name_column.h"

#include <algorithm>

namespace stagewright {

void fitNames(QHeaderView& header, int column, int width, int leastLetters) {
    constexpr int mostLetters = 40;
    const int letter = header.fontMetrics().averageCharWidth();
    const int wanted = std::min(header.sectionSize(column), mostLetters * letter);
    const int others = header.length() - header.sectionSize(column);
    const int least = std::min(wanted, leastLetters * letter);
    header.resizeSection(column, std::clamp(width - others, least, wanted));
}

} // namespace stagewright
