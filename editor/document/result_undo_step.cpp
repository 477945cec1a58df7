#include "editor/document/result_undo_step.h"

#include "model/one_line.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ResultSteps {
    Q_DECLARE_TR_FUNCTIONS(ResultSteps)
};

template <typename Has>
bool anyDriver(const Rally& rally, Has has) {
    return std::any_of(rally.drivers().begin(), rally.drivers().end(), has);
}

QString freeName(const Rally& rally) {
    for (qsizetype number = rally.drivers().size() + 1;; ++number) {
        const QString name = ResultSteps::tr("Driver %1").arg(number);
        if (!anyDriver(rally, [&](const Driver& each) { return each.name == name; }))
            return name;
    }
}

QString freeColour(const Rally& rally, const QStringList& colours) {
    for (const QString& colour : colours)
        if (!anyDriver(rally, [&](const Driver& each) { return each.colour == colour; }))
            return colour;
    return {};
}

} // namespace

RallyUndoStep addDriverTo(const Rally& rally, const QStringList& colours) {
    if (rally.drivers().size() >= mostDrivers)
        return {};
    Driver driver;
    driver.name = freeName(rally);
    driver.colour = freeColour(rally, colours);
    return {addDriver(rally, driver),
            [name = driver.name] { return ResultSteps::tr("Add %1").arg(name); }};
}

RallyUndoStep addClubDriverTo(const Rally& rally, const RosterDriver& driver,
                              const QStringList& colours) {
    const QString key = driverNameKey(driver.name);
    const bool drives =
        anyDriver(rally, [&](const Driver& each) { return driverNameKey(each.name) == key; });
    if (drives || rally.drivers().size() >= mostDrivers)
        return {};
    const bool isTaken =
        anyDriver(rally, [&](const Driver& each) { return each.colour == driver.colour; });
    Driver added;
    added.name = oneLine(driver.name).simplified();
    added.colour = driver.colour.isEmpty() || isTaken ? freeColour(rally, colours) : driver.colour;
    return {addDriver(rally, added),
            [name = added.name] { return ResultSteps::tr("Add %1").arg(name); }};
}

RallyUndoStep renameDriverTo(const Rally& rally, DriverKey driver, const RosterDriver& club) {
    const Driver* there = rally.find(driver);
    if (!there)
        return {};
    Driver renamed = *there;
    renamed.name = oneLine(club.name).simplified();
    if (!club.colour.isEmpty())
        renamed.colour = club.colour;
    if (renamed == *there)
        return {};
    return {changeDriver(rally, renamed),
            [old = oneLine(there->name)] { return ResultSteps::tr("Rename %1").arg(old); }};
}

RallyUndoStep removeDriverOf(const Rally& rally, DriverKey driver) {
    const Driver* there = rally.find(driver);
    if (!there)
        return {};
    return {removeDriver(rally, driver),
            [name = oneLine(there->name)] { return ResultSteps::tr("Remove %1").arg(name); }};
}

RallyUndoStep moveDriverOf(const Rally& rally, DriverKey driver, qsizetype to) {
    const Driver* there = rally.find(driver);
    if (!there || to < 0 || to >= rally.drivers().size())
        return {};
    return {moveDriver(rally, driver, to),
            [name = oneLine(there->name)] { return ResultSteps::tr("Move %1").arg(name); }};
}

RallyUndoStep renameDriverOf(const Rally& rally, DriverKey driver, const QString& name) {
    const Driver* there = rally.find(driver);
    const QString line = oneLine(name).trimmed();
    if (!there || line.isEmpty() || line == oneLine(there->name).trimmed())
        return {};
    Driver renamed = *there;
    renamed.name = line;
    return {changeDriver(rally, renamed),
            [old = oneLine(there->name)] { return ResultSteps::tr("Rename %1").arg(old); }};
}

RallyUndoStep recolourDriverOf(const Rally& rally, DriverKey driver, const QString& colour) {
    const Driver* there = rally.find(driver);
    if (!there)
        return {};
    Driver painted = *there;
    painted.colour = colour;
    return {changeDriver(rally, painted),
            [name = oneLine(there->name)] { return ResultSteps::tr("Colour of %1").arg(name); }};
}

RallyUndoStep enterResultOf(const Rally& rally, ResultKey key,
                            const std::optional<StageResult>& result) {
    const Driver* driver = rally.find(key.driver);
    const RallyStage* stage = rally.find(key.stage);
    if (!driver || !stage)
        return {};
    return {
        enterResult(rally, key, result),
        [name = oneLine(driver->name), info = stage->stage.info, at = rally.indexOf(key.stage)] {
            return ResultSteps::tr("Result of %1 in %2").arg(name, stageName(info, at));
        }};
}

} // namespace stagewright
