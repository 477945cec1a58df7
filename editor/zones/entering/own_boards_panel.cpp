#include "editor/zones/entering/own_boards_panel.h"

#include "editor/fields/panel_combo.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/fields/wrapped_label.h"
#include "editor/fields/wrapped_row.h"
#include "editor/zones/edits/chain_steps.h"
#include "model/layouts/zones/boards/entered_roads.h"

#include <QFileDialog>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace stagewright {

namespace {

constexpr int boardsMargin = 4;
constexpr double widestBoard = 1000; // millimetres
constexpr int roadsOfASide = zoneEnds / 2;

MeasureField* millimetres(const char* name, const QString& accessibleName) {
    auto* field = new MeasureField;
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(accessibleName);
    field->setDecimals(1);
    field->setRange(0, widestBoard);
    field->setSpecialValueText(QStringLiteral("–"));
    return field;
}

int roadsOfAllSides(const ZoneBoards& boards) {
    int roads = 0;
    for (const Zone& zone : boards.zones)
        roads += static_cast<int>(zone.sides.size()) * roadsOfASide;
    return roads;
}

} // namespace

BoardFileDialogs BoardFileDialogs::onDesktop() {
    return {[](QWidget* parent) {
                return QFileDialog::getOpenFileName(parent, OwnBoardsPanel::tr("Import boards"), {},
                                                    OwnBoardsPanel::tr("Boards (*.json)"));
            },
            [](QWidget* parent) {
                return QFileDialog::getSaveFileName(parent, OwnBoardsPanel::tr("Export boards"),
                                                    QStringLiteral("boards.json"),
                                                    OwnBoardsPanel::tr("Boards (*.json)"));
            }};
}

OwnBoardsPanel::OwnBoardsPanel(Document& document, OwnBoards& own, BoardFileDialogs dialogs,
                               QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , own_(own)
    , dialogs_(std::move(dialogs))
    , entered_(new WrappedLabel)
    , order_(new PanelCombo("boards-order", tr("How the numbers of the ends run")))
    , width_(millimetres("boards-width", tr("Width of a board in millimetres")))
    , height_(millimetres("boards-height", tr("Height of a board in millimetres")))
    , inPacks_(new QCheckBox(tr("In packs, too")))
    , import_(new QPushButton(tr("Import…")))
    , export_(new QPushButton(tr("Export…")))
    , said_(new WrappedLabel) {
    setWindowTitle(tr("My boards"));
    entered_->setObjectName(QStringLiteral("boards-entered"));
    inPacks_->setObjectName(QStringLiteral("boards-in-packs"));
    inPacks_->setToolTip(tr("A rally pack that is saved carries the roads of its stages that are "
                            "entered: whoever gets it gets them too."));
    import_->setObjectName(QStringLiteral("boards-import"));
    export_->setObjectName(QStringLiteral("boards-export"));
    said_->setObjectName(QStringLiteral("boards-said"));
    order_->addItem(tr("Not looked yet"));
    order_->addItem(tr("Yes"), static_cast<int>(EndOrder::Clockwise));
    order_->addItem(tr("No"), static_cast<int>(EndOrder::Anticlockwise));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(boardsMargin, boardsMargin, boardsMargin, boardsMargin);
    column->addWidget(entered_);
    auto* question = new WrappedLabel;
    question->setText(tr("Hold a board with 0 1 2 at the top: do they read left to right?"));
    question->setBuddy(order_);
    column->addWidget(question);
    column->addWidget(order_);
    auto* measured = new WrappedLabel;
    measured->setText(tr("Size of a board as you have measured it, in millimetres:"));
    column->addWidget(measured);
    auto* size = new WrappedRow;
    size->addWidget(width_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(height_);
    column->addLayout(size);
    auto* files = new WrappedRow;
    files->addWidget(import_);
    files->addWidget(export_);
    column->addLayout(files);
    column->addWidget(inPacks_);
    column->addWidget(said_);
    column->addStretch(1);
    auto* bars = new ScrolledPanel;
    bars->setWidget(content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(bars);
    connect(order_, &QComboBox::activated, this, [this](int index) {
        change([&](ZoneBoards& boards) {
            const QVariant order = order_->itemData(index);
            boards.order = order.isValid() ? std::optional(static_cast<EndOrder>(order.toInt()))
                                           : std::nullopt;
        });
    });
    connect(width_, &QDoubleSpinBox::valueChanged, this, &OwnBoardsPanel::changeSize);
    connect(height_, &QDoubleSpinBox::valueChanged, this, &OwnBoardsPanel::changeSize);
    connect(import_, &QPushButton::clicked, this, &OwnBoardsPanel::importBoards);
    connect(export_, &QPushButton::clicked, this, &OwnBoardsPanel::exportBoards);
    connect(inPacks_, &QCheckBox::toggled, &own_, &OwnBoards::setInPacks);
    connect(&own_, &OwnBoards::inPacksChanged, inPacks_, &QCheckBox::setChecked);
    connect(&own_, &OwnBoards::changed, this, &OwnBoardsPanel::showBoards);
    connect(&document, &Document::changed, this, &OwnBoardsPanel::showBoards);
    showBoards();
}

void OwnBoardsPanel::showBoards() {
    const ZoneBoards& own = own_.boards();
    entered_->setText(own_.fault()
                          ? tr("Your boards could not be read: %1").arg(sentence(*own_.fault()))
                          : countInWords());
    inPacks_->setChecked(own_.areInPacks());
    order_->setCurrentIndex(own.order ? order_->findData(static_cast<int>(*own.order)) : 0);
    const QSignalBlocker quietWidth(width_);
    const QSignalBlocker quietHeight(height_);
    // One of both alone says nothing yet, and stays in its field.
    if (own.size || (width_->value() > 0 && height_->value() > 0)) {
        width_->setValue(own.size ? own.size->width : 0);
        height_->setValue(own.size ? own.size->height : 0);
    }
    export_->setEnabled(!own.zones.isEmpty());
}

QString OwnBoardsPanel::countInWords() const {
    const ZoneBoards& all = boardsOf(document_);
    const auto& withoutPack = document_.baseGames().data<ZoneBoards>();
    QString words = tr("Roads whose spaces are entered: %1 of %2. They are kept as you type, in a "
                       "file of yours.")
                        .arg(enteredRoads(withoutPack))
                        .arg(roadsOfAllSides(all));
    if (const int ofPack = enteredRoads(all) - enteredRoads(withoutPack); ofPack > 0)
        words += u' ' + tr("%n more of the pack", nullptr, ofPack);
    return words;
}

void OwnBoardsPanel::change(const std::function<void(ZoneBoards& own)>& edit) {
    const auto done = own_.change([&](ZoneBoards own) {
        edit(own);
        return own;
    });
    if (!done)
        Q_EMIT refused(sentence(done.error()));
    showBoards();
}

void OwnBoardsPanel::changeSize() {
    const BoardSize size{width_->value(), height_->value()};
    const bool isSaid = size.width > 0 && size.height > 0;
    if (!isSaid && !own_.boards().size)
        return;
    change([&](ZoneBoards& boards) { boards.size = isSaid ? std::optional(size) : std::nullopt; });
}

void OwnBoardsPanel::importBoards() {
    const QString path = dialogs_.pathToImport(this);
    if (path.isEmpty())
        return;
    const auto roads = own_.importFrom(path);
    said_->setText(roads ? tr("%n road(s) with spaces imported", nullptr, *roads)
                         : sentence(roads.error()));
}

void OwnBoardsPanel::exportBoards() {
    const QString path = dialogs_.pathToExport(this);
    if (path.isEmpty())
        return;
    const auto written = own_.exportTo(path);
    said_->setText(written ? tr("Exported") : sentence(written.error()));
}

} // namespace stagewright
