#include "editor/rally/results_model.h"

#include "editor/document/result_undo_step.h"
#include "editor/icons/car_colours.h"
#include "editor/icons/severity_mark.h"
#include "editor/rally/pasted_results.h"
#include "model/one_line.h"
#include "model/season/season.h"

#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int carSize = 14;

ResultColumn columnAt(const QModelIndex& index) {
    return ResultColumn(index.column());
}

bool isMark(ResultColumn column) {
    return column == ResultColumn::Sisu || column == ResultColumn::Retired;
}

QIcon warningIcon(ResultWarning::Kind kind) {
    constexpr int scale = 2;
    QPixmap picture(carSize * scale, carSize * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool cannotBe = kind == ResultWarning::Kind::Impossible;
    paintSeverityMark(painter, cannotBe ? Severity::Error : Severity::Warning,
                      QRectF(0, 0, carSize, carSize));
    painter.end();
    return picture;
}

} // namespace

ResultsModel::ResultsModel(Document& document, RallyRulesCache& rulesCache, QObject* parent)
    : QAbstractTableModel(parent)
    , document_(document)
    , rulesCache_(rulesCache) {
    connect(&document, &Document::rallyChanged, this, &ResultsModel::read);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole)
            read();
    });
    connect(&document, &Document::turnedTo, this, [this] {
        rows_ = -1; // what is being typed is of another stage
        read();
    });
    read();
}

/// Keeps the editor that is open, if the drivers are as many as before.
void ResultsModel::read() {
    const Rally& rally = document_.rally();
    const auto rows = static_cast<int>(rally.drivers().size());
    const bool others = rows != rows_;
    if (others)
        beginResetModel();
    rows_ = rows;
    rulesCache_.openFor(rally);
    start_ = startOrder(rally, rally.indexOf(document_.current()), rulesCache_.rulesOf());
    warnings_.clear();
    for (const Driver& driver : rally.drivers()) {
        const ResultKey key{document_.current(), driver.key};
        const StageResult* result = rally.result(key.stage, key.driver);
        warnings_ << (result ? warningsAbout(rally, key, *result, drive(), rulesCache_.rally())
                             : QList<ResultWarning>());
    }
    if (others)
        endResetModel();
    else if (rows_ > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows_ - 1, resultColumns - 1));
    Q_EMIT readAgain();
}

const DriveRules& ResultsModel::drive() const {
    return rulesCache_.rulesOf()(document_.stage().info.game);
}

int ResultsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : std::max(rows_, 0);
}

int ResultsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : resultColumns;
}

std::optional<DriverKey> ResultsModel::driverAt(int row) const {
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return document_.rally().drivers().at(row).key;
}

const StageResult* ResultsModel::resultAt(int row) const {
    return document_.rally().result(document_.current(), *driverAt(row));
}

QString ResultsModel::textAt(int row, ResultColumn column) const {
    if (column == ResultColumn::Driver)
        return oneLine(document_.rally().drivers().at(row).name);
    if (column == ResultColumn::Start)
        return QString::number(start_.indexOf(*driverAt(row)) + 1);
    const StageResult* result = resultAt(row);
    return result ? cellText(*result, column, drive()) : QString();
}

QVariant ResultsModel::markAt(int row, ResultColumn column) const {
    if (column == ResultColumn::Driver)
        return colourSpot(rulesCache_.rally(), document_.rally().drivers().at(row).colour);
    for (const ResultWarning& warning : warnings_.at(row))
        if (columnOf(warning.field) == column)
            return warningIcon(warning.kind);
    return {};
}

QString ResultsModel::tipAt(int row, ResultColumn column) const {
    if (column == ResultColumn::Driver)
        return textAt(row, column); // which may be cut off
    QStringList lines;
    for (const ResultWarning& warning : warnings_.at(row))
        if (columnOf(warning.field) == column)
            lines << warning.text;
    if (lines.isEmpty() && !resultAt(row) && column > ResultColumn::Time &&
        column != ResultColumn::Retired)
        lines << tr("Enter the time first.");
    return lines.join(u'\n');
}

QVariant ResultsModel::checkAt(int row, ResultColumn column) const {
    if (!isMark(column))
        return {};
    const StageResult* result = resultAt(row);
    const bool on =
        result && (column == ResultColumn::Sisu ? result->sisu
                                                : std::holds_alternative<Retired>(result->outcome));
    return on ? Qt::Checked : Qt::Unchecked;
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const {
    const ResultColumn column = columnAt(index);
    switch (role) {
    case Qt::EditRole:
        if (column == ResultColumn::Wheel && resultAt(index.row()))
            return static_cast<int>(resultAt(index.row())->wheel);
        return textAt(index.row(), column);
    case Qt::DisplayRole:
        return textAt(index.row(), column);
    case Qt::DecorationRole:
        return markAt(index.row(), column);
    case Qt::ToolTipRole:
        return tipAt(index.row(), column);
    case Qt::CheckStateRole:
        return checkAt(index.row(), column);
    case Qt::TextAlignmentRole:
        return column == ResultColumn::Driver || column == ResultColumn::Wheel
                   ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                   : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case choicesRole:
        if (column == ResultColumn::Wheel)
            return QStringList{wordFor(SpareWheel::Kept), wordFor(SpareWheel::UsedOnStage),
                               wordFor(SpareWheel::ChangedAfterwards)};
        return {};
    case completionsRole:
        return column == ResultColumn::Driver ? clubNames() : QStringList();
    default:
        return {};
    }
}

QStringList ResultsModel::clubNames() const {
    QStringList names;
    for (const RosterDriver& driver : club_)
        names << oneLine(driver.name).simplified();
    return names;
}

Qt::ItemFlags ResultsModel::flags(const QModelIndex& index) const {
    const ResultColumn column = columnAt(index);
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (column == ResultColumn::Start)
        return shown;
    if (column == ResultColumn::Driver || column == ResultColumn::Time)
        return shown | Qt::ItemIsEditable;
    if (column == ResultColumn::Retired)
        return shown | Qt::ItemIsUserCheckable;
    if (!resultAt(index.row()))
        return Qt::ItemIsSelectable; // until there is a time
    return shown | (column == ResultColumn::Sisu ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

bool ResultsModel::enter(int row, const std::optional<StageResult>& result) {
    const ResultKey key{document_.current(), *driverAt(row)};
    document_.make(enterResultOf(document_.rally(), key, result));
    Q_EMIT taken();
    return true;
}

bool ResultsModel::check(int row, ResultColumn column, bool on) {
    if (column == ResultColumn::Retired)
        return retire(row, on);
    StageResult result = resultAt(row) ? *resultAt(row) : StageResult{};
    result.sisu = on;
    return enter(row, result);
}

bool ResultsModel::retire(int row, bool on) {
    const StageResult* there = resultAt(row);
    const auto before = there ? std::optional(*there) : std::nullopt;
    return enter(row, on ? retired(before) : notRetired(before));
}

bool ResultsModel::enter(int row, const QList<ResultColumn>& columns, const CellBlock& block,
                         const StepName& name) {
    const Rally& rally = document_.rally();
    const auto colours = colourIds(rulesCache_.rally());
    const PastedResults pasted =
        pastedResults(rally, document_.current(), {row, columns, colours, drive()}, block);
    if (!pasted.refused.isEmpty()) {
        Q_EMIT refused(pasted.refused.join(u'\n'));
        return false;
    }
    document_.make(RallyUndoStep{pasted.edit, name});
    Q_EMIT taken();
    return true;
}

CellBlock ResultsModel::copied(const QList<int>& rows, const QList<ResultColumn>& columns) const {
    CellBlock block;
    for (const int row : rows) {
        QStringList cells;
        for (const ResultColumn column : columns) {
            const QVariant mark = checkAt(row, column);
            const bool isOut = checkAt(row, ResultColumn::Retired) == Qt::Checked;
            cells << (!mark.isNull()                          ? markText(mark == Qt::Checked)
                      : isOut && column == ResultColumn::Time ? retiredText()
                                                              : textAt(row, column));
        }
        block << cells;
    }
    return block;
}

bool ResultsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!driverAt(index.row()))
        return false;
    const ResultColumn column = columnAt(index);
    if (role == Qt::CheckStateRole)
        return check(index.row(), column, value.toInt() == Qt::Checked);
    if (role != Qt::EditRole)
        return false;
    if (column == ResultColumn::Driver) {
        const RosterDriver* known = findDriver(club_, value.toString());
        const DriverKey driver = *driverAt(index.row());
        document_.make(known ? renameDriverTo(document_.rally(), driver, *known)
                             : renameDriverOf(document_.rally(), driver, value.toString()));
        return true;
    }
    const StageResult* before = resultAt(index.row());
    if (column == ResultColumn::Wheel && before) {
        StageResult result = *before;
        result.wheel = SpareWheel(value.toInt());
        return enter(index.row(), result);
    }
    if (value.toString() == textAt(index.row(), column)) {
        Q_EMIT taken();
        return true; // looked at, not changed: a sheet of gears is more than its sum
    }
    const auto result =
        typed(before ? std::optional(*before) : std::nullopt, column, value.toString());
    if (result)
        return enter(index.row(), *result);
    Q_EMIT refused(sentenceAlone(result.error()));
    return false;
}

} // namespace stagewright
