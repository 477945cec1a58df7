#include "editor/club/club_dialog.h"

#include "editor/club/club_delegate.h"
#include "editor/fields/window_size.h"
#include "editor/fields/wrapped_label.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QShortcut>

#include <algorithm>

namespace stagewright {

ClubDialog::ClubDialog(ClubDrivers& club, QWidget* parent)
    : QDialog(parent)
    , club_(club)
    , model_(club)
    , table_(new QTableView)
    , note_(new WrappedLabel) {
    setWindowTitle(tr("Drivers of the club"));
    table_->setModel(&model_);
    table_->setItemDelegate(new ClubDelegate(this));
    table_->setAccessibleName(windowTitle());
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    QHeaderView& header = *table_->horizontalHeader();
    header.setHighlightSections(false);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setSectionResizeMode(static_cast<int>(ClubColumn::Name), QHeaderView::Stretch);
    auto* row = new QHBoxLayout;
    row->addWidget(table_, 1);
    row->addLayout(buttons());
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(note_);
    layout->addWidget(close);

    connect(&model_, &ClubModel::refused, this, &ClubDialog::say);
    connect(&model_, &ClubModel::taken, this, &ClubDialog::showState);
    connect(&model_, &ClubModel::modelReset, this, &ClubDialog::showState);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { remove_->setEnabled(table_->selectionModel()->hasSelection()); });
    auto* remove = new QShortcut(QKeySequence::Delete, table_);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &ClubDialog::removeDrivers);
    resizeOnScreen(*this, {fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 22});
    showState();
}

QPushButton* ClubDialog::button(const QString& text, const char* name) {
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    return button;
}

QLayout* ClubDialog::buttons() {
    auto* add = button(tr("&Add"), "add-club-driver");
    remove_ = button(tr("&Remove"), "remove-club-drivers");
    auto* import = button(tr("&Import…"), "import-club-drivers");
    export_ = button(tr("&Export…"), "export-club-drivers");
    connect(add, &QPushButton::clicked, this, &ClubDialog::addDriver);
    connect(remove_, &QPushButton::clicked, this, &ClubDialog::removeDrivers);
    connect(import, &QPushButton::clicked, this, &ClubDialog::importWanted);
    connect(export_, &QPushButton::clicked, this, &ClubDialog::exportWanted);
    auto* column = new QVBoxLayout;
    for (QPushButton* each : {add, remove_, import, export_})
        column->addWidget(each);
    column->addStretch();
    return column;
}

QString ClubDialog::note() const {
    return note_->text();
}

void ClubDialog::say(const QString& what) {
    note_->setText(what);
    note_->setVisible(!what.isEmpty());
}

void ClubDialog::addDriver() {
    const int row = model_.add();
    if (row < 0)
        return;
    const QModelIndex name = model_.index(row, static_cast<int>(ClubColumn::Name));
    table_->setFocus();
    table_->setCurrentIndex(name);
    table_->edit(name);
}

void ClubDialog::removeDrivers() {
    QList<int> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows())
        rows << index.row();
    if (rows.isEmpty())
        return;
    const int first = *std::min_element(rows.begin(), rows.end());
    model_.remove(rows);
    table_->setCurrentIndex(model_.index(std::min(first, model_.rowCount() - 1), 0));
}

/// Why nothing can be done, or what to do first.
void ClubDialog::showState() {
    remove_->setEnabled(table_->selectionModel()->hasSelection());
    export_->setEnabled(model_.rowCount() > 0);
    say(club_.fault() ? sentenceAlone(*club_.fault())
        : model_.rowCount() == 0
            ? tr("Add the drivers once: evenings and seasons choose from them.")
            : QString());
}

} // namespace stagewright
