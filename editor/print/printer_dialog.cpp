#include "editor/print/printer_dialog.h"

#include <QCheckBox>
#include <QChildEvent>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QtPrintSupport/QPrinter>

#include <algorithm>
#include <set>
#include <utility>

namespace stagewright {

namespace {

/// Of the system's dialog, by the name that it has there; null where another system has none.
template <typename Widget>
Widget* part(const QWidget& dialog, const char* name) {
    return dialog.findChild<Widget*>(QString::fromLatin1(name));
}

bool isChosen(const QWidget& dialog, const char* name) {
    const auto* button = part<QAbstractButton>(dialog, name);
    return button && button->isChecked();
}

void enable(const QWidget& dialog, const char* name, bool enabled) {
    if (auto* widget = part<QWidget>(dialog, name))
        widget->setEnabled(enabled);
}

} // namespace

PrinterDialog::PrinterDialog(QPrinter& printer, PagesToPrint pages, QWidget* parent)
    : QPrintDialog(&printer, parent)
    , printer_(printer)
    , pages_(std::move(pages)) {
    setOptions(PrintToFile | PrintPageRange | PrintCollateCopies | PrintShowPageSize);
    const auto [first, last] = std::minmax_element(pages_.wanted.begin(), pages_.wanted.end());
    if (first != pages_.wanted.end()) {
        setMinMax(static_cast<int>(*first) + 1, static_cast<int>(*last) + 1);
        setFromTo(minPage(), maxPage());
        setPrintRange(AllPages); // which the numbers would have changed
    }
    if (auto* buttons = findChild<QDialogButtonBox*>()) {
        // The dialog would look at the file, whose disk may not answer.
        disconnect(buttons, &QDialogButtonBox::accepted, this, nullptr);
        connect(buttons, &QDialogButtonBox::accepted, this, &PrinterDialog::accept);
    }
    if (auto* printers = part<QComboBox>(*this, "printers"))
        connect(printers, &QComboBox::currentIndexChanged, this,
                &PrinterDialog::offerWhatComesTrue);
}

bool PrinterDialog::isToFile() const {
    return printer_.outputFormat() == QPrinter::PdfFormat;
}

void PrinterDialog::showEvent(QShowEvent* event) {
    QPrintDialog::showEvent(event);
    offerWhatComesTrue();
    giveLettersOnce();
}

/// The system's translations let Alt and a letter mean two things: what prints keeps it.
void PrinterDialog::giveLettersOnce() {
    std::set<QString> taken;
    const auto once = [&taken](const QString& text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        return key.isEmpty() || taken.insert(key).second ? text : QString(text).remove(u'&');
    };
    for (auto* button : findChildren<QPushButton*>())
        if (qobject_cast<QDialogButtonBox*>(button->parent()))
            button->setText(once(button->text()));
    for (auto* button : findChildren<QAbstractButton*>())
        if (!qobject_cast<QDialogButtonBox*>(button->parent()))
            button->setText(once(button->text()));
    for (auto* label : findChildren<QLabel*>())
        if (label->buddy())
            label->setText(once(label->text()));
}

void PrinterDialog::offerWhatComesTrue() {
    enable(*this, "pageSetCombo", true);
    enable(*this, "pagesRadioButton", true);
    enable(*this, "properties", !isToFile()); // nothing of them is in a file
    if (auto* colours = part<QGroupBox>(*this, "colorMode"))
        colours->hide(); // chosen before, or among the printer's properties
    auto* tabs = part<QTabWidget>(*this, "tabs");
    const auto* sides = part<QWidget>(*this, "optionsTab");
    if (tabs && sides)
        tabs->setTabEnabled(tabs->indexOf(const_cast<QWidget*>(sides)), !isToFile());
}

/// The dialog of the printer's properties: paper, its margins and how it lies are the sheets'.
void PrinterDialog::childEvent(QChildEvent* event) {
    QPrintDialog::childEvent(event);
    if (event->type() != QEvent::ChildPolished || !event->child()->isWidgetType())
        return;
    auto* properties = static_cast<QWidget*>(event->child());
    const auto* setup = part<QWidget>(*properties, "pageSetup");
    if (!setup)
        return;
    for (const char* name : {"groupBox", "groupBox_2", "groupBox_3", "unitCombo", "preview"})
        if (auto* notOurs = part<QWidget>(*setup, name))
            notOurs->hide();
    QMetaObject::invokeMethod(
        properties, [properties] { properties->adjustSize(); }, Qt::QueuedConnection);
}

PrinterChoice PrinterDialog::chosen() const {
    PrinterChoice choice;
    const auto* from = part<QSpinBox>(*this, "from");
    const auto* to = part<QSpinBox>(*this, "to");
    const auto* numbers = part<QLineEdit>(*this, "pagesLineEdit");
    if (isChosen(*this, "printRange") && from && to)
        choice.numbers =
            QStringLiteral("%1-%2").arg(from->value()).arg(std::max(from->value(), to->value()));
    else if (isChosen(*this, "pagesRadioButton") && numbers)
        choice.numbers = numbers->text();
    if (const auto* set = part<QComboBox>(*this, "pageSetCombo"))
        choice.set = static_cast<PageSet>(std::clamp(set->currentIndex(), 0, 2));
    choice.isReversed = isChosen(*this, "reverse");
    const auto* copies = part<QSpinBox>(*this, "copies");
    if (copies && (isToFile() || !printer_.supportsMultipleCopies()))
        choice.copies = copies->value();
    choice.isCollated = isChosen(*this, "collate");
    const auto* file = part<QLineEdit>(*this, "filename");
    if (isToFile() && file)
        choice.file = QDir::home().absoluteFilePath(file->text().trimmed());
    return choice;
}

void PrinterDialog::accept() {
    const PrinterChoice wanted = chosen();
    if (const auto some = pagesFor(wanted, pages_); !some) {
        QMessageBox box(QMessageBox::Warning, windowTitle(), sentenceAlone(some.error()),
                        QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
        return;
    }
    choice_ = wanted;
    // What is seen to here is not done once more by the printer's server.
    if (auto* all = part<QRadioButton>(*this, "printAll"))
        all->setChecked(true);
    if (auto* set = part<QComboBox>(*this, "pageSetCombo"))
        set->setCurrentIndex(0);
    QPrintDialog::accept();
    printer_.setPageOrder(QPrinter::FirstPageFirst);
    if (choice_.copies > 1)
        printer_.setCopyCount(1);
}

} // namespace stagewright
