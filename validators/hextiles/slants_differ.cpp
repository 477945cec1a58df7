#include "model/layouts/hextiles/building/border.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct SlantsDiffer {
    Q_DECLARE_TR_FUNCTIONS(SlantsDiffer)
};

/// A tile, and how its road ends there, seen from it.
struct Leaning {
    QString tile;
    Slant slant = Slant::None;
};

/// @param a, b differ
QString sentence(Leaning a, Leaning b) {
    if (b.slant == Slant::Left || a.slant == Slant::None)
        std::swap(a, b);
    if (a.slant == Slant::Right)
        return SlantsDiffer::tr("The roads of %1 and %2 do not fit together: the first leaves its "
                                "tile slanting to the right, the second straight.")
            .arg(a.tile, b.tile);
    if (b.slant == Slant::None)
        return SlantsDiffer::tr("The roads of %1 and %2 do not fit together: the first leaves its "
                                "tile slanting to the left, the second straight.")
            .arg(a.tile, b.tile);
    return SlantsDiffer::tr("The roads of %1 and %2 do not fit together: the first leaves its tile "
                            "slanting to the left, the second to the right.")
        .arg(a.tile, b.tile);
}

} // namespace

/// A slanted edge meets a straight one, or one that leans the other way
/// (model/layouts/hextiles/catalogue/SLANTS.md). Of the two hexes the one that comes first reports
/// it.
void slantsDiffer(const RuleContext&, const Border& border, Findings& findings) {
    const Hex hex = border.placement.hex;
    const Hex other = neighbour(hex, border.edge);
    if (border.farSide != FarSide::Road || other < hex ||
        border.profile.slant == border.farProfile.slant)
        return;
    findings.append(findingAt(Severity::Error, {hex, other}, border.edge,
                              sentence({border.placement.side.toString(), border.profile.slant},
                                       {border.farTile.toString(), border.farProfile.slant})));
}

} // namespace stagewright
