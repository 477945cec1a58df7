#pragma once

#include "editor/driving/drive_panel.h"
#include "editor/hextiles/layers/board_drive.h"
#include "editor/window/drive_dock.h"
#include "tests/editor/sample.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QPushButton>
#include <QTabBar>

namespace stagewright {

/// A window with the panel Drive, and what the user does in it.
struct OpenDrive {
    OpenWindow open;

    void bring() {
        open.window.findChild<QAction*>(QStringLiteral("panel-drive"))->trigger();
        settle();
    }
    [[nodiscard]] DrivePanel& panel() { return *open.window.driveDock().panel(); }
    [[nodiscard]] WatchPage& watch() { return panel().watch(); }
    [[nodiscard]] TestPage& test() { return panel().test(); }
    [[nodiscard]] const BoardDrive* onBoard() { return open.board().drive(); }

    [[nodiscard]] bool comesToADrive() {
        return waitUntil([this] { return watch().record() != nullptr; });
    }

    /// Clicks what has this text or accessible name.
    template <typename Button = QAbstractButton>
    [[nodiscard]] Button* button(QWidget& page, const char* text) {
        for (auto* each : page.findChildren<Button*>())
            if (each->isVisible() && (each->text().remove(u'&') == QString::fromLatin1(text) ||
                                      each->accessibleName() == QString::fromLatin1(text)))
                return each;
        return nullptr;
    }
    void click(QWidget& page, const char* text) {
        auto* found = button(page, text);
        ASSERT_TRUE(found) << text;
        ASSERT_TRUE(found->isEnabled()) << text;
        QTest::mouseClick(found, Qt::LeftButton);
    }
    [[nodiscard]] bool says(QWidget& page, const QString& text) {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
};

} // namespace stagewright
