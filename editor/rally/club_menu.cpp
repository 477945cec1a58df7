#include "editor/rally/club_menu.h"

#include "editor/document/document.h"
#include "editor/document/result_undo_step.h"
#include "editor/icons/car_colours.h"
#include "editor/language/user_text.h"
#include "model/one_line.h"

#include <algorithm>

namespace stagewright {

namespace {

const Driver* drivingAs(const Rally& rally, const QString& name) {
    const QString key = driverNameKey(name);
    const auto found =
        std::find_if(rally.drivers().begin(), rally.drivers().end(),
                     [&](const Driver& driver) { return driverNameKey(driver.name) == key; });
    return found == rally.drivers().end() ? nullptr : &*found;
}

bool hasResults(const Rally& rally, DriverKey driver) {
    return std::any_of(rally.results().begin(), rally.results().end(),
                       [driver](const auto& each) { return each.first.driver == driver; });
}

} // namespace

QString clubLine(const RosterDriver& driver) {
    QString line = oneLine(driver.name).simplified();
    if (driver.number)
        line = QStringLiteral("%1 %2").arg(*driver.number).arg(line);
    if (!driver.team.isEmpty())
        line += QStringLiteral(", ") + oneLine(driver.team).simplified();
    return line;
}

ClubMenu::ClubMenu(Document& document, RallyRulesCache& rulesCache, QWidget* parent)
    : QMenu(parent)
    , document_(document)
    , rulesCache_(rulesCache) {
    connect(this, &QMenu::aboutToShow, this, &ClubMenu::fill);
}

void ClubMenu::fill() {
    clear();
    for (const RosterDriver& driver : club_)
        addTo(driver);
    addSeparator();
    QAction* join = addAction(tr("&Take the drivers of the rally into the club"));
    join->setObjectName(QStringLiteral("join-club"));
    QList<RosterDriver> others;
    for (const Driver& driver : document_.rally().drivers())
        if (std::none_of(club_.begin(), club_.end(), [&](const RosterDriver& known) {
                return driverNameKey(known.name) == driverNameKey(driver.name);
            }))
            others << RosterDriver{
                oneLine(driver.name).simplified(), driver.colour, {}, {}, {}, {}};
    join->setEnabled(!others.isEmpty());
    connect(join, &QAction::triggered, this, [this, others] { Q_EMIT joined(others); });
    QAction* list = addAction(tr("&Drivers of the club…"));
    list->setObjectName(QStringLiteral("show-club"));
    connect(list, &QAction::triggered, this, &ClubMenu::clubWanted);
}

void ClubMenu::addTo(const RosterDriver& driver) {
    const Rally& rally = document_.rally();
    const Driver* drives = drivingAs(rally, driver.name);
    QAction* entry =
        addAction(colourSpot(rulesCache_.rally(), driver.colour), withoutKey(clubLine(driver)));
    entry->setCheckable(true);
    entry->setChecked(drives != nullptr);
    entry->setEnabled(!drives || !hasResults(rally, drives->key));
    connect(entry, &QAction::triggered, this, [this, driver] { toggle(driver); });
}

void ClubMenu::toggle(const RosterDriver& driver) {
    const Rally& rally = document_.rally();
    if (const Driver* drives = drivingAs(rally, driver.name))
        document_.make(removeDriverOf(rally, drives->key));
    else
        document_.make(addClubDriverTo(rally, driver, colourIds(rulesCache_.rally())));
}

} // namespace stagewright
