#pragma once

#include "editor/document/document_saving.h"
#include "editor/document/rally_undo_step.h"
#include "editor/document/stage_check.h"
#include "editor/document/stage_undo_step.h"
#include "editor/files/known_file.h"
#include "model/pack/rally_pack.h"

#include <QObject>
#include <QUndoStack>

namespace stagewright {

struct ReadFile;

/// What has changed in a document. What the rules say may have changed with any of it.
struct StageChange {
    LayoutEdit layout;  ///< what was done to what is laid
    bool info = false;  ///< title, author, ...
    bool whole = false; ///< another stage was opened
    bool boxes = false; ///< others are on the table
    bool games = false; ///< pieces or boxes were added or corrected
};

/// A rally and its file and history. One of its stages is the open one, of which the document knows
/// what the rules say. A stage alone is a rally of one. Nobody else writes to it.
class Document final : public QObject {
    Q_OBJECT

public:
    /// Begins as an empty stage.
    explicit Document(const Games& games, QObject* parent = nullptr);

    /// The open one.
    [[nodiscard]] const Stage& stage() const { return stage_; }
    [[nodiscard]] StageKey current() const { return current_; }
    /// The open stage is in it as it is now.
    [[nodiscard]] const Rally& rally() const { return pack().rally; }
    /// The rally with all that its file holds.
    [[nodiscard]] const RallyPack& pack() const;
    /// The games that there are, with pieces of the user's own and those of the rally's pack.
    [[nodiscard]] const Games& games() const { return gamesWithSets_; }
    /// Without the tile sets of
    /// its own pack.
    [[nodiscard]] const Games& baseGames() const { return games_; }
    /// Names of the user's files that add to the games' pieces or correct them.
    [[nodiscard]] const QStringList& overlays() const { return overlays_; }
    /// Those on the table.
    [[nodiscard]] const BoxCounts& boxes() const { return boxes_; }
    /// On which the stage is to lie; nothing: anywhere.
    [[nodiscard]] const std::optional<Table>& table() const { return check_.table(); }
    /// Of a large stage those of before until it is checked.
    [[nodiscard]] const Findings& findings() const { return check_.findings(); }
    /// What the rules know of the stage beside findings; null until it is checked.
    [[nodiscard]] const StageChecker* checker() const { return check_.checker(); }
    /// Whether they are those of the open stage as it is.
    [[nodiscard]] bool isChecked() const { return check_.isDone(); }

    /// Empty until the stage has been saved or loaded.
    [[nodiscard]] const QString& path() const { return path_; }
    /// The file of another program that the stage was read from; empty once it has a path.
    [[nodiscard]] const QString& source() const { return source_; }
    /// Of either, without another look at the disk; empty without a file.
    [[nodiscard]] const QString& canonicalPath() const { return known_.canonicalPath; }
    /// What is being typed of it in windows beside its own is entered, as it is to be asked whether
    /// there are changes, or to be saved. @return false: some of it cannot be, which has been said
    [[nodiscard]] bool takeInEntries() {
        bool areTaken = true;
        Q_EMIT entriesWanted(areTaken);
        return areTaken;
    }
    [[nodiscard]] bool isModified() const { return !history_.isClean(); }
    [[nodiscard]] QUndoStack& history() { return history_; }

    /// Takes a step. One that changes nothing is not taken.
    void make(StageUndoStep step);
    /// Likewise. One that would leave no stage is not taken. The open stage stays open; if it goes,
    /// the one that comes to its place is opened.
    void make(RallyUndoStep step);

    /// Opens another stage of the rally, which is no step. One that is not in it changes nothing.
    void turnTo(StageKey stage);

    /// Names the steps in the language that is spoken now. Whoever shows them asks again.
    void nameStepsAnew();

    /// A number for the steps of one gesture to come.
    [[nodiscard]] int newGesture() { return ++lastGesture_; }

    void setBoxes(const BoxCounts& boxes);
    void setTable(std::optional<Table> table);
    void setHints(bool wanted);

    /// @param overlays names of the user's files whose pieces are in these games
    void setGames(const Games& games, const QStringList& overlays);

    /// What would mend the findings.
    [[nodiscard]] FixFinder fixes() const { return check_.fixes(stage_); }
    [[nodiscard]] std::optional<Fix> fixFor(const Finding& finding) const {
        return fixes()(finding);
    }

    /// Another stage in place of this one. @param path where it is kept; may be empty
    void open(const Stage& stage, const QString& path);

    /// The same for a rally. Its first stage is opened.
    void open(RallyPack pack, const QString& path);
    /// Without a look at the file. @param known from when the pack was read from it
    void open(RallyPack pack, const QString& path, const KnownFile& known);

    /// As it was read from its file, of whatever program. @pre it could be opened
    void open(ReadFile file);

    /// The same for one of the stages in a file of another program. That file is never written to,
    /// so the stage has no path.
    void import(const Stage& stage, const QString& source);
    void import(RallyPack pack, const QString& source);
    void import(RallyPack pack, const QString& source, const KnownFile& known);

    /// The same for a stage that is not in its file as it is: it counts as modified, whatever is
    /// undone, until it is saved. @param beside what else the file holds, if it is a pack
    /// @param known from when the stage was read from it; nobody looks at it
    void recover(Rally rally, RallyPack beside, const QString& path, const KnownFile& known);

    /// What the file held when it was last read or written (file_digest.h); empty without a file.
    [[nodiscard]] const QByteArray& fileDigest() const { return known_.digest; }

    /// The stage stays, whatever is in its file now: it counts as modified until it is saved.
    void keepOver(const QByteArray& digest);

    /// Tells of all of it as if it had just been opened, for those who have come later than it.
    void announce();

    /// Leaves everything as it was where the file cannot be read.
    [[nodiscard]] Expected<void> load(const QString& path);
    /// In the thread that calls it, which may take as long as the disk does; `saving` does not.
    [[nodiscard]] Expected<void> save(const QString& path);
    [[nodiscard]] DocumentSaving& saving() { return saving_; }

    /// What is open is kept in the file from now on, if it is what was written there, and if it has
    /// been kept nowhere else since. @param before where it was kept when the writing was begun
    /// @pre it has been written @return whether it is
    bool take(const WrittenDocument& written, const QString& before);

Q_SIGNALS:
    /// Whoever holds what is being typed and not entered yet enters it now. @param areTaken becomes
    /// false where it cannot be
    void entriesWanted(bool& areTaken);
    void changed(const stagewright::StageChange& change);
    /// Findings and route of a large stage have come, some time after it has changed.
    void checked();
    /// Whatever is not in the tiles of the open stage: stages, drivers, results, what is said of
    /// them.
    void rallyChanged();
    /// The open stage is about to give way to another; `changed` follows, then `turnedTo`.
    void leaving(stagewright::StageKey stage);
    void turnedTo(stagewright::StageKey stage);
    /// A step has just been taken that brings a stage; its key may be that of one whose coming was
    /// undone. Not told when it is redone: that is the same stage again.
    void stageAdded(stagewright::StageKey stage);
    void pathChanged();
    void modifiedChanged(bool modified);

private:
    void begin(RallyPack pack, const QString& path, const QString& source, const KnownFile& known);
    void apply(const Edit& edit);
    void apply(const RallyEdit& edit);
    void show(const RallyStage& stage);
    void useTileSets();
    void checkAgain(const StageChange& change);

    Games games_; ///< without the rally's own tile sets
    Games gamesWithSets_;
    QStringList overlays_;
    BoxCounts boxes_;
    mutable RallyPack pack_; ///< the open stage in it may be as it was before
    StageKey current_{};
    Stage stage_;
    QString path_;
    QString source_;
    KnownFile known_; ///< of either; of a source no digest
    StageCheck check_;
    QUndoStack history_;
    int lastGesture_ = 0;
    DocumentSaving saving_{*this};
};

} // namespace stagewright
