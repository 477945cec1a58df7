#include "editor/window/table_actions.h"

#include "editor/holdings/holdings_dialog.h"
#include "editor/holdings/player_holdings.h"
#include "editor/holdings/tile_files.h"
#include "editor/waiting/disk_wait.h"

#include <utility>

namespace stagewright {

TableActions::TableActions(PlayerHoldings& table, TileFiles& files, Dialogs dialogs,
                           QWidget* window)
    : QObject(window)
    , table_(table)
    , files_(files)
    , dialogs_(std::move(dialogs))
    , window_(window) {}

HoldingsDialog& TableActions::dialog() {
    if (dialog_)
        return *dialog_;
    dialog_ = new HoldingsDialog(window_);
    const auto fill = [this] {
        dialog_->listBoxes(allBoxes(files_.games()));
        dialog_->listFiles(files_.paths());
    };
    fill();
    dialog_->show(table_.holdings());
    connect(dialog_, &HoldingsDialog::edited, &table_, &PlayerHoldings::setHoldings);
    connect(dialog_, &HoldingsDialog::fileWanted, this, &TableActions::addFile);
    connect(dialog_, &HoldingsDialog::fileDropped, &files_, &TileFiles::remove);
    connect(&table_, &PlayerHoldings::changed, dialog_,
            qOverload<const Holdings&>(&HoldingsDialog::show));
    connect(&files_, &TileFiles::changed, dialog_, fill);
    return *dialog_;
}

void TableActions::showDialog() {
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

void TableActions::addFile() {
    const QString path = dialogs_.tileFileToAdd(window_);
    if (path.isEmpty())
        return;
    const auto laid = askDisk<&laidOver>(window_, path, files_.inUse(), path);
    if (!laid)
        return; // the user has not waited for it
    if (const auto added = files_.add(path, *laid); !added)
        dialogs_.complain(window_, sentence(added.error()));
    else
        sayWhatWasLeftOut();
}

void TableActions::sayWhatWasLeftOut() {
    QStringList sentences;
    for (const Fault& fault : files_.faults())
        sentences << sentence(fault);
    if (!sentences.isEmpty())
        dialogs_.complain(window_, sentences.join(u'\n'));
}

} // namespace stagewright
