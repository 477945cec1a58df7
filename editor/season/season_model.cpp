#include "editor/season/season_model.h"

#include "model/one_line.h"
#include "model/season/season_table.h"

#include <QFont>

#include <algorithm>

namespace stagewright {

namespace {

/// As it stands in the table, where a line through it says that it is dropped.
QString cellOf(RoundScore score) {
    score.dropped = false;
    return scoreText(score);
}

} // namespace

void SeasonModel::show(const RallySeason& season, const SeasonQuestion& question) {
    beginResetModel();
    standings_ = seasonStandings(season, question);
    teams_ = question.teams;
    const auto any = [this](auto has) {
        return !teams_ && std::any_of(standings_.begin(), standings_.end(), has);
    };
    columns_ = {{Column::Kind::Place}};
    if (any([](const SeasonStanding& line) { return line.driver.number; }))
        columns_ << Column{Column::Kind::Number};
    columns_ << Column{Column::Kind::Name};
    if (any([](const SeasonStanding& line) { return !line.driver.team.isEmpty(); }))
        columns_ << Column{Column::Kind::Team};
    if (any([](const SeasonStanding& line) { return !line.driver.carClass.isEmpty(); }))
        columns_ << Column{Column::Kind::Class};
    roundNames_.clear();
    const auto rounds =
        std::min(question.rounds.value_or(season.rounds.size()), season.rounds.size());
    for (qsizetype i = 0; i < rounds; ++i) {
        columns_ << Column{Column::Kind::Round, i};
        roundNames_ << roundName(season, i);
    }
    columns_ << Column{Column::Kind::Points};
    endResetModel();
}

int SeasonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(standings_.size());
}

int SeasonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QString SeasonModel::textAt(const SeasonStanding& line, const Column& column) const {
    switch (column.kind) {
    case Column::Kind::Place:
        return QString::number(line.place);
    case Column::Kind::Number:
        return line.driver.number ? QString::number(*line.driver.number) : QString();
    case Column::Kind::Name:
        return oneLine(line.driver.name);
    case Column::Kind::Team:
        return oneLine(line.driver.team);
    case Column::Kind::Class:
        return oneLine(line.driver.carClass);
    case Column::Kind::Round:
        return cellOf(line.rounds[column.round]);
    case Column::Kind::Points:
        return QString::number(line.points);
    }
    return {};
}

QString SeasonModel::tipAt(const SeasonStanding& line, const Column& column) const {
    if (column.kind == Column::Kind::Name && line.isStranger)
        return tr("Not among the season's drivers: counts without team and class.");
    if (column.kind != Column::Kind::Round)
        return textAt(line, column);
    const RoundScore& score = line.rounds[column.round];
    QStringList parts;
    if (!score.present)
        parts << tr("absent");
    else if (score.place)
        parts << tr("place %1: %n point(s)", nullptr, score.points).arg(*score.place);
    else
        parts << (score.retired ? tr("retired") : tr("not classified"));
    if (score.bonus > 0)
        parts << tr("bonus %1").arg(score.bonus);
    if (score.dropped)
        parts << tr("dropped");
    return parts.join(QStringLiteral(", "));
}

QVariant SeasonModel::data(const QModelIndex& index, int role) const {
    const SeasonStanding& line = standings_.at(index.row());
    const Column& column = columns_.at(index.column());
    const bool isText = column.kind == Column::Kind::Name || column.kind == Column::Kind::Team ||
                        column.kind == Column::Kind::Class;
    switch (role) {
    case Qt::DisplayRole:
        return textAt(line, column);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return tipAt(line, column);
    case Qt::TextAlignmentRole:
        return QVariant((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(column.kind == Column::Kind::Round && line.rounds[column.round].dropped);
        font.setBold(column.kind == Column::Kind::Points);
        font.setItalic(column.kind == Column::Kind::Name && line.isStranger);
        return font;
    }
    default:
        return {};
    }
}

QVariant SeasonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columns_.size())
        return {};
    const Column& column = columns_.at(section);
    if (role == Qt::ToolTipRole && column.kind == Column::Kind::Round)
        return roundNames_.at(column.round);
    if (role != Qt::DisplayRole)
        return {};
    switch (column.kind) {
    case Column::Kind::Place:
        return tr("Place");
    case Column::Kind::Number:
        return tr("No.", "number of a car");
    case Column::Kind::Name:
        return teams_ ? tr("Team") : tr("Driver");
    case Column::Kind::Team:
        return tr("Team");
    case Column::Kind::Class:
        return tr("Class");
    case Column::Kind::Round:
        return roundNumber(column.round);
    case Column::Kind::Points:
        return tr("Points");
    }
    return {};
}

} // namespace stagewright
