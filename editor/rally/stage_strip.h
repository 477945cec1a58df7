#pragma once

#include "editor/rally/evening_planner.h"
#include "editor/rally/stage_thumbnails.h"
#include "model/rally/rally_edits.h"

#include <QListWidget>
#include <QTimer>
#include <QToolButton>

namespace stagewright {

/// The stages of the rally in their order, with pictures. A click opens one, a drag or Ctrl with
/// the arrow keys moves it, F2 renames it, Delete removes it; a right click or the Menu key asks
/// for a menu of what else there is to do.
class StageStrip final : public QWidget {
    Q_OBJECT

public:
    /// @param document and planner must outlive it
    StageStrip(Document& document, const EveningPlanner& planner, QWidget* parent = nullptr);

    [[nodiscard]] QListWidget& list() const { return *list_; }

    void addStage();
    void duplicateStage();
    void removeStage();
    void renameStage();
    /// By so many places, to the end at most.
    void moveStage(int by);
    void toggleService();
    /// Opens the stage so many places further, to the end at most.
    void turn(int by);

Q_SIGNALS:
    /// For the open stage, or beside all stages, at this place of the screen.
    void menuWanted(bool forStage, QPoint at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void askForMenu(const QContextMenuEvent& event);
    void listStages();
    void showOne(int row);
    [[nodiscard]] StageKey keyAt(int row) const;
    [[nodiscard]] int row() const;
    void followDrag(int from, int to);
    void connectDocument();
    QToolButton* button(const char* iconName, const QString& text, void (StageStrip::*action)());

    Document& document_;
    const EveningPlanner& planner_;
    QListWidget* list_;
    QTimer later_; ///< pictures of the open stage are drawn when it comes to rest
    StageThumbnails thumbnails_;
};

} // namespace stagewright
