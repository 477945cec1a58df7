#include "editor/estimate/rules_choice.h"

#include "model/drive/rules_file.h"
#include "model/rally/rules_shelf.h"
#include "model/whole_file.h"

#include <QFile>
#include <QFileInfo>

#include <utility>

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
    connect(&document, &Document::rallyChanged, this, &RulesChoice::followGames);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &RulesChoice::readAgain);
    followGame();
}

QString RulesChoice::key(const char* what, const QString& game) {
    return QStringLiteral("estimate/%1/%2").arg(QLatin1StringView(what), game);
}

RulesChoice::Own RulesChoice::remembered(const QString& game) const {
    Own own{settings_.value(key("rules", game)).toString(), {}, {}};
    if (own.file.isEmpty())
        return own;
    if (auto read = loadRules(own.file))
        own.rules = *std::move(read);
    else
        own.fault = read.error();
    return own;
}

HouseRules RulesChoice::ofRally() const {
    HouseRules house;
    for (const auto& [game, own] : own_)
        if (own.rules)
            house.emplace(game, OwnRules{QFileInfo(own.file).fileName(), *own.rules});
    return house;
}

void RulesChoice::followGame() {
    game_ = document_.stage().info.game;
    own_[game_] = remembered(game_);
    estimator_.setDashboard(settings_.value(key("dashboard", game_)).toString());
    estimator_.setRules(own_[game_].rules);
    watch();
    Q_EMIT changed();
}

/// A game that has come into the rally brings its rules.
void RulesChoice::followGames() {
    bool hasMore = false;
    for (const RallyStage& stage : document_.rally().stages()) {
        const QString& game = stage.stage.info.game;
        if (own_.contains(game))
            continue;
        const Own& own = own_[game] = remembered(game);
        hasMore = hasMore || !own.file.isEmpty();
    }
    if (!hasMore)
        return;
    watch();
    Q_EMIT changed();
}

/// For the game of the open stage.
void RulesChoice::take(Own own) {
    own_[game_] = std::move(own);
    remember();
    estimator_.setRules(own_[game_].rules);
    Q_EMIT changed();
}

Expected<void> RulesChoice::choose(const QString& path) {
    auto rules = loadRules(path);
    if (!rules)
        return tl::unexpected(rules.error());
    if (!areFor(*rules, game_))
        return tl::unexpected(rulesOfNoStage(rules->game, path));
    take({path, *std::move(rules), {}});
    return {};
}

void RulesChoice::chooseOwn() {
    take({});
}

Expected<void> RulesChoice::saveCopy(const QString& path) {
    const auto text =
        file().isEmpty() ? Expected<QByteArray>(builtInRulesText(game_)) : rulesText(file());
    if (!text)
        return tl::unexpected(text.error());
    if (auto written = writeWholeFile(path, *text); !written)
        return written;
    return choose(path);
}

void RulesChoice::chooseDashboard(const QString& id) {
    if (id.isEmpty())
        settings_.remove(key("dashboard", game_));
    else
        settings_.setValue(key("dashboard", game_), id);
    estimator_.setDashboard(id);
    Q_EMIT changed();
}

void RulesChoice::recall() {
    bool isOther = settings_.value(key("dashboard", game_)).toString() != estimator_.dashboard();
    for (auto& [game, own] : own_)
        if (settings_.value(key("rules", game)).toString() != own.file) {
            own = remembered(game);
            isOther = true;
        }
    if (isOther)
        followGame();
}

void RulesChoice::remember() {
    if (file().isEmpty())
        settings_.remove(key("rules", game_));
    else
        settings_.setValue(key("rules", game_), file());
    watch();
}

/// The file was changed, or is gone. What was last read of it stays in force if it is bad now.
void RulesChoice::readAgain(const QString& file) {
    auto rules = loadRules(file);
    for (auto& [game, own] : own_) {
        if (own.file != file)
            continue;
        own.fault.reset();
        if (rules)
            own.rules = *rules;
        else
            own.fault = rules.error();
        if (rules && game == game_)
            estimator_.setRules(*rules);
    }
    watch();
    Q_EMIT changed();
}

/// Many programs write a new file and rename it: then the old one is no longer watched.
void RulesChoice::watch() {
    QStringList wanted;
    for (const auto& [game, own] : own_)
        if (!own.file.isEmpty())
            wanted << own.file;
    for (const QString& before : watcher_.files())
        if (!wanted.contains(before))
            watcher_.removePath(before);
    for (const QString& file : std::as_const(wanted))
        if (!watcher_.files().contains(file) && QFile::exists(file))
            watcher_.addPath(file);
}

} // namespace stagewright
