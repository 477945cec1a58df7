#include "tests/editor/field_editor.h"

#include "tests/editor/field_sheets.h"
#include "tests/field_game.h"
#include "tests/field_rules.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace stagewright {

namespace {

constexpr int usualSide = 40;

const QStringList& offered() {
    static const QStringList fields{QStringLiteral("start"), QStringLiteral("road"),
                                    QStringLiteral("bend"), QStringLiteral("finish")};
    return fields;
}

QStringList laidFields(const Document& document) {
    const auto* line = document.stage().layout.as<FieldLine>();
    return line ? line->fields : QStringList();
}

class FieldWindow final : public WindowPart {
public:
    using WindowPart::WindowPart;
    [[nodiscard]] std::unique_ptr<StageEditor> makeEditor(Document& document, Estimator&,
                                                          RaceEstimator&) override {
        return std::make_unique<FieldEditor>(document);
    }
};

} // namespace

FieldBoard::FieldBoard(Document& document) : document_(document) {
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("fields"));
}

void FieldBoard::lay(const QString& field) {
    const Stage& stage = document_.stage();
    Stage then = stage;
    const Edit edit = layFields(stage, laidFields(document_) << field);
    apply(edit, then);
    if (const auto fits = then.layout.fitsAFile(); !fits)
        return Q_EMIT refused(fits.error().what);
    document_.make({edit, [field] { return QStringLiteral("Lay %1").arg(field); }});
}

void FieldBoard::takeBack() {
    QStringList fields = laidFields(document_);
    if (fields.isEmpty())
        return;
    fields.removeLast();
    document_.make(
        {layFields(document_.stage(), fields), [] { return QStringLiteral("Take back"); }});
}

void FieldBoard::select(int field) {
    selected = field;
    update();
    Q_EMIT selectedChanged();
}

void FieldBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QStringList fields = laidFields(document_);
    for (int i = 0; i < static_cast<int>(fields.size()); ++i)
        painter.fillRect(i * side, 0, side, side, colourOfField(fields[i]));
    Q_EMIT painted();
}

void FieldBoard::keyPressEvent(QKeyEvent* event) {
    const int number = event->key() - Qt::Key_1;
    if (number >= 0 && number < static_cast<int>(offered().size()))
        lay(offered()[number]);
    else
        QWidget::keyPressEvent(event);
}

void FieldBoard::mousePressEvent(QMouseEvent* event) {
    const int field = event->pos().x() / side;
    if (field < document_.stage().layout.pieceCount())
        select(field);
    else
        lay(chosen);
}

FieldEditor::FieldEditor(Document& document)
    : document_(document)
    , board_(std::make_unique<FieldBoard>(document)) {
    connect(board_.get(), &FieldBoard::refused, this, &StageEditor::refused);
    connect(board_.get(), &FieldBoard::selectedChanged, this, &StageEditor::statusChanged);
    connect(board_.get(), &FieldBoard::selectedChanged, this, &StageEditor::workBegun);
    connect(
        board_.get(), &FieldBoard::painted, this,
        [this] {
            Q_EMIT firstPainted();
            Q_EMIT firstShown();
        },
        Qt::SingleShotConnection);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            board_->selected = -1;
        board_->update();
        Q_EMIT statusChanged();
    });
}

void FieldEditor::createPanels() {
    palette_ = std::make_unique<QListWidget>();
    palette_->setObjectName(QStringLiteral("field-palette"));
    palette_->addItems(offered());
    connect(palette_.get(), &QListWidget::currentTextChanged, board_.get(),
            [this](const QString& field) { board_->chosen = field; });
}

bool FieldEditor::has(BoardCommand command) const {
    switch (command) {
    case BoardCommand::TakeBack:
    case BoardCommand::ZoomIn:
    case BoardCommand::ZoomOut:
    case BoardCommand::Search:
    case BoardCommand::Cancel:
        return true;
    default:
        return false;
    }
}

void FieldEditor::run(BoardCommand command) {
    switch (command) {
    case BoardCommand::TakeBack:
        return board_->takeBack();
    case BoardCommand::ZoomIn:
        board_->side *= 2;
        break;
    case BoardCommand::ZoomOut:
        board_->side /= 2;
        break;
    case BoardCommand::Search:
        if (palette_)
            palette_->setFocus();
        return;
    default:
        board_->select(-1);
        board_->setFocus();
        return;
    }
    board_->update();
    Q_EMIT statusChanged();
}

BoardStatus FieldEditor::status(const KeysOf& keysOf) const {
    const QStringList fields = laidFields(document_);
    return {
        QStringLiteral("1 to 4 lay a field, %1 takes it back").arg(keysOf(BoardCommand::TakeBack)),
        fields.value(board_->selected), QStringLiteral("%1 fields").arg(fields.size()),
        QStringLiteral("%1 %").arg(board_->side * 100 / usualSide)};
}

void FieldEditor::showPlaces(const Places& places) {
    board_->select(places.isEmpty() ? -1 : places.front().x);
}

void FieldEditor::setView(const std::any& view) {
    if (const int* side = std::any_cast<int>(&view))
        board_->side = *side;
    board_->update();
}

Games withFieldParts(const Games& games) {
    StageEditing editing;
    editing.open = [](QMainWindow&, QSettings&) -> std::unique_ptr<WindowPart> {
        return std::make_unique<FieldWindow>();
    };
    return withFieldSheets(withFieldModel(games))
        .withFace(FieldLine::kind(), fieldRules())
        .withFace(FieldLine::kind(), editing);
}

} // namespace stagewright
