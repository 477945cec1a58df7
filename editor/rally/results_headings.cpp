#include "editor/rally/results_model.h"

namespace stagewright {

/// What the columns are called, and what is entered in them.
QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool tip = role == Qt::ToolTipRole;
    switch (ResultColumn(section)) {
    case ResultColumn::Driver:
        return tip ? tr("Who drives, in the order of the first start") : tr("Driver");
    case ResultColumn::Start:
        return tip ? tr("Who starts first, second and so on") : tr("Start");
    case ResultColumn::Time:
        return tip ? tr("The time: 1:37, 97 and 1.37 mean the same. P2 is the second place in a "
                        "race without times.")
                   : tr("Time");
    case ResultColumn::Gearbox:
        return tip ? tr("Damage of the gearbox at the finish") : tr("Gears");
    case ResultColumn::Coast:
        return tip ? tr("Damage of the coast dice at the finish") : tr("Coast");
    case ResultColumn::Brake:
        return tip ? tr("Damage of the brakes at the finish") : tr("Brakes");
    case ResultColumn::Wheel:
        return tip ? tr("The spare wheel") : tr("Wheel");
    case ResultColumn::Penalty:
        return tip ? tr("Seconds taken on at time control") : tr("Penalty");
    case ResultColumn::Sisu:
        return tip ? tr("The SISU token was spent") : tr("SISU");
    case ResultColumn::Retired:
        return tip ? tr("The car did not reach the finish: it gets the slowest time and a minute.")
                   : tr("Retired");
    }
    return {};
}

} // namespace stagewright
