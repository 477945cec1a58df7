#include "validators/border.h"
#include "validators/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SlantsDiffer {
    Q_DECLARE_TR_FUNCTIONS(SlantsDiffer)
};

QString describe(Slant slant) {
    switch (slant) {
    case Slant::Left:
        return SlantsDiffer::tr("leans to the left");
    case Slant::Right:
        return SlantsDiffer::tr("leans to the right");
    case Slant::None:
        break;
    }
    return SlantsDiffer::tr("is straight");
}

} // namespace

/// A slanted edge meets a straight one, or one that leans the other way
/// (model/catalogue/SLANTS.md). Of the two hexes the one that comes first reports it.
void slantsDiffer(const Ground&, const Border& border, Findings& findings) {
    const Hex hex = border.placement.hex;
    const Hex other = neighbour(hex, border.edge);
    if (border.beyond != Beyond::Road || other < hex ||
        border.profile.slant == border.profileBeyond.slant)
        return;
    findings.append(
        {QStringLiteral("slants-differ"),
         Severity::Error,
         {hex, other},
         border.edge,
         SlantsDiffer::tr("The roads of %1 and %2 do not fit: seen from its own "
                          "tile, one %3 and the other %4.")
             .arg(border.placement.side.toString(), border.tileBeyond.toString(),
                  describe(border.profile.slant), describe(border.profileBeyond.slant))});
}

} // namespace stagewright
