#pragma once

#include "editor/rally/results_model.h"

#include <QTableView>

namespace stagewright {

/// The sheet as a table: typing begins an entry, Enter ends it and goes on to the next driver,
/// Delete empties it.
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

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    [[nodiscard]] static bool isOurs(const QKeyEvent& key);
    void goOn();

    bool refused_ = false;
};

} // namespace stagewright
