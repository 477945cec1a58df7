#include "editor/background/left_behind.h"
#include "editor/fields/plain_labels.h"
#include "editor/language/language.h"

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

#include <cstdlib>

// Widgets need an application. The tests choose the offscreen platform themselves, so that no
// runner has to know it.
int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    testing::InitGoogleTest(&argc, argv);
    QApplication application(argc, argv);
    const stagewright::PlainLabels plain(application); // as in the program
    stagewright::useLanguage(application, QStringLiteral("en"));
    QStandardPaths::setTestModeEnabled(true);
    const int result = RUN_ALL_TESTS();
    if (stagewright::isWorkLeftBehind()) // as in the program
        std::_Exit(result);
    return result;
}
