#pragma once

#include "editor/window/dialogs.h"

#include <QObject>

namespace stagewright {

class HoldingsDialog;
class PlayerHoldings;
class TileFiles;

/// Asks the user about boxes, table and tile files, and tells those concerned.
class TableActions final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it, and is the parent of the dialogs; the others must outlive it
    TableActions(PlayerHoldings& table, TileFiles& files, Dialogs dialogs, QWidget* window);

    /// Made when it is first asked for.
    [[nodiscard]] HoldingsDialog& dialog();

public Q_SLOTS:
    void showDialog();
    void addFile();

private:
    void sayWhatWasLeftOut();

    PlayerHoldings& table_;
    TileFiles& files_;
    Dialogs dialogs_;
    QWidget* window_;
    HoldingsDialog* dialog_ = nullptr;
};

} // namespace stagewright
