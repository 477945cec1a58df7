#pragma once

#include <QUndoGroup>
#include <QUndoView>

namespace stagewright {

/// The steps of the stage in front, by name: the present one is marked, those that were taken back
/// are grey, the saved one has the sign of a saved file. A click goes there.
class HistoryPanel final : public QUndoView {
    Q_OBJECT

public:
    /// @param histories its active one is shown; must outlive the panel
    explicit HistoryPanel(QUndoGroup& histories, QWidget* parent = nullptr);
};

} // namespace stagewright
