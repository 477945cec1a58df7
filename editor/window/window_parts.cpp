#include "editor/window/window_parts.h"

namespace stagewright {

namespace {

void setSeen(QAction& entry, bool seen) {
    entry.setVisible(seen);
    if (const QMenu* menu = entry.menu())
        for (QAction* each : menu->actions())
            setSeen(*each, seen);
}

} // namespace

WindowParts::WindowParts(const Games& games, QMainWindow& window, QSettings& settings) {
    for (const Game& game : games.all())
        if (auto& part = parts_[game.layout]; !part) {
            Stage stage;
            stage.info.game = game.id;
            part = games.face<StageEditing>(stage).open(window, settings);
            order_.push_back(game.layout);
        }
    parts_.try_emplace(nullptr, pictureWindow(window, settings));
}

void WindowParts::addTo(QMenu& view) {
    for (const LayoutKind* kind : order_) {
        const qsizetype before = view.actions().size();
        parts_.at(kind)->addTo(view);
        entries_[kind] = view.actions().sliced(before);
    }
}

void WindowParts::showEntriesFor(const LayoutKind* kind) const {
    for (const auto& [each, entries] : entries_)
        for (QAction* entry : entries)
            setSeen(*entry, each == kind);
}

void WindowParts::takePieces() const {
    for (const auto& [kind, part] : parts_)
        part->takePieces();
}

Games WindowParts::withOwnPieces(Games games) const {
    for (const auto& [kind, part] : parts_)
        games = part->withOwnPieces(games);
    return games;
}

std::unique_ptr<StageEditor> WindowParts::makeEditor(const LayoutKind* kind, Document& document,
                                                     Estimator& estimator,
                                                     RaceEstimator& races) const {
    const auto part = parts_.find(kind);
    return (part == parts_.end() ? parts_.at(nullptr) : part->second)
        ->makeEditor(document, estimator, races);
}

} // namespace stagewright
