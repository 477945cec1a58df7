#pragma once

#include <QAction>
#include <QMenu>

#include <functional>

namespace stagewright {

class StageStrip;

/// What can be done with the stages of the rally in front, as a menu with keys.
class RallyActions final : public QObject {
    Q_OBJECT

public:
    /// The strip of the rally in front; null while there is none.
    using Strip = std::function<StageStrip*()>;

    RallyActions(Strip strip, QWidget& window);

    [[nodiscard]] QMenu& menu() const { return *menu_; }
    /// Asks for files first, which is for others to do.
    [[nodiscard]] QAction& addStagesOfFile() const { return *addStagesOfFile_; }

private:
    template <typename Act>
    void add(const QString& text, const char* name, const QKeySequence& keys, Act act);

    Strip strip_;
    QMenu* menu_;
    QAction* addStagesOfFile_;
};

} // namespace stagewright
