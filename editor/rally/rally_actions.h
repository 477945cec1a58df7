#pragma once

#include "model/game/stage.h"

#include <QAction>
#include <QMenu>

#include <functional>

namespace stagewright {

class StageStrip;

/// What can be done with the stages of the rally in front, as a menu with keys, and as the menu of
/// a stage in the strip.
class RallyActions final : public QObject {
    Q_OBJECT

public:
    /// The strip of the rally in front; null while there is none.
    using Strip = std::function<StageStrip*()>;

    RallyActions(Strip strip, QWidget& window);

    [[nodiscard]] QMenu& menu() const { return *menu_; }
    /// In the words of the open stage.
    void speakOf(StageKind kind);
    /// Asks for files first, which is for others to do.
    [[nodiscard]] QAction& addStagesOfFile() const { return *addStagesOfFile_; }

    /// Among the rest of the menu of a stage. @param print must outlive it
    void offerPrinting(QAction& print) { print_ = &print; }
    /// What can be done with the open stage, or beside stages, at this place of the screen.
    void openMenu(bool forStage, QPoint at);

private:
    template <typename Act>
    QAction& add(const QString& text, const char* name, const QKeySequence& keys, Act act);

    [[nodiscard]] QAction* action(const char* name) const;
    void addWithKey(QMenu& menu, const char* name, const QKeySequence& key) const;

    Strip strip_;
    QMenu* menu_;
    QAction* addStagesOfFile_;
    QAction* print_ = nullptr;
    QAction* duplicate_ = nullptr;
    QAction* rename_ = nullptr;
    QAction* remove_ = nullptr;
    QAction* service_;
};

} // namespace stagewright
