#include "tests/editor/window/open_window.h"

#include "editor/drawing/fonts.h"
#include "editor/exports/export_file.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/print/printer_choice.h"
#include "editor/welcome/samples.h"
#include "editor/window/stage_opening.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace stagewright {

Dialogs UserAnswers::dialogs() {
    return {[this](QWidget*, const QString&) { return pathToOpen; },
            [this](QWidget*, const QString& path) {
                suggested = path;
                return pathToSave;
            },
            [this](QWidget*, const QString& path) {
                overwriteAsked.append(path);
                return overwrite;
            },
            [this](QWidget*, const QString& name) {
                unsavedAsked.append(name);
                return unsaved;
            },
            [this](QWidget*, const QString& what) { complaints.append(what); },
            [this](QWidget*) { return tileFile; },
            [this](QWidget*, const QString&) { return rulesToOpen; },
            [this](QWidget*, const QString& path) {
                suggested = path;
                return rulesToSave;
            },
            [this](QWidget*, const QString& name) {
                outsideAsked.append(name);
                return outsideChange;
            },
            [this](QWidget*, std::span<const RecoverableCopy> left, const Games&) {
                for (const RecoverableCopy& each : left)
                    offered.push_back(each.copy);
                return choices;
            },
            [this](QWidget*, const ExportSource& source,
                   const ExportChoice& first) -> std::optional<ExportChoice> {
                exportFirst = first;
                for (const ExportTarget& each : exportTargets())
                    if (each.suffix == exportAs) {
                        const ExportChoice choice{each, false, picture};
                        const auto losses = lossesOf(source, choice);
                        EXPECT_TRUE(losses);
                        for (std::size_t i = 0; losses && i < losses->size(); ++i)
                            lossesTold.append(sentence((*losses)[i]));
                        return choice;
                    }
                return std::nullopt;
            },
            [this](QWidget*, const QString& path, const ExportTarget&) {
                suggested = path;
                return pathToSave;
            },
            [this](QWidget*, const QString&, const QStringList& lost) {
                unreadAsked += lost;
                return replaceUnread;
            },
            [this](QWidget* window, QPrinter& printer,
                   const PagesToPrint& pages) -> std::optional<PrinterChoice> {
                if (isPrinterAsked)
                    return desktopDialogs().choosePrinter(window, printer, pages);
                if (pathToPrint.isEmpty())
                    return std::nullopt;
                PrinterChoice choice;
                choice.file = pathToPrint;
                return choice;
            },
            [this](QWidget*, const QString&) { return pathsToAdd; },
            [this](QWidget*, const QStringList& names) {
                allUnsavedAsked.append(names);
                return unsaved;
            },
            [this](QWidget*, const QStringList& entries) {
                sharingAsked.append(entries);
                return sharing;
            },
            [this](QWidget*) { return driversFile; },
            [this](QWidget*) { return driversFile; },
            [this](QWidget*, const QString&) { return folderToAdd; },
            [this](QWidget*, const QString& name) {
                suggested = name;
                return newName;
            }};
}

namespace {

/// Who has begun before is told nothing of first steps. His boards are beside his settings.
QSettings& ofEarlierStarts(QSettings& settings) {
    settings.setValue(QStringLiteral("help/firstSteps"), false);
    settings.setValue(QStringLiteral("holdings/ownBoards"),
                      QFileInfo(settings.fileName()).dir().filePath(QStringLiteral("boards.json")));
    const QDir beside = QFileInfo(settings.fileName()).dir();
    settings.setValue(QStringLiteral("club/drivers"),
                      beside.filePath(QStringLiteral("drivers.json")));
    settings.setValue(QStringLiteral("library/index"),
                      beside.filePath(QStringLiteral("library.sqlite")));
    settings.setValue(QStringLiteral("library/notes"),
                      beside.filePath(QStringLiteral("library-notes.json")));
    return settings;
}

} // namespace

bool waitForFiles(const MainWindow& window) {
    return waitUntil([&] { return window.opening().isSettled(); });
}

OpenWindow::OpenWindow(const QString& file, const Games& games)
    : settings(path("settings.ini"), QSettings::IniFormat)
    , window(games.with(Catalogue()), ofEarlierStarts(settings), answers.dialogs(),
             RecoveryFolder(path("recovery"))) {
    static const bool fonts = registerFonts();
    EXPECT_TRUE(fonts);
    window.createPanels(games);
    window.resize(1280, 800); // whatever the size of the screen
    // Most tests are about what is wrong; that the sample is driven against its print is not.
    window.actions().showHints->setChecked(false);
    window.start(file.isEmpty() ? QStringList() : QStringList{file});
    EXPECT_TRUE(waitForFiles(window));
    if (file.isEmpty())
        window.opening().openSample(samples().constFirst());
    window.show();
    window.activateWindow();
    QApplication::setActiveWindow(&window);
    window.editor().board().setFocus();
    QCoreApplication::processEvents();
    if (auto* tiles = dynamic_cast<BoardView*>(&window.editor().board()))
        for (int i = 0; i < 3; ++i)
            tiles->zoomOut(); // room around the stage to lay tiles
}

TileList& OpenWindow::palette() {
    return paletteOf(window).tiles();
}

Placement OpenWindow::tileAt(Hex hex) {
    const auto there = tilesOf(document().stage()).at(hex);
    EXPECT_EQ(there.size(), 1U);
    return there.empty() ? Placement{} : there.front();
}

QPoint OpenWindow::pointOf(Hex hex) {
    return board().camera().toScreen(centre(hex)).toPoint();
}

void OpenWindow::click(Hex hex, Qt::KeyboardModifiers modifiers) {
    QTest::mouseClick(&board(), Qt::LeftButton, modifiers, pointOf(hex));
}

void OpenWindow::press(Hex hex, Qt::KeyboardModifiers modifiers) {
    QTest::mousePress(&board(), Qt::LeftButton, modifiers, pointOf(hex));
}

void OpenWindow::moveTo(QPoint at) {
    QMouseEvent event(QEvent::MouseMove, at, board().mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                      {});
    QCoreApplication::sendEvent(&board(), &event);
}

void OpenWindow::release(QPoint at) {
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, at);
}

void OpenWindow::hover(QPoint at) {
    QMouseEvent event(QEvent::MouseMove, at, board().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      {});
    QCoreApplication::sendEvent(&board(), &event);
}

void OpenWindow::drag(Hex from, Hex to, Qt::KeyboardModifiers modifiers) {
    press(from, modifiers);
    const QPoint start = pointOf(from);
    const QPoint end = pointOf(to);
    for (int i = 1; i <= 8; ++i)
        moveTo(start + (end - start) * i / 8);
    release(end);
}

void OpenWindow::spin(Hex over, int notches, Qt::KeyboardModifiers modifiers) {
    const QPoint at = pointOf(over);
    for (int i = 0; i < std::abs(notches); ++i) {
        QWheelEvent event(at, board().mapToGlobal(at), {}, {0, notches > 0 ? 120 : -120}, {},
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board(), &event);
    }
}

QModelIndex OpenWindow::paletteIndex(const char* number) {
    const auto& model = *palette().model();
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, QString::fromLatin1(number),
                                   1, Qt::MatchExactly);
    EXPECT_EQ(found.size(), 1);
    return found.value(0);
}

QPoint OpenWindow::pictureOf(TileId side) {
    const QModelIndex index = paletteIndex(qPrintable(side.tile()));
    palette().scrollTo(index);
    const QRect item = palette().visualRect(index);
    const int left = item.center().x() - item.width() / 4;
    const bool second = side.side() == 'b';
    return {second ? left + item.width() / 2 : left, item.center().y()};
}

void OpenWindow::carry(const char* side, QPoint to) {
    QWidget* list = palette().viewport();
    const QPoint from = pictureOf(*TileId::parse(QString::fromLatin1(side)));
    QTest::mousePress(list, Qt::LeftButton, {}, from);
    const QPoint end = list->mapFromGlobal(board().mapToGlobal(to));
    for (int i = 1; i <= 8; ++i) {
        const QPoint at = from + (end - from) * i / 8;
        QMouseEvent event(QEvent::MouseMove, at, list->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, {});
        QCoreApplication::sendEvent(list, &event);
    }
}

void OpenWindow::dropCarried(QPoint at) {
    QWidget* list = palette().viewport();
    QTest::mouseRelease(list, Qt::LeftButton, {}, list->mapFromGlobal(board().mapToGlobal(at)));
}

void OpenWindow::doubleClick(TileId side, Qt::KeyboardModifiers modifiers) {
    QTest::mouseDClick(palette().viewport(), Qt::LeftButton, modifiers, pictureOf(side));
}

void OpenWindow::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QWidget* focus = QApplication::focusWidget();
    ASSERT_NE(focus, nullptr);
    QTest::keyClick(focus, key, modifiers);
    EXPECT_TRUE(waitForFiles(window));
}

void OpenWindow::open(const QStringList& files) {
    window.opening().open(files);
    EXPECT_TRUE(waitForFiles(window));
}

void OpenWindow::openByDialog(const QString& file) {
    answers.pathToOpen = file;
    key(Qt::Key_O, Qt::ControlModifier);
}

void OpenWindow::newStage() {
    key(Qt::Key_N, Qt::ControlModifier);
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_TRUE(menu);
    QTest::keyClick(menu, Qt::Key_Return);
    QCoreApplication::processEvents();      // the platform tells only now that the menu was active
    QApplication::setActiveWindow(&window); // as it is again where a menu has gone
}

void OpenWindow::type(const char* text) {
    for (const QChar each : QString::fromLatin1(text)) // the first may move the focus
        QTest::keyClicks(QApplication::focusWidget(), each);
}

} // namespace stagewright
