#include "editor/print/print_dialog.h"
#include "editor/welcome/welcome_page.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/model/rally/rallies.h"

#include <QApplication>
#include <QNativeGestureEvent>
#include <QStatusBar>
#include <QTimer>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Until the pages are laid out again.
void settle(const PrintDialog& dialog) {
    EXPECT_TRUE(waitUntil([&] { return dialog.print().isEnabled(); }));
}

void tick(QCheckBox& box) {
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Space);
}

/// Chooses map and list of a stage that is alone, which are two pages.
void chooseTwoPages(const PrintDialog& dialog) {
    const PrintForm& form = dialog.form();
    if (form.part(SheetPart::Rally).isChecked() || !form.part(SheetPart::Stage).isChecked() ||
        !dialog.print().isEnabled())
        return;
    for (const SheetPart part : {SheetPart::Stage, SheetPart::Map, SheetPart::List})
        tick(form.part(part));
    settle(dialog);
}

/// Opens the dialog with Ctrl+P, does something there, and closes it if it is still open.
void atDialog(OpenWindow& open, const std::function<void(PrintDialog&)>& act) {
    QApplication::setActiveWindow(&open.window);
    open.board().setFocus();
    bool wasThere = false;
    QTimer::singleShot(0, &open.window, [&] {
        if (auto* dialog = qobject_cast<PrintDialog*>(QApplication::activeModalWidget())) {
            wasThere = true;
            QApplication::setActiveWindow(dialog); // a number counts when it is left
            chooseTwoPages(*dialog);
            act(*dialog);
            dialog->reject();
        }
    });
    open.key(Qt::Key_P, Qt::ControlModifier);
    EXPECT_TRUE(wasThere);
}

int whitePixels(PagePreview& preview) {
    const QImage seen = preview.grab().toImage();
    int count = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            count += seen.pixel(x, y) == qRgb(255, 255, 255) ? 1 : 0;
    return count;
}

void spin(PagePreview& preview, int notches, Qt::KeyboardModifiers modifiers = {}) {
    const QPoint at = preview.rect().center();
    for (int i = 0; i < std::abs(notches); ++i) {
        QWheelEvent event(at, preview.mapToGlobal(at), {}, {0, notches > 0 ? 120 : -120}, {},
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&preview, &event);
    }
}

QString pagesSaid(const PrintDialog& dialog) {
    return dialog.preview().number().text();
}

} // namespace

TEST(PrintDialog, ShowsThePagesOneByOne) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 1 of 2"));
        const QImage map = dialog.preview().grab().toImage();
        QTest::mouseClick(&dialog.preview().next(), Qt::LeftButton);
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 2 of 2"));
        EXPECT_NE(dialog.preview().grab().toImage(), map);
        QTest::keyClick(&dialog.preview(), Qt::Key_Home);
        EXPECT_EQ(dialog.preview().page(), 0U);
        QTest::keyClick(&dialog.preview(), Qt::Key_PageUp);
        EXPECT_EQ(dialog.preview().page(), 0U);
        QTest::keyClick(&dialog.preview(), Qt::Key_End);
        EXPECT_EQ(dialog.preview().page(), 1U);
    });
}

/// The counts beside the choices above all, which stand at the right.
TEST(PrintDialog, NothingOfTheFormIsCutInAnyLanguage) {
    for (const char* language : {"en", "pl", "fr", "de"})
        for (const int percent : {100, 150}) {
            const SpokenIn spoken(QString::fromLatin1(language), percent);
            OpenWindow open(QStringLiteral(TEST_DATA_DIR "/version-0.1/rally.rallypack"));
            atDialog(open, [&](PrintDialog& dialog) {
                const PrintForm& form = dialog.form();
                const QWidget& seen = *form.parentWidget();
                const auto cut = [&] {
                    QStringList names;
                    for (const auto* shown : form.findChildren<QWidget*>()) {
                        if (!shown->isVisible() || shown->parentWidget() != &form)
                            continue;
                        const QPoint right = shown->mapTo(&seen, shown->rect().topRight());
                        if (right.x() >= seen.width() ||
                            shown->width() < shown->minimumSizeHint().width())
                            names << QString::fromLatin1(shown->metaObject()->className());
                    }
                    return names;
                };
                EXPECT_TRUE(waitUntil([&] { return cut().isEmpty(); }))
                    << language << percent << cut().join(u' ').toStdString();
                EXPECT_FALSE(form.findChildren<QLabel*>().isEmpty());
            });
        }
}

TEST(PrintDialog, APageIsSeenCloserByWheelKeysAndButtons) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        PagePreview& preview = dialog.preview();
        EXPECT_FALSE(preview.farther().isEnabled());
        EXPECT_FALSE(preview.whole().isEnabled());
        const QImage whole = preview.grab().toImage();
        spin(preview, 2, Qt::ControlModifier);
        EXPECT_NEAR(preview.view().zoom(), 1.5625, 1e-9);
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 1 of 2"));
        EXPECT_NE(preview.grab().toImage(), whole);
        QTest::keyClick(&dialog.form().numbers(), Qt::Key_0, Qt::ControlModifier);
        EXPECT_EQ(preview.view().zoom(), 1);
        EXPECT_EQ(preview.grab().toImage(), whole);
        QTest::mouseClick(&preview.closer(), Qt::LeftButton);
        QTest::keyClick(&preview, Qt::Key_Plus);
        EXPECT_NEAR(preview.view().zoom(), 1.5625, 1e-9);
        QTest::keyClick(&preview, Qt::Key_Minus);
        QTest::mouseClick(&preview.farther(), Qt::LeftButton);
        EXPECT_EQ(preview.view().zoom(), 1);
        QTest::keyClick(&dialog.form().numbers(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(&dialog.form().numbers(), Qt::Key_Equal, Qt::ControlModifier);
        EXPECT_NEAR(preview.view().zoom(), 1.5625, 1e-9);
        EXPECT_TRUE(dialog.form().numbers().text().isEmpty());
        QTest::keyClick(&dialog.form().numbers(), Qt::Key_Minus, Qt::ControlModifier);
        EXPECT_NEAR(preview.view().zoom(), 1.25, 1e-9);
        QTest::mouseClick(&preview.whole(), Qt::LeftButton);
        EXPECT_EQ(preview.view().zoom(), 1);
        spin(preview, 40, Qt::ControlModifier);
        EXPECT_EQ(preview.view().zoom(), PageView::closest);
        EXPECT_FALSE(preview.closer().isEnabled());
        preview.grab();
    });
}

TEST(PrintDialog, ClosePagesAreMovedAndTurnedAtTheirEnds) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        PagePreview& preview = dialog.preview();
        spin(preview, -1);
        EXPECT_EQ(preview.page(), 1U); // a whole page is turned at once
        spin(preview, 1);
        spin(preview, 6, Qt::ControlModifier);
        const QRectF before = preview.view().place();
        QTest::keyClick(&preview, Qt::Key_Down);
        EXPECT_LT(preview.view().place().y(), before.y());
        QTest::keyClick(&preview, Qt::Key_Up);
        EXPECT_NEAR(preview.view().place().y(), before.y(), 1e-6);
        const QPoint middle = preview.rect().center();
        QTest::mousePress(&preview, Qt::LeftButton, {}, middle);
        QMouseEvent move(QEvent::MouseMove, middle + QPoint(-20, -30),
                         preview.mapToGlobal(middle + QPoint(-20, -30)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&preview, &move);
        QTest::mouseRelease(&preview, Qt::LeftButton, {}, middle + QPoint(-20, -30));
        EXPECT_NEAR(preview.view().place().x(), before.x() - 20, 1e-6);
        EXPECT_NEAR(preview.view().place().y(), before.y() - 30, 1e-6);
        EXPECT_EQ(preview.page(), 0U);
        while (preview.page() == 0) // to its end, and beyond
            spin(preview, -1);
        EXPECT_EQ(preview.page(), 1U);
        const QRectF next = preview.view().place();
        EXPECT_GT(next.y(), 0); // its top is seen
        spin(preview, -1);
        EXPECT_LT(preview.view().place().y(), next.y());
        QTest::keyClick(&preview, Qt::Key_PageUp);
        EXPECT_EQ(preview.page(), 0U);
    });
}

TEST(PrintDialog, TwoFingersBringAPageCloser) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        PagePreview& preview = dialog.preview();
        const QPointF at = preview.rect().center();
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(),
                                  2, at, at, preview.mapToGlobal(at), 0.5, {});
        QCoreApplication::sendEvent(&preview, &pinch);
        EXPECT_NEAR(preview.view().zoom(), 1.5, 1e-9);
    });
}

TEST(PrintDialog, CountsPagesForWhateverIsChosen) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        tick(dialog.form().part(SheetPart::List));
        settle(dialog);
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 1 of 1"));
        dialog.form().scale().setFocus();
        QTest::keyClick(&dialog.form().scale(), Qt::Key_End); // to scale
        dialog.form().oneTo().setFocus();
        dialog.form().oneTo().selectAll();
        QTest::keyClicks(&dialog.form().oneTo(), QStringLiteral("0.2"));
        QTest::keyClick(&dialog.form().oneTo(), Qt::Key_Tab);
        settle(dialog);
        EXPECT_EQ(dialog.form().choice().scale.oneTo, 0.2);
        EXPECT_GT(dialog.status().text().section(u' ', 0, 0).remove(u',').toInt(), 40);
    });
}

TEST(PrintDialog, AScaleIsUnderstoodHoweverItsPartIsWritten) {
    const QLocale before;
    for (const char* language : {"en", "de"}) {
        QLocale::setDefault(QLocale(QString::fromLatin1(language)));
        OpenWindow open;
        atDialog(open, [](PrintDialog& dialog) {
            dialog.form().scale().setFocus();
            QTest::keyClick(&dialog.form().scale(), Qt::Key_End); // to scale
            MeasureField& field = dialog.form().oneTo();
            const auto typed = [&](const char* text) {
                field.setFocus();
                field.selectAll();
                QTest::keyClicks(&field, QString::fromLatin1(text));
                QTest::keyClick(&field, Qt::Key_Tab);
                return dialog.form().choice().scale.oneTo.value_or(0);
            };
            EXPECT_EQ(typed("0,33"), 0.33);
            EXPECT_EQ(typed("2.5"), 2.5);
            EXPECT_EQ(typed("2,5"), 2.5);
            EXPECT_EQ(typed("1.000"), 2.5); // not a thousand, nor one
            EXPECT_TRUE(dialog.form().findChild<QLabel*>(QStringLiteral("refusals"))->isVisible());
        });
    }
    QLocale::setDefault(before);
}

TEST(PrintDialog, ExportsThePagesThatAreWanted) {
    OpenWindow open;
    open.answers.pathToSave = open.path("out");
    atDialog(open, [](PrintDialog& dialog) {
        QTest::keyClicks(&dialog.form().numbers(), QStringLiteral("2"));
        settle(dialog);
        QTest::mouseClick(&dialog.exportPdf(), Qt::LeftButton);
        EXPECT_FALSE(dialog.isVisible());
    });
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    EXPECT_EQ(pdfInfo(open.path("out.pdf"), "Pages"), QStringLiteral("1"));
    EXPECT_TRUE(pdfText(open.path("out.pdf")).contains(QStringLiteral("Page 2 of 2")));
}

TEST(PrintDialog, ShowsWhichPagesAreLeftOut) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        EXPECT_GT(whitePixels(dialog.preview()), 1000);
        QTest::keyClicks(&dialog.form().numbers(), QStringLiteral("2"));
        settle(dialog);
        EXPECT_EQ(dialog.status().text(), QStringLiteral("1 page to print"));
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 1 of 2, left out"));
        EXPECT_EQ(whitePixels(dialog.preview()), 0); // a veil lies over it
        QTest::mouseClick(&dialog.preview().next(), Qt::LeftButton);
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 2 of 2"));
        QTest::keyClicks(&dialog.form().numbers(), QStringLiteral("x")); // whatever is meant by it
        EXPECT_TRUE(
            waitUntil([&] { return dialog.status().text().contains(QStringLiteral("no page")); }));
        EXPECT_EQ(pagesSaid(dialog), QStringLiteral("Page 2 of 2"));
    });
}

TEST(PrintDialog, SaysWhereThePdfWent) {
    OpenWindow open;
    open.answers.pathToSave = open.path("there");
    atDialog(open,
             [](PrintDialog& dialog) { QTest::mouseClick(&dialog.exportPdf(), Qt::LeftButton); });
    EXPECT_TRUE(open.window.statusBar()->currentMessage().contains(QStringLiteral("there.pdf")));
    open.window.statusBar()->clearMessage();
    open.answers.pathToSave = open.path("again");
    open.window.actions().exportPdf->trigger();
    EXPECT_TRUE(open.window.statusBar()->currentMessage().contains(QStringLiteral("again.pdf")));
}

TEST(PrintDialog, ARallyIsWantedWholeAndAStageOfItWithoutThePagesOfTheRally) {
    OpenWindow open;
    RallyPack pack;
    pack.rally = rulebookRally(1);
    open.document().open(pack, {});
    atDialog(open, [](PrintDialog& dialog) {
        PrintForm& form = dialog.form();
        for (const SheetPart part : allSheetParts) {
            EXPECT_EQ(form.part(part).isChecked(), usualPartsOfRally.contains(part));
            EXPECT_TRUE(form.part(part).isEnabled());
        }
        settle(dialog);
        EXPECT_EQ(dialog.status().text(), QStringLiteral("6 pages to print"));
        for (const auto& [part, said] : {std::pair(SheetPart::Rally, "1 page"),
                                         {SheetPart::Stage, "3 pages"},
                                         {SheetPart::Map, "3 pages"},
                                         {SheetPart::List, "3 pages"},
                                         {SheetPart::Laying, "3 pages"},
                                         {SheetPart::Times, "2 pages"}})
            EXPECT_EQ(form.count(part).text(), QLatin1StringView(said));
        form.subject().setFocus();
        QTest::keyClick(&form.subject(), Qt::Key_Down);
        EXPECT_FALSE(form.part(SheetPart::Rally).isEnabled());
        EXPECT_FALSE(form.part(SheetPart::Times).isEnabled());
        EXPECT_TRUE(form.part(SheetPart::Notes).isEnabled());
        settle(dialog);
        EXPECT_EQ(dialog.status().text(), QStringLiteral("1 page to print"));
        EXPECT_EQ(form.count(SheetPart::Stage).text(), QStringLiteral("1 page"));
        EXPECT_TRUE(form.count(SheetPart::Rally).text().isEmpty());
    });
}

/// The timetable makes it longer, which is not known at once.
TEST(PrintDialog, CountsTheOverviewWithItsTimesAlsoWhereItIsNotChosen) {
    OpenWindow open;
    RallyPack pack;
    pack.rally = rulebookRally(1);
    const QList<RallyStage> more = rulebookRally(2).stages();
    for (qsizetype i = 0; i < 2; ++i)
        pack.rally = after(pack.rally, addStage(pack.rally, more[i], pack.rally.stages().size()));
    open.document().open(pack, {});
    atDialog(open, [](PrintDialog& dialog) {
        for (const SheetPart part : {SheetPart::Rally, SheetPart::Times})
            tick(dialog.form().part(part));
        settle(dialog);
        const QLabel& count = dialog.form().count(SheetPart::Rally);
        EXPECT_TRUE(waitUntil([&] { return !count.text().isEmpty(); }));
        EXPECT_EQ(count.text(), QStringLiteral("2 pages"));
    });
}

TEST(PrintDialog, EnterPrints) {
    OpenWindow open;
    open.answers.pathToPrint = open.path("printed.pdf");
    atDialog(open, [](PrintDialog& dialog) {
        EXPECT_FALSE(dialog.exportPdf().isDefault());
        dialog.form().numbers().setFocus();
        QTest::keyClick(&dialog.form().numbers(), Qt::Key_Return);
        EXPECT_FALSE(dialog.isVisible());
    });
    EXPECT_EQ(pdfInfo(open.path("printed.pdf"), "Pages"), QStringLiteral("2"));
    EXPECT_EQ(open.window.statusBar()->currentMessage(), QStringLiteral("2 pages printed"));
}

TEST(PrintDialog, PrintsWhatItShows) {
    OpenWindow open;
    open.answers.pathToPrint = open.path("printed.pdf");
    atDialog(open, [](PrintDialog& dialog) { QTest::mouseClick(&dialog.print(), Qt::LeftButton); });
    const QString file = open.path("printed.pdf");
    EXPECT_EQ(pdfInfo(file, "Pages"), QStringLiteral("2"));
    EXPECT_TRUE(pdfText(file, 2).contains(QStringLiteral("Tile list")));
}

TEST(PrintDialog, SaysWhatIsWrongWithPageNumbers) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        QTest::keyClicks(&dialog.form().numbers(), QStringLiteral("9"));
        EXPECT_TRUE(waitUntil([&] {
            return dialog.status().text().startsWith(QStringLiteral("There is no page 9."));
        }));
        EXPECT_FALSE(dialog.print().isEnabled());
        EXPECT_FALSE(dialog.exportPdf().isEnabled());
    });
}

TEST(PrintDialog, SaysThatThereIsNothingToPrint) {
    OpenWindow open;
    open.window.tabs().openNew({});
    atDialog(open, [](PrintDialog& dialog) {
        EXPECT_FALSE(dialog.print().isEnabled());
        EXPECT_EQ(pagesSaid(dialog), QString());
        dialog.preview().grab();
    });
}

TEST(PrintDialog, RemembersWhatWasChosen) {
    OpenWindow open;
    atDialog(open, [](PrintDialog& dialog) {
        tick(dialog.form().part(SheetPart::Laying));
        tick(dialog.form().mono());
    });
    atDialog(open, [](PrintDialog& dialog) {
        EXPECT_TRUE(dialog.form().part(SheetPart::Laying).isChecked());
        EXPECT_TRUE(dialog.form().mono().isChecked());
        EXPECT_FALSE(dialog.form().part(SheetPart::Notes).isChecked());
    });
}

TEST(PrintDialog, ForecastsTimesBehindTheWindow) {
    OpenWindow open;
    open.answers.pathToSave = open.path("rally.pdf");
    atDialog(open, [](PrintDialog& dialog) {
        tick(dialog.form().part(SheetPart::Rally));
        settle(dialog);
        QTest::mouseClick(&dialog.exportPdf(), Qt::LeftButton);
    });
    EXPECT_TRUE(pdfText(open.path("rally.pdf"), 1).contains(QStringLiteral("expected")));
}

TEST(PrintDialog, PrintsInAnotherLanguageAndSpeaksItsOwnAfterwards) {
    OpenWindow open;
    open.answers.pathToSave = open.path("pl.pdf");
    atDialog(open, [](PrintDialog& dialog) {
        QComboBox& language = dialog.form().language();
        language.setFocus();
        while (language.currentData() != QStringLiteral("pl"))
            QTest::keyClick(&language, Qt::Key_Down);
        settle(dialog);
        EXPECT_TRUE(pagesSaid(dialog).startsWith(QStringLiteral("Page ")));
        QTest::mouseClick(&dialog.exportPdf(), Qt::LeftButton);
    });
    EXPECT_TRUE(pdfText(open.path("pl.pdf"), 1).contains(QStringLiteral("Strona 1 z 2")));
}

} // namespace stagewright
