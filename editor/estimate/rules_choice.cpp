#include "editor/estimate/rules_choice.h"

#include "model/drive/rules_file.h"
#include "model/whole_file.h"

#include <QFile>

namespace stagewright {

RulesChoice::RulesChoice(const Document& document, Estimator& estimator, QSettings& settings,
                         QObject* parent)
    : QObject(parent)
    , document_(document)
    , estimator_(estimator)
    , settings_(settings)
    , game_(document.stage().info.game) {
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if ((change.info || change.whole) && game_ != document_.stage().info.game)
            followGame();
    });
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &RulesChoice::readAgain);
    followGame();
}

QString RulesChoice::key(const char* what) const {
    return QStringLiteral("estimate/%1/%2").arg(QLatin1StringView(what), game_);
}

void RulesChoice::followGame() {
    game_ = document_.stage().info.game;
    file_ = settings_.value(key("rules")).toString();
    fault_.reset();
    std::optional<DriveRules> rules;
    if (!file_.isEmpty()) {
        if (auto read = loadRules(file_))
            rules = *std::move(read);
        else
            fault_ = read.error();
    }
    estimator_.setDashboard(settings_.value(key("dashboard")).toString());
    estimator_.setRules(std::move(rules));
    watch();
    Q_EMIT changed();
}

Expected<void> RulesChoice::choose(const QString& path) {
    auto rules = loadRules(path);
    if (!rules)
        return tl::unexpected(rules.error());
    file_ = path;
    fault_.reset();
    remember();
    estimator_.setRules(*std::move(rules));
    Q_EMIT changed();
    return {};
}

void RulesChoice::chooseOwn() {
    file_.clear();
    fault_.reset();
    remember();
    estimator_.setRules(std::nullopt);
    Q_EMIT changed();
}

Expected<void> RulesChoice::saveCopy(const QString& path) {
    const auto text =
        file_.isEmpty() ? Expected<QByteArray>(builtInRulesText(game_)) : rulesText(file_);
    if (!text)
        return tl::unexpected(text.error());
    if (auto written = writeWholeFile(path, *text); !written)
        return written;
    return choose(path);
}

void RulesChoice::chooseDashboard(const QString& id) {
    if (id.isEmpty())
        settings_.remove(key("dashboard"));
    else
        settings_.setValue(key("dashboard"), id);
    estimator_.setDashboard(id);
    Q_EMIT changed();
}

void RulesChoice::recall() {
    if (settings_.value(key("rules")).toString() != file_ ||
        settings_.value(key("dashboard")).toString() != estimator_.dashboard())
        followGame();
}

void RulesChoice::remember() {
    if (file_.isEmpty())
        settings_.remove(key("rules"));
    else
        settings_.setValue(key("rules"), file_);
    watch();
}

/// The file was changed, or is gone. What was last read of it stays in force if it is bad now.
void RulesChoice::readAgain() {
    auto rules = loadRules(file_);
    fault_.reset();
    if (rules)
        estimator_.setRules(*std::move(rules));
    else
        fault_ = rules.error();
    watch();
    Q_EMIT changed();
}

/// Many programs write a new file and rename it: then the old one is no longer watched.
void RulesChoice::watch() {
    if (const QStringList before = watcher_.files(); !before.isEmpty() && !before.contains(file_))
        watcher_.removePaths(before);
    if (!file_.isEmpty() && !watcher_.files().contains(file_) && QFile::exists(file_))
        watcher_.addPath(file_);
}

} // namespace stagewright
