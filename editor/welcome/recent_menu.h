#pragma once

#include "editor/welcome/recent_files.h"

#include <QMenu>

namespace stagewright {

/// The recent files as a menu.
class RecentMenu final : public QMenu {
    Q_OBJECT

public:
    /// @param files must outlive it
    RecentMenu(const QString& title, RecentFiles& files, QWidget* parent);

Q_SIGNALS:
    void chosen(const QString& path);

private:
    void fill();

    RecentFiles& files_;
};

} // namespace stagewright
