#pragma once

#include "editor/fields/number_field.h"
#include "editor/fields/panel_combo.h"
#include "editor/holdings/holdings.h"
#include "editor/shelf/shelf_model.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

namespace stagewright {

/// What is looked for on the shelf, how it is sorted and grouped, and in which folders: fields
/// beside the grid.
class ShelfFilters final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    ShelfFilters(ShelfModel& model, Library& library, QWidget* parent = nullptr);

    /// The boxes of the user, from which is played; none: nobody has said which.
    void setHoldings(const Holdings& holdings);
    /// All that is asked for is asked for no more.
    void clear();
    [[nodiscard]] QLineEdit& words() const { return *words_; }
    [[nodiscard]] QString count() const { return count_->text(); }

Q_SIGNALS:
    void folderWanted();
    void boxesWanted();

private:
    QWidget* makeFields();
    QWidget* makeFolders();
    void apply();
    void say();
    void listFolders();
    void listGames();
    void listTags();
    void removeFolder();

    ShelfModel& model_;
    Library& library_;
    Holdings holdings_;
    QLineEdit* words_;
    PanelCombo* game_;
    QCheckBox* boxes_;
    QPushButton* whichBoxes_;
    PanelCombo* laying_;
    NumberField* lacking_;
    NumberField* players_;
    NumberField* minutes_;
    PanelCombo* tag_;
    PanelCombo* stars_;
    PanelCombo* sort_;
    PanelCombo* grouping_;
    QListWidget* folders_;
    QPushButton* addFolder_;
    QPushButton* removeFolder_;
    QPushButton* clear_;
    QLabel* count_;
    bool isFilling_ = false;
};

} // namespace stagewright
