#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <span>
#include <vector>

class QPrinter;

namespace stagewright {

class Games;
struct ExportChoice;
struct ExportSource;
struct ExportTarget;
struct PagesToPrint;
struct PrinterChoice;
struct RecoverableCopy;
enum class RecoveryChoice : unsigned char;

/// What is to become of a stage whose file another program has changed.
enum class OutsideChange : unsigned char { Reload, KeepMine, SaveAs, Cancel };

/// Whether others get with a pack what its owner has entered of a box.
enum class Sharing : unsigned char { Share, LeaveOut, Cancel };

/// What is asked of the user about files. Values, so that a test can answer in the user's stead.
/// Paths are empty where the user thinks better of it.
struct Dialogs {
    enum class Unsaved : unsigned char { Save, Discard, Cancel };

    std::function<QString(QWidget* window, const QString& folder)> pathToOpen;

    /// @param suggested a whole path; its extension says what kind of file is meant
    std::function<QString(QWidget* window, const QString& suggested)> pathToSave;
    std::function<bool(QWidget* window, const QString& path)> mayOverwrite;
    std::function<Unsaved(QWidget* window, const QString& name)> unsaved;
    std::function<void(QWidget* window, const QString& what)> complain;
    std::function<QString(QWidget* window)> tileFileToAdd;
    std::function<QString(QWidget* window, const QString& folder)> rulesToOpen;

    /// @param suggested a whole path
    std::function<QString(QWidget* window, const QString& suggested)> rulesToSave;

    /// @param name of the file
    std::function<OutsideChange(QWidget* window, const QString& name)> changedOutside;

    /// In the order of what was left behind.
    std::function<std::vector<RecoveryChoice>(
        QWidget* window, std::span<const RecoverableCopy> left, const Games& games)>
        recover;

    /// What to export as, having told what will be lost in it; nothing: not to.
    /// @param first what is chosen to begin with
    std::function<std::optional<ExportChoice>(QWidget* window, const ExportSource& source,
                                              const ExportChoice& first)>
        exportAs;

    /// @param suggested a whole path
    std::function<QString(QWidget* window, const QString& suggested, const ExportTarget& target)>
        pathToExport;

    /// Asked in place of `mayOverwrite` where the file holds what cannot be read here.
    /// @param lost a sentence for each thing in it
    std::function<bool(QWidget* window, const QString& path, const QStringList& lost)>
        mayReplaceUnread;

    /// Lets the user choose a printer and its settings. Nothing: not to print.
    std::function<std::optional<PrinterChoice>(QWidget* window, QPrinter& printer,
                                               const PagesToPrint& pages)>
        choosePrinter;

    /// The files whose stages are to be added; empty: none.
    std::function<QStringList(QWidget* window, const QString& folder)> pathsToAdd;

    /// Asked in place of `unsaved` about several at once.
    std::function<Unsaved(QWidget* window, const QStringList& names)> allUnsaved;

    /// @param entries phrases (model/rally/owner_entries.h)
    std::function<Sharing(QWidget* window, const QStringList& entries)> mayShare;

    std::function<QString(QWidget* window)> driversToImport;
    std::function<QString(QWidget* window)> driversToExport;

    /// A folder for the library.
    std::function<QString(QWidget* window, const QString& folder)> folderToAdd;

    /// What a file is to be called from now on, without its extension.
    std::function<QString(QWidget* window, const QString& name)> newName;
};

/// The desktop's dialogs and message boxes.
[[nodiscard]] Dialogs desktopDialogs();

} // namespace stagewright
