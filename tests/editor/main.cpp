#include "editor/background/left_behind.h"
#include "editor/fields/plain_labels.h"
#include "editor/fields/scrolling_wheel.h"
#include "editor/language/language.h"
#include "editor/settings/theme.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>

#include <gtest/gtest.h>

#include <cstdlib>

namespace {

/// Lets go of the buttons of the mouse that a test has pressed: to the next one the user would seem
/// to be busy, and what is read behind the window waits for that.
class HandsOff final : public testing::EmptyTestEventListener {
    void OnTestEnd(const testing::TestInfo&) override {
        QWidget elsewhere;
        for (const auto button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton})
            if (QGuiApplication::mouseButtons() & button)
                QTest::mouseRelease(&elsewhere, button);
    }
};

} // namespace

// Widgets need an application. The tests choose the offscreen platform themselves, so that no
// runner has to know it.
int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QApplication application(argc, argv);
    stagewright::useEdgedStyle(); // as in the program, and what follows
    const stagewright::PlainLabels plain(application);
    const stagewright::ScrollingWheel wheel(application);
    stagewright::useLanguage(application, QStringLiteral("en"));
    QStandardPaths::setTestModeEnabled(true);
    testing::UnitTest::GetInstance()->listeners().Append(new HandsOff); // which owns it
    const int result = RUN_ALL_TESTS();
    if (stagewright::isWorkLeftBehind()) // as in the program
        std::_Exit(result);
    return result;
}
