#pragma once

#include "editor/document/document.h"

#include <QListWidget>
#include <QTimer>
#include <QToolButton>

#include <map>

namespace stagewright {

/// The stages of the rally in their order, with pictures. A click opens one, a drag or Ctrl with
/// the arrow keys moves it, F2 renames it, Delete removes it.
class StageStrip final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit StageStrip(Document& document, QWidget* parent = nullptr);

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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void listStages();
    void showOne(int row);
    void showErrors();
    [[nodiscard]] StageKey keyAt(int row) const;
    [[nodiscard]] int row() const;
    [[nodiscard]] int errorsOf(const RallyStage& stage);
    void followDrag(int from, int to);
    QToolButton* button(const char* iconName, const QString& text, void (StageStrip::*action)());

    /// What the rules said of a stage, and of which tiles.
    struct Judged {
        Stage stage;
        int errors = 0;
    };

    Document& document_;
    QListWidget* list_;
    QTimer later_; ///< pictures of the open stage are drawn when it comes to rest
    std::map<StageKey, Judged> judged_;
};

} // namespace stagewright
