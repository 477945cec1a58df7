#include "editor/print/print_dialog.h"
#include "editor/print/printer_dialog.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/model/rally/rallies.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QRadioButton>
#include <QSpinBox>
#include <QTimer>
#include <QtPrintSupport/QPrinter>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// The system's dialog, its options unfolded, without a printer: to print to a file.
class PrinterDialogs : public testing::Test {
protected:
    PrinterDialogs() { show({{0, 1, 2, 3, 4, 5}, 6}); }
    /// The system's dialog begins with a printer where there is one.
    static void choosePdf(PrinterDialog& of) {
        auto* printers = of.findChild<QComboBox*>(QStringLiteral("printers"));
        printers->setCurrentIndex(printers->count() - 1);
    }

    void show(const PagesToPrint& pages) {
        dialog.reset();
        dialog.emplace(printer, pages);
        dialog->show();
        QApplication::setActiveWindow(&*dialog);
        choosePdf(*dialog);
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral(">>")))
                QTest::mouseClick(button, Qt::LeftButton);
        part<QLineEdit>("filename").setText(folder.filePath(QStringLiteral("out.pdf")));
    }
    template <typename Widget>
    Widget& part(const char* name) {
        auto* found = dialog->findChild<Widget*>(QString::fromLatin1(name));
        EXPECT_NE(found, nullptr) << name;
        EXPECT_TRUE(found->isVisible()) << name;
        EXPECT_TRUE(found->isEnabled()) << name;
        return *found;
    }
    void press(const char* name) {
        auto& button = part<QAbstractButton>(name);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);
    }
    void type(const char* name, const char* number) {
        auto& field = part<QSpinBox>(name);
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(number));
    }
    void print() {
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }
    [[nodiscard]] PageChoice pages() const { return *pagesFor(dialog->choice(), {all, 6}); }

    QTemporaryDir folder;
    QPrinter printer{QPrinter::HighResolution};
    std::optional<PrinterDialog> dialog;
    PageChoice all{0, 1, 2, 3, 4, 5};
};

TEST_F(PrinterDialogs, PrintsAllUnlessToldOtherwise) {
    print();
    EXPECT_EQ(dialog->result(), QDialog::Accepted);
    EXPECT_EQ(pages(), all);
    EXPECT_EQ(dialog->choice().file, folder.filePath(QStringLiteral("out.pdf")));
    EXPECT_FALSE(QFile::exists(dialog->choice().file)); // nobody has looked whether it can be
}

TEST_F(PrinterDialogs, PrintsPagesFromTo) {
    press("printRange");
    type("from", "3");
    type("to", "4");
    print();
    EXPECT_EQ(pages(), (PageChoice{2, 3}));
}

TEST_F(PrinterDialogs, PrintsPagesByTheirNumbers) {
    press("pagesRadioButton");
    auto& numbers = part<QLineEdit>("pagesLineEdit");
    numbers.setFocus();
    QTest::keyClicks(&numbers, QStringLiteral("1,5-6"));
    print();
    EXPECT_EQ(pages(), (PageChoice{0, 4, 5}));
}

TEST_F(PrinterDialogs, PrintsReversedOddPagesTwice) {
    press("reverse");
    auto& set = part<QComboBox>("pageSetCombo");
    set.setFocus();
    QTest::keyClick(&set, Qt::Key_Down);
    type("copies", "2");
    print();
    EXPECT_EQ(pages(), (PageChoice{4, 2, 0, 4, 2, 0}));
    // Seen to by us, and not once more by whoever prints.
    EXPECT_EQ(printer.pageOrder(), QPrinter::FirstPageFirst);
    EXPECT_EQ(printer.copyCount(), 1);
    EXPECT_EQ(printer.printRange(), QPrinter::AllPages);
}

TEST_F(PrinterDialogs, CopiesArePageByPageWhereTheyAreNotCollated) {
    type("copies", "2");
    press("collate");
    print();
    EXPECT_EQ(pages(), (PageChoice{0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}));
}

TEST_F(PrinterDialogs, OffersThePagesThatAreWanted) {
    show({{1, 2, 4}, 6});
    EXPECT_TRUE(part<QRadioButton>("printAll").isChecked());
    press("printRange");
    EXPECT_EQ(part<QSpinBox>("from").value(), 2);
    EXPECT_EQ(part<QSpinBox>("to").value(), 5);
    type("from", "1"); // there is none before the second
    EXPECT_GE(part<QSpinBox>("from").value(), 2);
}

TEST_F(PrinterDialogs, StaysOpenAndSaysWhyWhereNoPageIsLeft) {
    show({{1, 4}, 6});
    press("printRange");
    type("from", "3");
    type("to", "4");
    QString said;
    QTimer::singleShot(0, &*dialog, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        ASSERT_NE(box, nullptr);
        said = box->text();
        QTest::keyClick(box, Qt::Key_Return);
    });
    print();
    EXPECT_TRUE(said.startsWith(QStringLiteral("None of the pages"))) << said.toStdString();
    EXPECT_TRUE(dialog->isVisible());
}

TEST_F(PrinterDialogs, DoesNotOfferWhatWouldNotCome) {
    for (const char* name :
         {"properties", "optionsTab", "colorMode", "printSelection", "printCurrentPage"}) {
        const auto* found = dialog->findChild<QWidget*>(QString::fromLatin1(name));
        ASSERT_NE(found, nullptr) << name;
        EXPECT_FALSE(found->isVisible() && found->isEnabled()) << name;
    }
}

/// From Ctrl+P to the file, both dialogs by mouse and keys.
TEST(PrintingToAFile, ObeysTheSystemsDialog) {
    OpenWindow open;
    open.answers.isPrinterAsked = true;
    RallyPack pack;
    pack.rally = rulebookRally(1);
    open.document().open(pack, {});
    const QString file = open.path("printed.pdf");
    const auto choose = [&](PrinterDialog& dialog) {
        const auto part = [&](const char* name) {
            return dialog.findChild<QWidget*>(QString::fromLatin1(name));
        };
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(QStringLiteral(">>")))
                QTest::mouseClick(button, Qt::LeftButton);
        auto* printers = qobject_cast<QComboBox*>(part("printers"));
        printers->setCurrentIndex(printers->count() - 1); // to a file, be there a printer or not
        qobject_cast<QLineEdit*>(part("filename"))->setText(file);
        QTest::keyClick(part("printRange"), Qt::Key_Space);
        for (const auto& [name, number] : {std::pair{"from", "3"}, std::pair{"to", "4"}}) {
            qobject_cast<QSpinBox*>(part(name))->selectAll();
            QTest::keyClicks(part(name), QString::fromLatin1(number));
        }
        QTest::keyClick(part("reverse"), Qt::Key_Space);
        QTest::keyClick(&dialog, Qt::Key_Return);
    };
    QTimer::singleShot(0, &open.window, [&] {
        auto* print = qobject_cast<PrintDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(print, nullptr);
        EXPECT_TRUE(waitUntil([&] { return print->print().isEnabled(); }));
        QTimer::singleShot(0, print, [&] {
            auto* printers = qobject_cast<PrinterDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(printers, nullptr);
            choose(*printers);
        });
        QTest::mouseClick(&print->print(), Qt::LeftButton);
        EXPECT_FALSE(print->isVisible());
        print->reject();
    });
    open.key(Qt::Key_P, Qt::ControlModifier);
    EXPECT_EQ(pdfInfo(file, "Pages"), QStringLiteral("2"));
    EXPECT_TRUE(pdfText(file, 1).contains(QStringLiteral("Page 4 of ")));
    EXPECT_TRUE(pdfText(file, 2).contains(QStringLiteral("Page 3 of ")));
}

} // namespace
} // namespace stagewright
