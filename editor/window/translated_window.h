#pragma once

#include "model/game/games.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QSettings;

namespace stagewright {

class MainWindow;

/// The window in the language that the user prefers. When another is chosen, a window with all that
/// is open, its undo steps too, takes the place of the one that was.
class TranslatedWindow final : public QObject {
    Q_OBJECT

public:
    /// What makes a window; it is called for each language anew.
    using Make = std::function<std::unique_ptr<MainWindow>()>;

    /// @param settings must outlive it
    TranslatedWindow(QSettings& settings, Make make);
    ~TranslatedWindow() override;

    [[nodiscard]] MainWindow& window() const { return *window_; }

    /// Puts in the panels, with these games; see MainWindow.
    void createPanels(const Games& games);

Q_SIGNALS:
    /// Another window has taken the place of the one before, which is gone.
    void tookOver();

private:
    void make();
    void retranslate();

    QSettings& settings_;
    Make make_;
    std::optional<Games> games_; ///< nothing: no panels yet
    std::unique_ptr<MainWindow> window_;
};

} // namespace stagewright
