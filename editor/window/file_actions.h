#pragma once

#include "editor/exports/export_target.h"
#include "editor/window/file_exports.h"
#include "editor/window/late_news.h"
#include "editor/window/outside_changes.h"
#include "model/rally/house_rules.h"

#include <optional>

class QSettings;

namespace stagewright {

struct PrintQuestions;
struct SheetDocument;

class DiskWait;
struct FileOfCopy;
struct RecoveryCopy;

/// Reads, saves and exports one document, asking the user what needs asking.
class FileActions final : public QObject {
    Q_OBJECT

public:
    /// @param window is the parent of the dialogs; both must outlive it
    FileActions(Document& document, Dialogs dialogs, QWidget* window);

    /// Whether there is something to save, with what is being typed.
    [[nodiscard]] bool hasChanges();

    /// Whether the open stage may go: it is saved, or the user has saved or given up the changes.
    [[nodiscard]] bool mayLeave();

    /// Opens a stage as an earlier run has left it. @return whether the one that was open could go
    bool recover(const RecoveryCopy& copy, const FileOfCopy& file);

    /// By what it knows that another document is kept in a file, so that this one may not be. It is
    /// given the file's true path (canonical_path.h).
    void setOpenElsewhere(std::function<bool(const QString& path)> answer) {
        openElsewhere_ = std::move(answer);
    }

    /// Whether an export is still to be written to that file (canonical_path.h).
    [[nodiscard]] bool isExporting(const QString& path) const { return exports_.isWriting(path); }

    /// What the stage is called in the window's title and in questions.
    [[nodiscard]] QString name() const;

public Q_SLOTS:
    bool save();
    bool saveAs();
    /// Map and tile list of the open stage, without further questions.
    /// @param tileMillimetres of the player's tiles, from edge to opposite edge
    void exportPdf(const QSettings& settings, double tileMillimetres);
    /// All there is to print, in a dialog. @param settings remember how
    /// @param house by which the rally is driven
    void print(QSettings& settings, double tileMillimetres, const HouseRules& house);
    /// Pages of something else.
    void print(const SheetDocument& sheet);
    /// @param settings remember what pictures show
    void exportAs(QSettings& settings);

Q_SIGNALS:
    void exported(const QString& path);
    void printed(int pages);
    void saved(const QString& path);

private:
    // Files are looked at and written behind the window, while the user waits. Where he stops
    // waiting, that is as if he had thought better of it.
    [[nodiscard]] bool takeInEntries();
    bool saveTo(const QString& path);
    /// Whether what is open may go into that file. Packs are made to be handed on: of what the
    /// owner of a box has entered he is asked, once each pack, and it may be left out first.
    [[nodiscard]] bool mayHandOn(const QString& path);
    [[nodiscard]] PrintQuestions printQuestions();
    bool write(const QString& path, const QString& canonicalPath);
    void hear(const SaveEnd& end);
    void tell(const SaveEnd& end);
    [[nodiscard]] QString newName() const;
    [[nodiscard]] QString suggestedPath(const QString& extension) const;
    /// Asks where to; the extension is complete, and an existing file may be replaced.
    [[nodiscard]] QString askPath(QLatin1StringView extension);
    [[nodiscard]] bool mayReplace(const QString& path);
    /// Whether an export may go there, which has been said if not: what is open is no export.
    [[nodiscard]] bool mayExportTo(const QString& path);

    Document& document_;
    Dialogs dialogs_;
    QWidget* window_;
    OutsideChanges outside_;
    ExportTarget lastTarget_;
    std::function<bool(const QString&)> openElsewhere_;
    QString sharedIn_;           ///< the pack whose owner shares what he has entered
    DiskWait* wait_ = nullptr;   ///< for what is being saved
    std::optional<SaveEnd> end_; ///< of that
    LateNews late_;              ///< of what was not waited for
    FileExports exports_;
};

} // namespace stagewright
