#include "model/drive/table_time.h"

namespace stagewright {

double tableMinutes(const DriveRules& rules, double turns, int players) {
    return turns * players * rules.turnTableSeconds / 60;
}

double rallyMinutes(const DriveRules& rules, double turns, int stages, int players) {
    return tableMinutes(rules, turns, players) + (stages - 1) * rules.changeMinutes;
}

double setupMinutes(const DriveRules& rules, int tiles) {
    return rules.setupMinutes + tiles * rules.setupTileSeconds / 60.0;
}

StageClass stageClass(int roadTiles) {
    constexpr int longestShort = 12;
    constexpr int longestStandard = 16;
    return roadTiles <= longestShort      ? StageClass::Short
           : roadTiles <= longestStandard ? StageClass::Standard
                                          : StageClass::Long;
}

QString name(StageClass stageClass) {
    switch (stageClass) {
    case StageClass::Short:
        return QStringLiteral("short");
    case StageClass::Standard:
        return QStringLiteral("standard");
    case StageClass::Long:
        break;
    }
    return QStringLiteral("long");
}

} // namespace stagewright
