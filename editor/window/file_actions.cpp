#include "editor/window/file_actions.h"

#include "editor/exports/carry_fields.h"
#include "editor/exports/export_file.h"
#include "editor/exports/export_target.h"
#include "editor/fields/leave_field.h"
#include "editor/files/canonical_path.h"
#include "editor/files/completed_path.h"
#include "editor/files/document_file.h"
#include "editor/print/print_dialog.h"
#include "editor/recovery/file_of_copy.h"
#include "editor/recovery/recovery_copy.h"
#include "editor/sheets/sheets.h"
#include "editor/waiting/disk_wait.h"
#include "editor/waiting/user_interaction.h"
#include "model/file_name.h"
#include "model/one_line.h"
#include "model/rally/owner_entries.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

constexpr QLatin1StringView pdfExtension(".pdf");
constexpr QLatin1StringView stageExtension(".json");

QString completed(const QString& path, QLatin1StringView extension) {
    return extension == pdfExtension
               ? completedPath(path, {extension})
               : completedPath(path, {extension, stageExtension, packExtension});
}

/// A file that is to be replaced.
struct ReplacedFile {
    bool isThere = false;
    std::vector<Fault> unread; ///< that would be lost
};

ReplacedFile lookAtReplaced(const QString& path, const Games& games) {
    return {QFileInfo::exists(path), unreadIn(path, games)};
}

Expected<QByteArray> contentToExport(const RallyPack& pack, const Stage& stage, const Games& games,
                                     const ExportChoice& choice) {
    return exportContent({pack, stage, games}, choice);
}

/// @param stage of the pack, by its index, which the subject is
Expected<QByteArray> pdfOfSheets(const SheetSubject& subject, const SheetPlan& plan,
                                 const RallyPack& pack, qsizetype stage, Carried what) {
    const auto pages = sheetsPdf(subject, plan);
    const auto carried =
        carriedPack(packToHandOn(pack, subject.games), std::span(&stage, 1), what, subject.games);
    if (!pages || !carried)
        return tl::unexpected(pages ? carried.error() : pages.error());
    return carrying(**pages, Carrier::Pdf, *carried);
}

bool hasTiles(const Rally& rally) {
    const auto& stages = rally.stages();
    return std::any_of(stages.begin(), stages.end(),
                       [](const RallyStage& each) { return !each.stage.layout.isEmpty(); });
}

} // namespace

FileActions::FileActions(Document& document, Dialogs dialogs, QWidget* window)
    : document_(document)
    , dialogs_(std::move(dialogs))
    , window_(window)
    , outside_(document, dialogs_, window)
    , exports_(dialogs_, window) {
    connect(&outside_, &OutsideChanges::saveAsWanted, this, &FileActions::saveAs);
    connect(&document_.saving(), &DocumentSaving::ended, this, &FileActions::hear);
    connect(&exports_, &FileExports::writtenLate, this, &FileActions::exported);
}

QString FileActions::name() const {
    if (!document_.path().isEmpty())
        return oneLine(QFileInfo(document_.path()).fileName());
    const bool isRally = document_.rally().stages().size() > 1;
    const QString title =
        oneLine(isRally ? document_.rally().info.title : document_.stage().info.title);
    if (!title.isEmpty())
        return title;
    if (const QString& source = document_.source(); !source.isEmpty())
        return oneLine(QFileInfo(source).completeBaseName());
    return isRally ? tr("New rally") : newName();
}

/// Of the open stage, that has no title.
QString FileActions::newName() const {
    return document_.stage().info.kind == StageKind::Circuit ? tr("New circuit") : tr("New stage");
}

/// What is being typed, in the window or beside it, counts as if its field had been left. The
/// window comes first: a step from beside it fills its fields anew.
bool FileActions::takeInEntries() {
    takeInField(*window_);
    return document_.takeInEntries();
}

bool FileActions::hasChanges() {
    return !takeInEntries() || document_.isModified();
}

bool FileActions::mayLeave() {
    if (!takeInEntries())
        return false;
    if (!document_.isModified())
        return true;
    switch (dialogs_.unsaved(window_, name())) {
    case Dialogs::Unsaved::Save:
        return save();
    case Dialogs::Unsaved::Discard:
        return true;
    case Dialogs::Unsaved::Cancel:
        break;
    }
    return false;
}

bool FileActions::recover(const RecoveryCopy& copy, const FileOfCopy& file) {
    if (!mayLeave())
        return false;
    document_.recover(copy.rally, file.beside, copy.path, {file.known.canonicalPath, copy.digest});
    return true;
}

bool FileActions::save() {
    if (!takeInEntries())
        return false;
    const QString path = document_.path();
    if (path.isEmpty())
        return saveAs();
    const auto mayKeep = askDisk<&mayKeepIn>(window_, path, path, document_.pack());
    if (!mayKeep)
        return false;
    return *mayKeep ? saveTo(path) : saveAs();
}

bool FileActions::saveAs() {
    if (!takeInEntries())
        return false;
    const QString path = askPath(isStageAlone(document_.pack()) ? stageExtension : packExtension);
    return !path.isEmpty() && saveTo(path);
}

bool FileActions::saveTo(const QString& path) {
    const auto found = askDisk<&lookAt>(window_, path, path);
    if (!found)
        return false;
    if (exports_.isWriting(found->canonicalPath)) {
        dialogs_.complain(window_, tr("An export to \"%1\" is still being written. Wait for it, or "
                                      "choose another name.")
                                       .arg(QFileInfo(path).fileName()));
        return false;
    }
    if (openElsewhere_ && openElsewhere_(found->canonicalPath)) {
        dialogs_.complain(window_, tr("\"%1\" is open in another tab. Close that tab first, or "
                                      "choose another name.")
                                       .arg(QFileInfo(path).fileName()));
        return false;
    }
    if (path == document_.path() && !outside_.mayWrite(found->digest))
        return !document_.isModified(); // reloaded, or saved elsewhere
    return mayHandOn(path) && write(path, found->canonicalPath);
}

bool FileActions::mayHandOn(const QString& path) {
    if (!path.endsWith(packExtension, Qt::CaseInsensitive) || path == sharedIn_)
        return true;
    const Rally& rally = document_.rally();
    const QStringList entries = ownerEntriesOf(rally, document_.games());
    if (entries.isEmpty())
        return true;
    switch (dialogs_.mayShare(inFrontOf(window_), entries)) {
    case Sharing::Share:
        sharedIn_ = path;
        return true;
    case Sharing::LeaveOut:
        document_.make(RallyUndoStep{withoutOwnerEntries(rally, document_.games()),
                                     [] { return tr("Leave out what was entered of the box"); }});
        return true;
    case Sharing::Cancel:
        break;
    }
    return false;
}

bool FileActions::write(const QString& path, const QString& canonicalPath) {
    DocumentSaving& saving = document_.saving();
    DiskWait wait(window_, path);
    end_ = SaveEnd{path, {}};
    wait_ = &wait;
    saving.begin(path, canonicalPath);
    saving.hearUntil(path, QDeadlineTimer(diskBlink));
    const bool hasEnded = wait.wait();
    wait_ = nullptr;
    if (!hasEnded)
        return false; // how it ends is told then
    tell(*end_);
    return end_->isOpen;
}

void FileActions::hear(const SaveEnd& end) {
    if (wait_ && end.path == end_->path) {
        end_ = end;
        return wait_->end();
    }
    late_.tell([this, end] { tell(end); });
}

void FileActions::tell(const SaveEnd& end) {
    if (!end.how)
        dialogs_.complain(window_, sentence(end.how.error()));
    else if (end.isOpen)
        Q_EMIT saved(end.path);
    else
        dialogs_.complain(window_, tr("\"%1\" has been written as the stage was when you saved "
                                      "it. What is open here is something else by now.")
                                       .arg(QFileInfo(end.path).fileName()));
}

QString FileActions::suggestedPath(const QString& extension) const {
    const QFileInfo now(document_.path());
    const Rally& rally = document_.rally();
    // The file of a stage to which others were added: the rally is called otherwise.
    const bool outgrown = extension == packExtension && rally.stages().size() > 1 &&
                          !rally.info.title.isEmpty() &&
                          !document_.path().endsWith(packExtension, Qt::CaseInsensitive);
    const auto in = [&](const QDir& folder, const QString& text) {
        const QString otherwise = rally.stages().size() > 1 ? tr("New rally") : newName();
        return folder.filePath(fileNameFrom(text, otherwise) + extension);
    };
    if (!document_.path().isEmpty() && outgrown)
        return in(now.dir(), rally.info.title);
    if (!document_.path().isEmpty() && document_.path().endsWith(extension, Qt::CaseInsensitive))
        return now.filePath();
    if (!document_.path().isEmpty())
        return in(now.dir(), now.completeBaseName());
    if (!document_.source().isEmpty())
        return in(QFileInfo(document_.source()).dir(), name());
    return in(QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)), name());
}

QString FileActions::askPath(QLatin1StringView extension) {
    const QString path = completed(
        dialogs_.pathToSave(inFrontOf(window_), suggestedPath(QString(extension))), extension);
    const bool isOwn = path == document_.path();
    return path.isEmpty() || isOwn || mayReplace(path) ? path : QString();
}

bool FileActions::mayReplace(const QString& path) {
    const auto there = askDisk<&lookAtReplaced>(inFrontOf(window_), path, path, document_.games());
    if (!there)
        return false;
    if (!there->isThere)
        return true;
    QStringList lost;
    for (const Fault& fault : there->unread)
        lost.append(sentence({fault.what, fault.place, {}, {}})); // nobody wants to mend it now
    return lost.isEmpty() ? dialogs_.mayOverwrite(inFrontOf(window_), path)
                          : dialogs_.mayReplaceUnread(inFrontOf(window_), path, lost);
}

bool FileActions::mayExportTo(const QString& path) {
    const auto truePath = askDisk<&canonicalPath>(window_, path, path);
    if (!truePath)
        return false;
    const bool isOwn = !document_.path().isEmpty() && *truePath == document_.canonicalPath();
    if (!isOwn && !(openElsewhere_ && openElsewhere_(*truePath)))
        return mayReplace(path);
    dialogs_.complain(window_, tr("\"%1\" is open here, and an export would replace it. Choose "
                                  "another name.")
                                   .arg(QFileInfo(path).fileName()));
    return false;
}

void FileActions::exportPdf(const QSettings& settings, double tileMillimetres) {
    const QString path = askPath(pdfExtension);
    if (path.isEmpty())
        return;
    SheetPlan plan;
    plan.format.paper = usualPaper(QLocale::system());
    plan.scale.tile = tileMillimetres;
    const SheetSubject subject =
        sheetSubject(document_.stage(), document_.games(), document_.overlays());
    const auto pdf = askBehind<&pdfOfSheets>(
        window_, DiskWait::ofDrawing(path), subject, plan, document_.pack(),
        document_.rally().indexOf(document_.current()), readCarried(settings));
    if (!pdf)
        return; // the user has stopped it
    if (!*pdf)
        return dialogs_.complain(window_, sentence(pdf->error()));
    if (exports_.write(path, **pdf))
        Q_EMIT exported(path);
}

void FileActions::exportAs(QSettings& settings) {
    const ExportSource source{document_.pack(), document_.stage(), document_.games()};
    if (!hasTiles(source.pack.rally))
        return dialogs_.complain(window_, sentence(lossesOf(source, {}).error()));
    ExportChoice first = readExportChoice(settings);
    first.target = lastTarget_;
    const auto choice = dialogs_.exportAs(window_, source, first);
    if (!choice)
        return;
    lastTarget_ = choice->target;
    rememberExportChoice(*choice, settings);
    const QString extension = u'.' + choice->target.suffix;
    QString path = dialogs_.pathToExport(window_, suggestedPath(extension), choice->target);
    if (path.isEmpty())
        return;
    if (!path.endsWith(extension, Qt::CaseInsensitive))
        path += extension;
    if (!mayExportTo(path))
        return;
    auto content = askBehind<&contentToExport>(window_, DiskWait::ofDrawing(path), source.pack,
                                               source.stage, source.games, *choice);
    if (!content)
        return; // the user has stopped it
    if (!*content) {
        content->error().file = path;
        return dialogs_.complain(window_, sentence(content->error()));
    }
    if (exports_.write(path, **content))
        Q_EMIT exported(path);
}

void FileActions::print(QSettings& settings, double tileMillimetres, const HouseRules& house) {
    const qsizetype stages = document_.rally().stages().size();
    PrintChoice choice = readPrintChoice(settings, stages);
    choice.scale.tile = tileMillimetres;
    const PrintQuestions questions = printQuestions();
    PrintDialog dialog({document_.pack(), document_.rally().indexOf(document_.current()),
                        document_.games(), document_.overlays(), house},
                       choice, questions, window_);
    connect(&dialog, &PrintDialog::exported, this, &FileActions::exported);
    connect(&dialog, &PrintDialog::printed, this, &FileActions::printed);
    dialog.exec();
    rememberPrintChoice(dialog.form().choice(), settings, stages);
}

void FileActions::print(const SheetDocument& sheet) {
    const PrintQuestions questions = printQuestions();
    if (const auto pages = SheetPrinting(sheet, {}, questions, window_).print(allPages(sheet)))
        Q_EMIT printed(*pages);
}

PrintQuestions FileActions::printQuestions() {
    return {[this] { return askPath(pdfExtension); },
            [this](QPrinter& printer, const PagesToPrint& pages) {
                return dialogs_.choosePrinter(inFrontOf(window_), printer, pages);
            },
            [this](const QString& file) { return mayReplace(file); },
            [this](const QString& file, const QByteArray& content) {
                return exports_.write(file, content);
            },
            [this](const QString& what) { dialogs_.complain(inFrontOf(window_), what); }};
}

} // namespace stagewright
