#pragma once

#include "editor/editing/window_part.h"

#include <map>

namespace stagewright {

/// What the kinds of layout have brought into one window, each once.
class WindowParts {
public:
    /// @param settings must outlive it, and so must the window
    WindowParts(const Games& games, QMainWindow& window, QSettings& settings);

    void addTo(QMenu& view);
    /// Of the entries of the menu only those that are for stages of that kind are seen, and have
    /// their keys.
    void showEntriesFor(const LayoutKind* kind) const;
    void takePieces() const;
    /// With what the user has of his own for each kind.
    [[nodiscard]] Games withOwnPieces(Games games) const;
    /// For stages of that kind; of one that no game has they are only looked at.
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(const LayoutKind* kind,
                                                          Document& document, Estimator& estimator,
                                                          RaceEstimator& races) const;

    [[nodiscard]] const std::map<const LayoutKind*, std::unique_ptr<WindowPart>>& all() const {
        return parts_;
    }

private:
    std::map<const LayoutKind*, std::unique_ptr<WindowPart>> parts_;
    std::vector<const LayoutKind*> order_; ///< of the games
    std::map<const LayoutKind*, QList<QAction*>> entries_;
};

} // namespace stagewright
