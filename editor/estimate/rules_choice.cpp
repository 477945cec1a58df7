#include "editor/estimate/rules_choice.h"

#include "model/atomic_file.h"
#include "model/drive/rules_file.h"
#include "model/rally/rules_by_game.h"

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
    , game_(document.stage().info.game)
    , reading_([this](const Found& found) { hear(found); }, WorkManner{false, diskPatience}) {
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if ((change.info || change.whole) && game_ != document_.stage().info.game)
            followGame();
    });
    connect(&document, &Document::rallyChanged, this, &RulesChoice::followGames);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &RulesChoice::read);
    followGame();
}

QString RulesChoice::key(const char* what, const QString& game) {
    return QStringLiteral("estimate/%1/%2").arg(QLatin1StringView(what), game);
}

/// As it was chosen the last time; it is not read yet if it was another file.
RulesChoice::Own& RulesChoice::remember(const QString& game) {
    Own& own = own_[game];
    if (const QString file = settings_.value(key("rules", game)).toString(); file != own.file)
        own = {file, {}, {}};
    return own;
}

QStringList RulesChoice::files() const {
    QStringList files;
    for (const auto& [game, own] : own_)
        if (!own.file.isEmpty())
            files << own.file;
    files.removeDuplicates();
    return files;
}

void RulesChoice::readFiles(const std::stop_token& stop, const Reading::Tell& tell,
                            const QStringList& files) {
    for (const QString& file : files) {
        if (stop.stop_requested())
            return;
        tell({file, loadRules(file), QFile::exists(file)});
    }
}

/// All files, behind the window. What was last read of one stays in force if it is bad now.
void RulesChoice::read() {
    leaveUnwatched();
    const QStringList wanted = files();
    if (wanted.isEmpty())
        return reading_.giveUp();
    reading_.begin(&RulesChoice::readFiles, wanted);
    reading_.hearUntil(QDeadlineTimer(2 * diskBlink));
    for (auto& [game, own] : own_)
        if (!own.file.isEmpty() && !own.rules && !own.fault)
            own.fault = Fault{tr("the file does not answer yet"),
                              {},
                              tr("Check that its disk is reached"),
                              own.file};
}

void RulesChoice::hear(const Found& found) {
    for (auto& [game, own] : own_) {
        if (own.file != found.file)
            continue;
        own.fault.reset();
        if (found.rules)
            own.rules = *found.rules;
        else
            own.fault = found.rules.error();
        if (found.rules && game == game_)
            estimator_.setRules(own.rules);
    }
    // Many programs write a new file and rename it: then the old one is no longer watched.
    if (found.isThere && !watcher_.files().contains(found.file))
        watcher_.addPath(found.file); // it has just answered
    Q_EMIT changed();
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
    remember(game_);
    estimator_.setDashboard(settings_.value(key("dashboard", game_)).toString());
    read();
    estimator_.setRules(own_[game_].rules);
    Q_EMIT changed();
}

/// A game that has come into the rally brings its rules.
void RulesChoice::followGames() {
    bool hasMore = false;
    for (const RallyStage& stage : document_.rally().stages()) {
        const QString& game = stage.stage.info.game;
        if (!own_.contains(game))
            hasMore = !remember(game).file.isEmpty() || hasMore;
    }
    if (hasMore)
        read();
}

/// For the game of the open stage.
void RulesChoice::take(Own own) {
    own_[game_] = std::move(own);
    keep();
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
    if (auto written = writeFileAtomically(path, *text); !written)
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
            remember(game);
            isOther = true;
        }
    if (isOther)
        followGame();
}

void RulesChoice::keep() {
    leaveUnwatched();
    if (file().isEmpty())
        return settings_.remove(key("rules", game_));
    settings_.setValue(key("rules", game_), file());
    if (!watcher_.files().contains(file()))
        watcher_.addPath(file()); // the user has just chosen it
}

void RulesChoice::leaveUnwatched() {
    const QStringList wanted = files();
    for (const QString& before : watcher_.files())
        if (!wanted.contains(before))
            watcher_.removePath(before);
}

} // namespace stagewright
