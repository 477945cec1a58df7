#include "editor/window/dialogs.h"

#include "editor/background/answering_folder.h"
#include "editor/estimate/rules_dialogs.h"
#include "editor/exports/export_dialog.h"
#include "editor/files/document_file.h"
#include "editor/print/printer_dialog.h"
#include "editor/recovery/recovery_dialog.h"
#include "editor/recovery/recovery_folder.h"
#include "editor/window/unsaved_dialog.h"
#include "model/season/season_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>

#include <algorithm>

namespace stagewright {

namespace {

struct DialogText {
    Q_DECLARE_TR_FUNCTIONS(DialogText)
};

/// A title may be as long as a book.
QString shortened(QString name) {
    constexpr qsizetype most = 80;
    name = name.simplified();
    return name.size() > most ? name.left(most - 1) + u'…' : name;
}

QString pathToOpen(QWidget* window, const QString& folder) {
    return QFileDialog::getOpenFileName(
        window, DialogText::tr("Open stage"), answeringFolder(folder),
        DialogText::tr("Stages, rallies, seasons and lists of tiles (*.json *.rallypack *.season "
                       "*.rgt *.lua *.txt "
                       "*.csv *.md)") +
            QStringLiteral(";;") +
            DialogText::tr("Sheets and pictures that carry a rally (*.pdf *.png *.svg)") +
            QStringLiteral(";;") + DialogText::tr("All files (*)"));
}

QStringList pathsToAdd(QWidget* window, const QString& folder) {
    return QFileDialog::getOpenFileNames(
        window, DialogText::tr("Add stages"), answeringFolder(folder),
        DialogText::tr("Stages and rallies (*.json *.rallypack *.rgt *.lua)") +
            QStringLiteral(";;") +
            DialogText::tr("Sheets and pictures that carry a rally (*.pdf *.png *.svg)") +
            QStringLiteral(";;") + DialogText::tr("All files (*)"));
}

QString folderToAdd(QWidget* window, const QString& folder) {
    return QFileDialog::getExistingDirectory(window, DialogText::tr("Add folder to the library"),
                                             answeringFolder(folder));
}

QString newFileName(QWidget* window, const QString& name) {
    return QInputDialog::getText(window, DialogText::tr("Rename file"), DialogText::tr("Name:"),
                                 QLineEdit::Normal, name);
}

QString pathToSave(QWidget* window, const QString& suggested) {
    const bool pdf = suggested.endsWith(QLatin1StringView(".pdf"));
    const bool pack = suggested.endsWith(packExtension);
    if (isSeasonName(suggested))
        return QFileDialog::getSaveFileName(
            window, DialogText::tr("Save season"), answeringPath(suggested),
            DialogText::tr("Seasons (*.season)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (suggested.endsWith(QLatin1StringView(".html")))
        return QFileDialog::getSaveFileName(
            window, DialogText::tr("Export standings"), answeringPath(suggested),
            DialogText::tr("Web pages (*.html);;Tables (*.csv *.md);;PDF documents (*.pdf)"),
            nullptr, QFileDialog::DontConfirmOverwrite);
    // Asking about an existing file comes later, once the name is complete.
    return QFileDialog::getSaveFileName(
        window,
        pdf    ? DialogText::tr("Export PDF")
        : pack ? DialogText::tr("Save rally")
               : DialogText::tr("Save stage"),
        answeringPath(suggested),
        pdf    ? DialogText::tr("PDF documents (*.pdf)")
        : pack ? DialogText::tr("Rally packs (*.rallypack);;Rallies (*.json)")
               : DialogText::tr("Stages (*.json);;Rally packs (*.rallypack)"),
        nullptr, QFileDialog::DontConfirmOverwrite);
}

bool mayOverwrite(QWidget* window, const QString& path) {
    QMessageBox box(
        QMessageBox::Warning, DialogText::tr("Replace file"),
        DialogText::tr("\"%1\" is there already. Replace it?").arg(QFileInfo(path).fileName()),
        QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    const QAbstractButton* replace =
        box.addButton(DialogText::tr("Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

bool mayReplaceUnread(QWidget* window, const QString& path, const QStringList& lost) {
    constexpr qsizetype mostNamed = 6;
    QMessageBox box(QMessageBox::Warning, DialogText::tr("Replace file"),
                    DialogText::tr("\"%1\" holds what this program cannot read. If the file is "
                                   "replaced, that is lost for good.")
                        .arg(QFileInfo(path).fileName()),
                    QMessageBox::Cancel, window);
    QStringList lines = lost.first(std::min(lost.size(), mostNamed));
    if (lost.size() > mostNamed)
        lines.append(
            DialogText::tr("And %n more.", nullptr, static_cast<int>(lost.size() - mostNamed)));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(lines.join(u'\n'));
    const QAbstractButton* replace =
        box.addButton(DialogText::tr("Replace"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == replace;
}

std::optional<ExportChoice> exportAs(QWidget* window, const ExportSource& source,
                                     const ExportChoice& first) {
    ExportDialog dialog(source, first, window);
    if (dialog.exec() == QDialog::Accepted)
        return dialog.choice();
    return std::nullopt;
}

QString pathToExport(QWidget* window, const QString& suggested, const ExportTarget& target) {
    return QFileDialog::getSaveFileName(window, DialogText::tr("Export"), answeringPath(suggested),
                                        DialogText::tr("%1 (*.%2)").arg(target.name, target.suffix),
                                        nullptr, QFileDialog::DontConfirmOverwrite);
}

Dialogs::Unsaved unsaved(QWidget* window, const QString& name) {
    QMessageBox box(QMessageBox::Question, DialogText::tr("Unsaved changes"),
                    DialogText::tr("Save the changes to \"%1\"?").arg(shortened(name)),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(DialogText::tr("Otherwise they are lost."));
    box.setDefaultButton(QMessageBox::Save);
    box.button(QMessageBox::Save)->setText(DialogText::tr("&Save"));
    box.button(QMessageBox::Discard)->setText(DialogText::tr("&Discard"));
    switch (box.exec()) {
    case QMessageBox::Save:
        return Dialogs::Unsaved::Save;
    case QMessageBox::Discard:
        return Dialogs::Unsaved::Discard;
    default:
        return Dialogs::Unsaved::Cancel;
    }
}

Dialogs::Unsaved allUnsaved(QWidget* window, const QStringList& names) {
    QStringList lines;
    for (const QString& name : names)
        lines.append(shortened(name));
    UnsavedDialog dialog(lines, window);
    dialog.exec();
    return dialog.answer();
}

Sharing mayShare(QWidget* window, const QStringList& entries) {
    QMessageBox box(QMessageBox::Question, DialogText::tr("What you entered of the box"),
                    DialogText::tr("This pack holds what you entered of a box. Do you share it "
                                   "with whoever gets the pack?"),
                    QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(
        (entries + QStringList{QString(), DialogText::tr("What is left out can be brought back by "
                                                         "undo, and kept in a stage file of your "
                                                         "own. The program sends nothing to "
                                                         "anybody.")})
            .join(u'\n'));
    const QAbstractButton* share =
        box.addButton(DialogText::tr("&Share it"), QMessageBox::AcceptRole);
    const QAbstractButton* leaveOut =
        box.addButton(DialogText::tr("&Leave it out"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == share)
        return Sharing::Share;
    return box.clickedButton() == leaveOut ? Sharing::LeaveOut : Sharing::Cancel;
}

void complain(QWidget* window, const QString& what) {
    QMessageBox box(QMessageBox::Warning, DialogText::tr("Stagewright"), what, QMessageBox::Ok,
                    window);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

QString tileFileToAdd(QWidget* window) {
    return QFileDialog::getOpenFileName(window, DialogText::tr("Add tile file"), {},
                                        DialogText::tr("Tiles and boxes (*.json)") +
                                            QStringLiteral(";;") + DialogText::tr("All files (*)"));
}

std::optional<PrinterChoice> choosePrinter(QWidget* window, QPrinter& printer,
                                           const PagesToPrint& pages) {
    PrinterDialog dialog(printer, pages, window);
    if (dialog.exec() == QDialog::Accepted)
        return dialog.choice();
    return std::nullopt;
}

OutsideChange changedOutside(QWidget* window, const QString& name) {
    QMessageBox box(QMessageBox::Warning, DialogText::tr("File changed"),
                    DialogText::tr("Another program has changed \"%1\" since it was opened or "
                                   "saved here.")
                        .arg(name),
                    QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(DialogText::tr("Reload takes what is in the file now; changes made here "
                                          "are lost. Keep mine takes what is open here, and saving "
                                          "replaces the file."));
    const QAbstractButton* reload =
        box.addButton(DialogText::tr("&Reload"), QMessageBox::DestructiveRole);
    const QAbstractButton* keep =
        box.addButton(DialogText::tr("&Keep mine"), QMessageBox::AcceptRole);
    QPushButton* saveAs = box.addButton(DialogText::tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(saveAs); // loses nothing
    box.exec();
    if (box.clickedButton() == reload)
        return OutsideChange::Reload;
    if (box.clickedButton() == keep)
        return OutsideChange::KeepMine;
    return box.clickedButton() == saveAs ? OutsideChange::SaveAs : OutsideChange::Cancel;
}

std::vector<RecoveryChoice> recover(QWidget* window, std::span<const RecoverableCopy> left,
                                    const Games& games) {
    RecoveryDialog dialog(left, games, window);
    dialog.exec();
    return dialog.choices();
}

QString driversToImport(QWidget* window) {
    return QFileDialog::getOpenFileName(
        window, DialogText::tr("Import drivers"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        DialogText::tr("Drivers (*.json)") + QStringLiteral(";;") +
            DialogText::tr("All files (*)"));
}

QString driversToExport(QWidget* window) {
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return QFileDialog::getSaveFileName(window, DialogText::tr("Export drivers"),
                                        documents.filePath(DialogText::tr("drivers.json")),
                                        DialogText::tr("Drivers (*.json)"), nullptr,
                                        QFileDialog::DontConfirmOverwrite);
}

} // namespace

Dialogs desktopDialogs() {
    const RulesDialogs rules = RulesDialogs::onDesktop();
    return {pathToOpen,       pathToSave,    mayOverwrite,   unsaved,    complain, tileFileToAdd,
            rules.toOpen,     rules.toSave,  changedOutside, recover,    exportAs, pathToExport,
            mayReplaceUnread, choosePrinter, pathsToAdd,     allUnsaved, mayShare, driversToImport,
            driversToExport,  folderToAdd,   newFileName};
}

} // namespace stagewright
