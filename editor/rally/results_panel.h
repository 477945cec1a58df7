#pragma once

#include "editor/rally/results_table.h"
#include "editor/rally/solo_entry.h"
#include "editor/rally/standings_view.h"

#include <QComboBox>
#include <QToolButton>

namespace stagewright {

/// The drivers, their results in the open stage, and the standings after it.
class ResultsPanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit ResultsPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ResultsTable& entries() const { return *entries_; }
    [[nodiscard]] const StandingsView& standings() const { return *standings_; }
    /// What is asked about the entries, or why one was not taken.
    [[nodiscard]] QString notes() const { return notes_->text(); }

private:
    using Copy = QString (*)(const TextTable&);

    [[nodiscard]] QLayout* bar();
    QToolButton* button(const QIcon& icon, const char* name, const QString& text,
                        void (ResultsPanel::*action)());
    void addCopy(QMenu& menu, const QString& text, const char* name, Copy copy);
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
    RallyBooks books_;
    ResultsModel model_;
    ResultsTable* entries_;
    StandingsView* standings_;
    QComboBox* stages_;
    QToolButton* colour_ = nullptr;
    QToolButton* solo_ = nullptr; ///< whether the sheet of a solo drive is seen
    SoloEntry* sheet_;
    QLabel* notes_;
};

} // namespace stagewright
