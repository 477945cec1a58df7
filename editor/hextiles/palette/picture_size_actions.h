#pragma once

#include "editor/hextiles/palette/picture_size.h"

#include <QActionGroup>
#include <QMenu>
#include <QSettings>

namespace stagewright {

/// Lets the user choose how large the palette shows its tiles, and remembers it.
class PictureSizeActions final : public QObject {
    Q_OBJECT

public:
    /// @param window owns this
    /// @param settings must outlive it; what makes no sense there counts as medium
    PictureSizeActions(QWidget& window, QSettings& settings);

    [[nodiscard]] PictureSize size() const;
    /// An action for each, one of them checked.
    [[nodiscard]] QMenu& menu() const { return *menu_; }
    [[nodiscard]] QAction& action(PictureSize size) const;

Q_SIGNALS:
    void changed(stagewright::PictureSize size);

private:
    QSettings& settings_;
    QMenu* menu_;
    QActionGroup* sizes_;
};

} // namespace stagewright
