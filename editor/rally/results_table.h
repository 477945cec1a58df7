#pragma once

#include "editor/rally/results_model.h"

#include <QTableView>

namespace stagewright {

/// The sheet as a table: typing begins an entry, Enter ends it and goes on to the next driver,
/// Delete empties it. Blocks of cells go to the clipboard and come from it as in a spreadsheet.
class ResultsTable final : public QTableView {
    Q_OBJECT

public:
    /// @param model must outlive it
    explicit ResultsTable(ResultsModel& model, QWidget* parent = nullptr);

    /// Opens the editor of a driver's name.
    void rename(int row);
    [[nodiscard]] bool isEditing() const { return state() == EditingState; }
    /// Each column as wide as what is in it; a long name gives way where there is no room for it.
    void fitColumns();

    // What is done with the cells that are selected.
    void copy() const;
    void cut();
    void paste();
    void clear();
    /// All of their drivers, or none any more if all have.
    void toggleRetired();
    [[nodiscard]] bool areRetired() const;
    [[nodiscard]] static bool canPaste();

Q_SIGNALS:
    /// @param at in global coordinates
    void menuWanted(QPoint at);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void commitData(QWidget* editor) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    [[nodiscard]] static bool isOurs(const QKeyEvent& key);
    bool runCommand(const QKeyEvent& key);
    [[nodiscard]] QList<int> rows() const;
    [[nodiscard]] QList<ResultColumn> columns() const;
    [[nodiscard]] QList<ResultColumn> columnsFrom(int first) const;
    void enterBlock(const QList<ResultColumn>& columns, const CellBlock& block,
                    const StepName& name);
    void goOn();

    ResultsModel& model_;
    bool refused_ = false; ///< what was last committed
};

} // namespace stagewright
