#include "editor/estimate/rules_choice.h"

#include "model/atomic_file.h"
#include "model/drive/rules_file.h"
#include "model/rally/rules_by_game.h"

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
    connect(&alarm_, &PathAlarm::rang, this, &RulesChoice::read);
    followGame();
}

QString RulesChoice::key(const QString& game) {
    return QStringLiteral("estimate/rules/") + game;
}

/// As it was chosen the last time; it is not read yet if it was another file.
RulesChoice::Own& RulesChoice::remember(const QString& game) {
    Own& own = own_[game];
    if (const QString file = settings_.value(key(game)).toString(); file != own.file)
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
                            const QStringList& files,
                            const std::shared_ptr<const PathAlarm::Watches>& watches) {
    for (const QString& file : files) {
        if (stop.stop_requested())
            return;
        watches->addFile(file); // first: what happens after it is read is told
        tell({file, loadRules(file)});
    }
}

/// All files, behind the window. What was last read of one stays in force if it is bad now.
void RulesChoice::read() {
    alarm_.forget(); // many programs write a new file and rename it, which is another then
    const QStringList wanted = files();
    if (wanted.isEmpty())
        return reading_.giveUp();
    reading_.begin(&RulesChoice::readFiles, wanted, alarm_.watches());
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

Expected<void> RulesChoice::choose(const QString& path, const Expected<DriveRules>& rules) {
    if (!rules)
        return tl::unexpected(rules.error());
    if (!areFor(*rules, game_))
        return tl::unexpected(rulesOfNoStage(rules->game, path));
    take({path, *rules, {}});
    return {};
}

void RulesChoice::chooseOwn() {
    take({});
}

Expected<DriveRules> RulesChoice::copyTo(const QString& path, const QString& from,
                                         const QString& game) {
    const auto text =
        from.isEmpty() ? Expected<QByteArray>(builtInRulesText(game)) : rulesText(from);
    if (!text)
        return tl::unexpected(text.error());
    if (auto written = writeFileAtomically(path, *text); !written)
        return tl::unexpected(written.error());
    return loadRules(path);
}

void RulesChoice::recall() {
    bool isOther = false;
    for (auto& [game, own] : own_)
        if (settings_.value(key(game)).toString() != own.file) {
            remember(game);
            isOther = true;
        }
    if (isOther)
        followGame();
}

void RulesChoice::keep() {
    if (file().isEmpty())
        settings_.remove(key(game_));
    else
        settings_.setValue(key(game_), file());
    read(); // and watched from now on
}

} // namespace stagewright
