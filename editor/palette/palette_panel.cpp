#include "editor/palette/palette_panel.h"

#include "editor/icons/icons.h"

#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

PalettePanel::PalettePanel(Document& document, FaceCache& faces, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new PaletteModel(document, this))
    , proxy_(new QSortFilterProxyModel(this))
    , boxes_(new QComboBox)
    , search_(new QLineEdit)
    , tiles_(new TileList(*proxy_, *model_, faces, document.catalogue())) {
    proxy_->setSourceModel(model_);
    proxy_->setFilterRole(PaletteModel::SearchRole);
    proxy_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    boxes_->setAccessibleName(tr("Box"));
    boxes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    listBoxes();
    search_->setPlaceholderText(tr("Search by number"));
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);

    auto* nothing = new QLabel(tr("No tile of this box has such a number."));
    nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    nothing->setWordWrap(true);
    nothing->setMargin(16);
    auto* stack = new QStackedLayout;
    stack->addWidget(tiles_);
    stack->addWidget(nothing);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(boxes_);
    layout->addWidget(search_);
    layout->addLayout(stack, 1);

    connect(boxes_, &QComboBox::currentIndexChanged, this, &PalettePanel::show);
    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::search);
    // Its icon is looked for in the desktop's themes, which takes as long as all else here.
    connect(search_, &QLineEdit::textChanged, search_,
            [this] { search_->setClearButtonEnabled(true); });
    connect(search_, &QLineEdit::returnPressed, tiles_, qOverload<>(&QWidget::setFocus));
    const auto showState = [this, stack] { stack->setCurrentIndex(proxy_->rowCount() ? 0 : 1); };
    connect(proxy_, &QAbstractItemModel::rowsInserted, this, showState);
    connect(proxy_, &QAbstractItemModel::rowsRemoved, this, showState);
    connect(proxy_, &QAbstractItemModel::modelReset, this, showState);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.catalogue)
            takeCatalogue();
    });
    show(0);
}

void PalettePanel::listBoxes() {
    for (const Box& box : document_.catalogue().boxes())
        boxes_->addItem(box.title, box.id);
}

void PalettePanel::takeCatalogue() {
    const QString shown = box();
    tiles_->setCatalogue(document_.catalogue());
    {
        const QSignalBlocker quiet(boxes_);
        boxes_->clear();
        listBoxes();
        boxes_->setCurrentIndex(std::max(0, boxes_->findData(shown)));
    }
    show(boxes_->currentIndex());
}

void PalettePanel::showBox(QStringView id) {
    if (const int row = boxes_->findData(id.toString()); row >= 0)
        boxes_->setCurrentIndex(row);
}

QString PalettePanel::box() const {
    return boxes_->currentData().toString();
}

void PalettePanel::show(int row) {
    const QString id = boxes_->itemData(row).toString();
    if (const Box* box = document_.catalogue().box(id)) {
        model_->showBox(*box);
        tiles_->setCurrentIndex(proxy_->index(0, 0));
    }
    Q_EMIT boxChosen(id);
}

void PalettePanel::search(const QString& text) {
    proxy_->setFilterFixedString(text.trimmed());
    if (!tiles_->currentIndex().isValid())
        tiles_->setCurrentIndex(proxy_->index(0, 0));
}

std::optional<TileId> PalettePanel::chosen() const {
    const QModelIndex current = tiles_->currentIndex();
    if (!current.isValid())
        return std::nullopt;
    return model_->tileAt(proxy_->mapToSource(current)).sides.front();
}

void PalettePanel::focusSearch() {
    search_->setFocus();
    search_->selectAll();
}

bool PalettePanel::flip() {
    const QModelIndex current = tiles_->currentIndex();
    if (!current.isValid())
        return false;
    model_->flip(proxy_->mapToSource(current));
    return true;
}

} // namespace stagewright
