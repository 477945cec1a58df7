#include "editor/document/document.h"

#include "editor/document/edit_command.h"
#include "editor/files/canonical_path.h"
#include "editor/files/document_file.h"
#include "editor/files/read_file.h"
#include "model/game/piece_files.h"
#include "model/pack/detected_kinds.h"
#include "model/rally/rally_edits.h"

#include <algorithm>
#include <utility>

namespace stagewright {

Document::Document(const Games& games, QObject* parent)
    : QObject(parent)
    , games_(games)
    , gamesWithSets_(games)
    , pack_(stageAlone({}))
    , current_(pack_.rally.stages().front().key)
    , check_(games, [this] { Q_EMIT checked(); }) {
    connect(&history_, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
    check_.check(stage_);
}

const RallyPack& Document::pack() const {
    RallyStage open = *pack_.rally.find(current_);
    if (open.stage != stage_) {
        open.stage = stage_;
        stagewright::apply(changeStage(pack_.rally, open), pack_.rally);
    }
    return pack_;
}

void Document::make(StageUndoStep step) {
    if (step.edit.isNothing())
        return;
    const auto take = [this, stage = current_](const Edit& edit) {
        turnTo(stage);
        apply(edit);
    };
    auto command = std::make_unique<EditCommand<Edit>>(std::move(step.edit), std::move(step.name),
                                                       step.gesture, take);
    history_.push(command.release()); // the stack owns it from here
}

void Document::make(RallyUndoStep step) {
    const bool leavesNone = step.edit.stages && step.edit.stages->after.isEmpty();
    if (step.edit.isNothing() || leavesNone)
        return;
    const auto take = [this](const RallyEdit& edit) { apply(edit); };
    auto command = std::make_unique<EditCommand<RallyEdit>>(
        std::move(step.edit), std::move(step.name), step.gesture, take);
    const Rally before = rally();
    history_.push(command.release());
    for (const RallyStage& stage : QList<RallyStage>(rally().stages()))
        if (!before.find(stage.key))
            Q_EMIT stageAdded(stage.key);
}

void Document::nameStepsAnew() {
    for (int i = 0; i < history_.count(); ++i) {
        const auto& step = dynamic_cast<const UndoCommand&>(*history_.command(i));
        // The stack lends its commands to be looked at only; they are this document's own.
        const_cast<UndoCommand&>(step).sayNameAnew();
    }
}

void Document::apply(const Edit& edit) {
    stagewright::apply(edit, stage_);
    StageChange change;
    change.layout = edit.layout;
    change.info = edit.info != nullptr;
    check_.recheck(stage_, change.layout);
    Q_EMIT changed(change);
}

void Document::apply(const RallyEdit& edit) {
    const Rally before = rally();
    stagewright::apply(edit, pack_.rally);
    const auto& stages = pack_.rally.stages();
    const auto added = std::find_if(stages.begin(), stages.end(),
                                    [&](const RallyStage& each) { return !before.find(each.key); });
    const auto entered = stageOfResults(edit);
    const RallyStage* open = pack_.rally.find(entered.value_or(current_));
    if (added != stages.end())
        open = &*added; // the step is seen
    else if (!open)
        open = &stages.at(std::min(before.indexOf(current_), stages.size() - 1));
    if (open->key != current_ || open->stage != stage_)
        show(*open);
    Q_EMIT rallyChanged();
}

void Document::turnTo(StageKey stage) {
    const RallyStage* wanted = rally().find(stage);
    if (wanted && stage != current_)
        show(RallyStage(*wanted));
}

void Document::show(const RallyStage& stage) {
    const bool isAnother = stage.key != current_;
    if (isAnother)
        Q_EMIT leaving(current_);
    stage_ = stage.stage;
    current_ = stage.key;
    check_.check(stage_);
    StageChange change;
    change.whole = true;
    Q_EMIT changed(change);
    if (isAnother)
        Q_EMIT turnedTo(current_);
}

void Document::checkAgain(const StageChange& change) {
    if (change.games)
        check_.check(stage_);
    else
        check_.recheck(stage_, {});
    Q_EMIT changed(change);
}

void Document::setBoxes(const BoxCounts& boxes) {
    boxes_ = boxes;
    check_.setBoxes(boxes);
    StageChange change;
    change.boxes = true;
    checkAgain(change);
}

void Document::setTable(std::optional<Table> table) {
    check_.setTable(table);
    checkAgain({});
}

void Document::setHints(bool wanted) {
    check_.setHints(wanted);
    checkAgain({});
}

void Document::setGames(const Games& games, const QStringList& overlays) {
    games_ = games;
    overlays_ = overlays;
    useTileSets();
    StageChange change;
    change.games = true;
    checkAgain(change);
}

void Document::useTileSets() {
    gamesWithSets_ = games_;
    if (!pack_.tileSets.empty())
        // Pieces of a set that cannot be used are unknown then, which the rules say.
        if (auto with = withPieceSets(games_, pack_.tileSets))
            gamesWithSets_ = std::move(with->games);
    check_.setGames(gamesWithSets_);
}

void Document::open(const Stage& stage, const QString& path) {
    open(stageAlone(stage), path);
}

void Document::open(RallyPack pack, const QString& path) {
    open(std::move(pack), path, path.isEmpty() ? KnownFile() : lookAt(path));
}

void Document::open(RallyPack pack, const QString& path, const KnownFile& known) {
    begin(std::move(pack), path, {}, known);
}

void Document::import(const Stage& stage, const QString& source) {
    import(stageAlone(stage), source);
}

void Document::import(RallyPack pack, const QString& source) {
    import(std::move(pack), source, {stagewright::canonicalPath(source), {}});
}

void Document::import(RallyPack pack, const QString& source, const KnownFile& known) {
    begin(std::move(pack), {}, source, {known.canonicalPath, {}});
}

void Document::begin(RallyPack pack, const QString& path, const QString& source,
                     const KnownFile& known) {
    setDetectedKinds(pack, games_);
    if (pack.rally.stages().isEmpty())
        stagewright::apply(addStage(pack.rally, RallyStage(), 0), pack.rally);
    const bool otherTiles = pack.tileSets != pack_.tileSets;
    pack_ = std::move(pack);
    const RallyStage& first = pack_.rally.stages().front();
    current_ = first.key;
    stage_ = first.stage;
    path_ = path;
    source_ = source;
    known_ = known;
    if (otherTiles)
        useTileSets();
    check_.check(stage_);
    history_.clear();
    history_.setClean();
    StageChange change;
    change.whole = true;
    change.games = otherTiles;
    Q_EMIT changed(change);
    Q_EMIT rallyChanged();
    Q_EMIT pathChanged();
}

void Document::recover(Rally rally, RallyPack beside, const QString& path, const KnownFile& known) {
    beside.rally = std::move(rally);
    open(std::move(beside), path, known);
    keepOver(known.digest);
}

void Document::keepOver(const QByteArray& digest) {
    known_.digest = digest;
    history_.resetClean();
}

void Document::announce() {
    StageChange change;
    change.whole = true;
    change.games = true;
    checkAgain(change);
    Q_EMIT rallyChanged();
    Q_EMIT pathChanged();
    Q_EMIT modifiedChanged(isModified());
}

void Document::open(ReadFile file) {
    // What is damaged would be lost when the file is written over.
    if (file.opened->isOurs)
        open(std::move(file.opened->pack), file.path, file.known);
    else
        import(std::move(file.opened->pack), file.path, file.known);
}

Expected<void> Document::load(const QString& path) {
    ReadFile file = readFile(path, games_);
    if (!file.opened)
        return tl::unexpected(file.opened.error());
    open(std::move(file));
    return {};
}

Expected<void> Document::save(const QString& path) {
    const WrittenDocument written = writeDocument(pack(), gamesWithSets_, path);
    if (!written.file)
        return tl::unexpected(written.file.error());
    take(written, path_);
    return {};
}

bool Document::take(const WrittenDocument& written, const QString& before) {
    const bool isIt = path_ == before && pack() == written.pack;
    if (isIt) {
        path_ = written.path;
        source_.clear();
        known_ = *written.file;
        history_.setClean();
        Q_EMIT pathChanged();
    } else if (path_ == written.path) {
        keepOver(written.file->digest); // it is no other program's
    }
    return isIt;
}

} // namespace stagewright
