#pragma once

#include "editor/document/document.h"
#include "editor/rally/cell_block.h"
#include "editor/rally/rally_rules_cache.h"
#include "editor/rally/result_cell.h"
#include "model/season/roster.h"

#include <QAbstractTableModel>

#include <map>

namespace stagewright {

/// The sheet of the open stage: a row for each driver, in their order. What is typed becomes a step
/// of the document.
class ResultsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// For columns with few values: their words, in order; what is set is an index.
    static constexpr int choicesRole = Qt::UserRole;
    /// Texts that typing is completed to.
    static constexpr int completionsRole = Qt::UserRole + 1;

    /// @param document and rulesCache must outlive it
    ResultsModel(Document& document, RallyRulesCache& rulesCache, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    /// Of a row; nothing where there is none.
    [[nodiscard]] std::optional<DriverKey> driverAt(int row) const;
    [[nodiscard]] const QList<ResultWarning>& warningsOf(int row) const {
        return warnings_.at(row);
    }

    /// Enters a block of cells, its first cell at the row and the first of the columns:
    /// all of it in one step, or nothing, and `refused` says why. @return whether it was taken
    bool enter(int row, const QList<ResultColumn>& columns, const CellBlock& block,
               const StepName& name);
    /// What enter() reads again.
    [[nodiscard]] CellBlock copied(const QList<int>& rows,
                                   const QList<ResultColumn>& columns) const;

    /// Whoever gets the name of one of them drives in his colour.
    void setClub(const QList<RosterDriver>& drivers) { club_ = drivers; }

    /// Rally and rules once more.
    void read();

Q_SIGNALS:
    /// What was typed was not taken. @param why a sentence
    void refused(const QString& why);
    /// What was typed was taken.
    void taken();
    /// Questions may be others.
    void readAgain();

private:
    [[nodiscard]] const DriveRules& drive() const;
    [[nodiscard]] const StageResult* resultAt(int row) const;
    [[nodiscard]] QString textAt(int row, ResultColumn column) const;
    [[nodiscard]] QStringList clubNames() const;
    [[nodiscard]] QVariant markAt(int row, ResultColumn column) const;
    [[nodiscard]] QString tipAt(int row, ResultColumn column) const;
    [[nodiscard]] QVariant checkAt(int row, ResultColumn column) const;
    [[nodiscard]] bool enter(int row, const std::optional<StageResult>& result);
    [[nodiscard]] bool check(int row, ResultColumn column, bool on);
    [[nodiscard]] bool retire(int row, bool on);

    Document& document_;
    RallyRulesCache& rulesCache_;
    int rows_ = 0;
    QList<RosterDriver> club_;
    QList<DriverKey> start_;
    QList<QList<ResultWarning>> warnings_; ///< by row
};

} // namespace stagewright
