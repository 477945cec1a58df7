#include "editor/document/document.h"

#include "editor/document/edit_command.h"
#include "editor/document/file_digest.h"
#include "model/stage/stage_file.h"

#include <utility>

namespace stagewright {

Document::Document(const Catalogue& catalogue, QObject* parent)
    : QObject(parent)
    , catalogue_(&catalogue)
    , checker_(catalogue, {}) {
    connect(&history_, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
    checker_.check(stage_);
}

void Document::make(NamedEdit step) {
    if (step.edit.isNothing())
        return;
    history_.push(std::make_unique<EditCommand>(std::move(step), [this](const Edit& edit) {
                      apply(edit);
                  }).release()); // the stack owns it from here
}

void Document::apply(const Edit& edit) {
    stagewright::apply(edit, stage_);
    StageChange change;
    change.hexes = touchedHexes(edit);
    change.info = edit.info.has_value();
    checker_.recheck(stage_, change.hexes);
    Q_EMIT changed(change);
}

void Document::checkAgain(const StageChange& change) {
    if (change.catalogue)
        checker_.check(stage_);
    else
        checker_.recheck(stage_, {});
    Q_EMIT changed(change);
}

void Document::setStock(Stock stock) {
    stock_ = std::move(stock);
    checker_.setStock(stock_);
    StageChange change;
    change.stock = true;
    checkAgain(change);
}

void Document::setTable(std::optional<Table> table) {
    checker_.setTable(table);
    checkAgain({});
}

void Document::setHints(bool wanted) {
    checker_.setHints(wanted);
    checkAgain({});
}

void Document::setCatalogue(const Catalogue& catalogue, const QStringList& overlays) {
    catalogue_ = &catalogue;
    overlays_ = overlays;
    checker_.setCatalogue(catalogue);
    StageChange change;
    change.catalogue = true;
    checkAgain(change);
}

void Document::open(Stage stage, const QString& path) {
    begin(std::move(stage), path, {});
}

void Document::import(Stage stage, const QString& source) {
    begin(std::move(stage), {}, source);
}

void Document::begin(Stage stage, const QString& path, const QString& source) {
    stage_ = std::move(stage);
    path_ = path;
    source_ = source;
    fileDigest_ = path.isEmpty() ? QByteArray() : stagewright::fileDigest(path);
    checker_.check(stage_);
    history_.clear();
    history_.setClean();
    StageChange change;
    change.whole = true;
    Q_EMIT changed(change);
    Q_EMIT pathChanged();
}

void Document::recover(Stage stage, const QString& path, const QByteArray& digest) {
    open(std::move(stage), path);
    keepOver(digest);
}

void Document::keepOver(const QByteArray& digest) {
    fileDigest_ = digest;
    history_.resetClean();
}

Expected<void> Document::load(const QString& path) {
    auto stage = loadStage(path);
    if (!stage)
        return tl::unexpected(stage.error());
    open(*std::move(stage), path);
    return {};
}

Expected<void> Document::save(const QString& path) {
    if (auto saved = saveStage(stage_, path); !saved)
        return saved;
    path_ = path;
    source_.clear();
    fileDigest_ = digestOf(writeStage(stage_));
    history_.setClean();
    Q_EMIT pathChanged();
    return {};
}

} // namespace stagewright
