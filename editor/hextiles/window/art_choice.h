#pragma once

#include "editor/hextiles/faces/art_folder.h"

#include <QAction>
#include <QSettings>
#include <QWidget>

#include <functional>

namespace stagewright {

/// Lets the user choose a folder of pictures, or none, and remembers it.
class ArtChoice final : public QObject {
    Q_OBJECT

public:
    /// Asks for a folder, given that of now; empty: none was chosen.
    using Ask = std::function<QString(QWidget* window, const QString& now)>;

    /// @param window owns this; @param settings must outlive it
    ArtChoice(QWidget& window, QSettings& settings, Ask ask = askOnDesktop);

    [[nodiscard]] ArtFolder folder() const;
    /// "Pictures of your own…", which the window enables once it has tiles, and the way back.
    [[nodiscard]] QAction& choose() const { return *choose_; }
    [[nodiscard]] QAction& drop() const { return *drop_; }

    void set(const QString& path);

Q_SIGNALS:
    void changed(const stagewright::ArtFolder& folder);

private:
    static QString askOnDesktop(QWidget* window, const QString& now);

    QSettings& settings_;
    QAction* choose_;
    QAction* drop_;
};

} // namespace stagewright
