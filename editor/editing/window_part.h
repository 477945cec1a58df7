#pragma once

#include "editor/document/document.h"
#include "editor/editing/stage_editor.h"
#include "editor/estimate/estimator.h"
#include "editor/estimate/race_estimator.h"

#include <QMainWindow>
#include <QMenu>
#include <QSettings>

#include <memory>

namespace stagewright {

/// What a kind of layout brings into a window for all stages that are open there: entries of the
/// View menu, pictures that they share, and an editor for each document.
class WindowPart : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void addTo(QMenu&) {}
    /// The pieces that there are have been read, for the first time or anew.
    virtual void takePieces() {}
    /// With what the user has of his own for this kind of layout, and changes in the window.
    [[nodiscard]] virtual Games withOwnPieces(const Games& games) const { return games; }
    /// All must outlive the editor.
    [[nodiscard]] virtual std::unique_ptr<StageEditor>
    makeEditor(Document& document, Estimator& estimator, RaceEstimator& races) = 0;

Q_SIGNALS:
    /// withOwnPieces gives others than before.
    void ownPiecesChanged();
};

/// Shows stages as pictures and lets nothing be done with them.
[[nodiscard]] std::unique_ptr<WindowPart> pictureWindow(QMainWindow& window, QSettings& settings);

/// What the window asks of a kind of layout (Games::face).
struct StageEditing {
    /// @param settings must outlive it, and so must the window
    std::unique_ptr<WindowPart> (*open)(QMainWindow& window, QSettings& settings) = pictureWindow;
};

} // namespace stagewright
