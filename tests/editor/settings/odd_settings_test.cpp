#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <random>

namespace stagewright {

namespace {

/// A value of some kind that no part of the program has written.
QVariant oddValue(std::mt19937& random) {
    switch (random() % 8) {
    case 0:
        return {};
    case 1:
        return QStringLiteral("noise");
    case 2:
        return QByteArray("\0\xff\x80", 3);
    case 3:
        return -1;
    case 4:
        return 1e300;
    case 5:
        return QStringList{QStringLiteral("a:b"), {}, QStringLiteral("dirt-core:999999999999")};
    case 6:
        return QSizeF(-3, 1e9);
    default:
        return QStringLiteral("@Invalid()");
    }
}

TEST(OddSettings, ValuesOfAnyKindInAnyPlaceNeverHarm) {
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    { // what a run writes tells which settings there are
        OpenWindow open;
        open.window.actions().showHints->toggle();
        open.window.close();
        for (const QString& key : open.settings.allKeys())
            settings.setValue(key, {});
    }
    for (const char* key :
         {"view/theme", "recovery/keptWithin", "palette/pictures", "holdings/tile",
          "holdings/table", "holdings/boxes", "holdings/countBoxes", "estimate/players",
          "shortcuts/flip", "shortcuts/turn", "view/artFolder", "openFiles", "lastFile"})
        settings.setValue(QString::fromLatin1(key), {});
    std::mt19937 random(7);
    const QStringList keys = settings.allKeys();
    for (int round = 0; round < 12; ++round) {
        for (const QString& key : keys)
            settings.setValue(key, oddValue(random));
        UserAnswers answers;
        MainWindow window(gamesWithoutPieces(), settings, answers.dialogs(),
                          RecoveryFolder(folder.filePath(QStringLiteral("recovery"))));
        window.createPanels(games());
        window.start({});
        EXPECT_TRUE(waitForFiles(window));
        window.show();
        QCoreApplication::processEvents();
        EXPECT_EQ(window.actions().turn->shortcut(), QKeySequence(Qt::Key_R));
        EXPECT_TRUE(window.document().path().isEmpty());
        EXPECT_TRUE(answers.complaints.isEmpty());
    }
}

} // namespace

} // namespace stagewright
