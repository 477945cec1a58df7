#pragma once

#include "model/season/season_standings.h"

#include <QAbstractTableModel>

namespace stagewright {

/// The standings of a season as a table: place, number, name, team, class, the points of each round
/// and those that count. What is dropped is struck through.
class SeasonModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const RallySeason& season, const SeasonQuestion& question);
    [[nodiscard]] const QList<SeasonStanding>& standings() const { return standings_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// What a column shows; of rounds which one.
    struct Column {
        enum class Kind : unsigned char { Place, Number, Name, Team, Class, Round, Points };
        Kind kind = Kind::Place;
        qsizetype round = 0;
    };

    [[nodiscard]] QString textAt(const SeasonStanding& line, const Column& column) const;
    [[nodiscard]] QString tipAt(const SeasonStanding& line, const Column& column) const;

    QList<Column> columns_;
    QList<SeasonStanding> standings_;
    QStringList roundNames_;
    bool teams_ = false;
};

} // namespace stagewright
