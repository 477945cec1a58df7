#pragma once

#include "editor/season/season_chart_view.h"
#include "editor/season/season_document.h"
#include "editor/season/season_model.h"
#include "editor/season/season_rounds.h"
#include "editor/season/season_rules_form.h"
#include "model/season/season_round.h"

#include <QAction>
#include <QLabel>
#include <QMainWindow>
#include <QTableView>

#include <functional>
#include <memory>
#include <vector>

namespace stagewright {

/// A season in a window of its own: its rounds and rules at the left, the standings and their chart
/// at the right. Files, printing and other rallies are for others.
class SeasonWindow final : public QMainWindow {
    Q_OBJECT

public:
    SeasonWindow(std::unique_ptr<SeasonDocument> document, QWidget* parent);

    [[nodiscard]] SeasonDocument& document() const { return *document_; }
    ~SeasonWindow() override;

    /// For another window; this one is to go.
    [[nodiscard]] std::unique_ptr<SeasonDocument> handOver();

    [[nodiscard]] SeasonRounds& rounds() const { return *rounds_; }
    [[nodiscard]] QTableView& table() const { return *table_; }
    [[nodiscard]] const SeasonChartView& chart() const { return *chart_; }
    /// Whose standings are shown.
    [[nodiscard]] SeasonQuestion question() const;
    /// What there is to say of drivers and results.
    [[nodiscard]] QString note() const { return note_->text(); }

    /// What is being typed counts, as if the field had been left.
    void takeInEntry() const;
    /// Rounds of rallies, added or brought up to date, a step each; what there is to remark of them
    /// is said.
    void take(const std::vector<CopiedRound>& rounds);
    void takeDrivers(const QList<RosterDriver>& drivers);

    /// Asked before the window closes; empty: it may.
    std::function<bool()> mayClose;

Q_SIGNALS:
    void saveWanted();
    void saveAsWanted();
    void exportWanted();
    void printWanted();
    void clubDriversWanted();
    void openRallyWanted();
    void rallyFileWanted();
    /// Files that are dropped on it.
    void dropped(const QStringList& paths);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fillMenus();
    QWidget* left();
    QWidget* right();
    void connectRounds();
    void refresh();
    void showQuestions();
    void showStandings();
    void showName();

    std::unique_ptr<SeasonDocument> document_;
    SeasonModel model_;
    SeasonRulesForm* rules_;
    SeasonRounds* rounds_;
    QComboBox* questions_;
    QTableView* table_;
    SeasonChartView* chart_;
    QLabel* note_;
    QStringList remarks_;   ///< of the rounds that were added last
    int stepsRemarked_ = 0; ///< how many were done then: taken back, nothing is to be remarked
};

} // namespace stagewright
