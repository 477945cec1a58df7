#pragma once

#include "editor/background/background.h"
#include "editor/fields/wrapped_label.h"
#include "editor/shelf/shelf_model.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace stagewright {

/// What is known of the file that is selected on the shelf, what the boxes lack for it and whether
/// there are substitutes, and what the user thinks of it: stars, tags, when it was played, notes.
/// Of several files a table, to compare them.
class EntryPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    EntryPanel(ShelfModel& model, Library& library, QWidget* parent = nullptr);

    void showFiles(const QStringList& paths);
    void setBoxes(const BoxCounts& boxes);

private:
    struct Asked {
        QString path;
        std::optional<bool> hasSubstitutes;
    };

    static void lookForSubstitutes(const std::stop_token& stop, const Background<Asked>::Tell& tell,
                                   const LibraryEntry& entry, const Games& games,
                                   const BoxCounts& boxes);
    void fill();
    void fillNotes(const LibraryEntry& entry);
    void compare();
    void note();
    void notePlayed(bool played);
    [[nodiscard]] const LibraryEntry* only() const;
    [[nodiscard]] QString lackingSaid(const LibraryEntry& entry);

    ShelfModel& model_;
    Library& library_;
    BoxCounts boxes_;
    QStringList paths_;
    WrappedLabel* facts_;
    WrappedLabel* lacking_;
    QWidget* noted_;
    QComboBox* stars_;
    QLineEdit* tags_;
    WrappedLabel* played_;
    QPushButton* playedToday_;
    QPushButton* notPlayed_;
    QPlainTextEdit* notes_;
    bool isFilling_ = false;
    QString asked_;                        ///< for whose substitutes is looked
    std::optional<bool> hasSubstitutes_{}; ///< nothing: nobody knows yet
    Background<Asked> looking_;            ///< last, so that it ends before all else goes
};

} // namespace stagewright
