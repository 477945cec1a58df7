#include "editor/club/club_dialog.h"
#include "editor/compare/compare_window.h"
#include "editor/exports/export_dialog.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/print/print_dialog.h"
#include "editor/print/printer_dialog.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/window/about.h"
#include "editor/window/club_actions.h"
#include "editor/window/help.h"
#include "editor/window/library_actions.h"
#include "editor/window/manual_window.h"
#include "editor/window/settings_actions.h"
#include "editor/window/table_actions.h"
#include "editor/window/unsaved_dialog.h"
#include "tests/editor/language/alt_letters.h"
#include "tests/editor/language/cut_texts.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/rulebook_files.h"
#include "tests/editor/settle.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/model/rally/rallies.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTimer>
#include <QtPrintSupport/QPrinter>

#include <gtest/gtest.h>

// With Alt a letter leads to one place in a dialog, in each language.

namespace stagewright {

namespace {

/// Each class of a dialog that the sources declare.
QStringList declaredDialogs() {
    static const QRegularExpression line(
        QStringLiteral("^class (\\w+) (?:final )?: public (?:QDialog|QPrintDialog) "),
        QRegularExpression::MultilineOption);
    QStringList names;
    QDirIterator files(QStringLiteral(TEST_DATA_DIR "/../../editor"), {QStringLiteral("*.h")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto found = line.globalMatch(text); found.hasNext();)
            names << found.next().captured(1);
    }
    return names;
}

class DialogLetters : public testing::TestWithParam<const char*> {
protected:
    /// As it is seen, tab by tab.
    void look(QWidget& dialog, bool isOurs = true) {
        seen << QString::fromLatin1(dialog.metaObject()->className()).section(u':', -1);
        dialog.show();
        settle();
        const auto lookAtIt = [&] {
            EXPECT_EQ(altClashes(dialog).join(u'\n').toStdString(), "")
                << dialog.metaObject()->className();
            if (isOurs) {
                EXPECT_EQ(cutTexts(dialog).join(u'\n').toStdString(), "")
                    << dialog.metaObject()->className();
            }
        };
        lookAtIt();
        for (auto* tabs : dialog.findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                settle();
                lookAtIt();
            }
        dialog.hide();
    }

    SpokenIn speaking{QString::fromLatin1(GetParam())};
    OpenWindow open{rally1ss1};
    QStringList seen;
};

TEST_P(DialogLetters, LeadToOnePlaceInEveryDialogThatThereIs) {
    const Rally rally = rulebookRally(1);
    PrintDialog print({{rally, {}, {}, {}}, 0, games(), {}}, readPrintChoice(open.settings, 2), {});
    look(print);
    QPrinter printer;
    PrinterDialog printers(printer, {{0}, 1});
    look(printers, false); // its texts are the system's
    const ExportSource source{open.document().pack(), open.stage(), games()};
    ExportDialog exports(source, {exportTargets().front()});
    look(exports);
    look(open.window.settings().dialog());
    look(open.window.table().dialog());
    RecoveryFolder folder(open.path("left"));
    auto file = folder.newFile();
    ASSERT_TRUE(file);
    std::vector<RecoverableCopy> left;
    left.push_back({{rally, {}, {}, QDateTime::currentDateTimeUtc()}, *std::move(file)});
    RecoveryDialog recovery(left, games());
    look(recovery);
    UnsavedDialog unsaved({QStringLiteral("a"), QStringLiteral("b")});
    look(unsaved);
    AboutDialog about;
    look(about);
    LicenceDialog licence(QStringLiteral("x"), QStringLiteral(":/licences/x"));
    look(licence);
    open.window.actions().manual->trigger();
    for (auto* manual : open.window.findChildren<ManualWindow*>())
        look(*manual);
    open.window.club().entry().trigger();
    look(open.window.club().dialog());
    open.window.library().show().trigger();
    LibraryWindow& library = *open.window.library().libraryWindow();
    ASSERT_TRUE(waitUntil([&] { return library.model().rowCount() > 0; }));
    QTest::keyClick(&library.view(), Qt::Key_Down); // what is said of one card has letters too
    ASSERT_TRUE(library.view().currentIndex().isValid());
    look(library);
    CompareWindow compare({{QStringLiteral("a"), {rally.stages().front().stage}, games()}},
                          {{QStringLiteral("b"), {rally.stages().back().stage}, games()}}, 4);
    look(compare);
    QStringList declared = declaredDialogs();
    declared.sort();
    seen.removeDuplicates();
    seen.sort();
    EXPECT_EQ(seen, declared); // a new one has to be looked at too
}

TEST_P(DialogLetters, LeadToOneAnswerInEveryQuestion) {
    const Dialogs real = desktopDialogs();
    const QString file = QStringLiteral("a.json");
    const std::vector<std::function<void()>> questions{
        [&] { (void)real.mayOverwrite(&open.window, file); },
        [&] { (void)real.mayReplaceUnread(&open.window, file, {file}); },
        [&] { (void)real.unsaved(&open.window, file); },
        [&] {
            (void)real.allUnsaved(&open.window, {file, file});
        },
        [&] { (void)real.changedOutside(&open.window, file); },
        [&] { (void)real.mayShare(&open.window, {file}); },
        [&] { real.complain(&open.window, file); },
    };
    for (const auto& ask : questions) {
        bool isSeen = false;
        QTimer::singleShot(0, &open.window, [&] {
            auto* box = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(box, nullptr);
            EXPECT_EQ(altClashes(*box).join(u'\n').toStdString(), "")
                << box->windowTitle().toStdString();
            isSeen = true;
            box->reject();
        });
        ask();
        EXPECT_TRUE(isSeen);
    }
}

INSTANTIATE_TEST_SUITE_P(In, DialogLetters, testing::Values("en", "pl", "fr", "de"),
                         [](const testing::TestParamInfo<const char*>& in) {
                             return std::string(in.param);
                         });

} // namespace

} // namespace stagewright
