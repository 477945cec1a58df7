#pragma once

#include "editor/rally/club_menu.h"
#include "editor/rally/note_lines.h"
#include "editor/rally/results_table.h"
#include "editor/rally/solo_entry.h"
#include "editor/rally/standings_view.h"
#include "model/rally/rally_edits.h"

#include <QComboBox>
#include <QToolButton>

namespace stagewright {

/// The drivers, their results in the open stage, and the standings after it.
class ResultsPanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit ResultsPanel(Document& document, QWidget* parent = nullptr);

    /// By which results are counted from now on.
    void setHouseRules(const HouseRules& house);

    /// The drivers of the club, to be chosen for the rally.
    [[nodiscard]] QMenu& clubMenu() const { return *club_; }
    /// Drivers to choose from.
    void setClub(const QList<RosterDriver>& drivers);

    [[nodiscard]] ResultsTable& entries() const { return *entries_; }
    [[nodiscard]] const StandingsView& standings() const { return *standings_; }
    /// Why an entry was not taken, and what is asked about the others.
    [[nodiscard]] QString notes() const;

Q_SIGNALS:
    // What the menu of the club says.
    void clubWanted();
    void clubJoined(const QList<stagewright::RosterDriver>& drivers);

private:
    using Copy = QString (*)(const TextTable&);

    [[nodiscard]] QLayout* bar();
    QToolButton* button(const QIcon& icon, const char* name, const QString& text,
                        void (ResultsPanel::*action)());
    void addCopy(QMenu& menu, const QString& text, const char* name, Copy copy);
    void showMenu(QPoint at);
    void refresh();
    void showStages();
    void showColumns();
    void showNotes();
    void showColours();
    void showSolo();
    void addDriver();
    void removeDriver();
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
    void move(int by);
    [[nodiscard]] int row() const { return entries_->currentIndex().row(); }

    Document& document_;
    RallyRulesCache rulesCache_;
    ResultsModel model_;
    ResultsTable* entries_;
    StandingsView* standings_;
    QComboBox* stages_;
    ClubMenu* club_;
    QToolButton* colour_ = nullptr;
    QToolButton* solo_ = nullptr; ///< whether the sheet of a solo drive is seen
    InputErrors* inputErrors_;
    SoloEntry* sheet_;
    NoteLines* notes_;
};

} // namespace stagewright
