#include "editor/estimate/last_race.h"

#include <algorithm>

namespace stagewright {

namespace {

const auto playersKey = QStringLiteral("estimate/players");

QString carKey(const QString& game) {
    return QStringLiteral("estimate/dashboard/") + game;
}

} // namespace

void rememberRace(const Document& document, QSettings& settings) {
    const StageInfo& info = document.stage().info;
    if (document.rally().stages().size() == 1)
        settings.setValue(playersKey, document.rally().players());
    if (info.dashboard.isEmpty())
        settings.remove(carKey(info.game));
    else
        settings.setValue(carKey(info.game), info.dashboard);
}

Stage asLastRace(Stage empty, const QSettings& settings) {
    const int usual = Evening().players;
    const int players = settings.value(playersKey, usual).toInt();
    if (players != usual && 1 <= players && players <= mostDrivers)
        empty.info.players = players;
    empty.info.dashboard = settings.value(carKey(empty.info.game)).toString();
    return empty;
}

} // namespace stagewright
