#pragma once

#include "editor/estimate/estimator.h"
#include "editor/estimate/tile_bars.h"
#include "editor/estimate/time_chart.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>

namespace stagewright {

/// How long the stage takes: the time and its spread, what happens in a drive, the evening at the
/// table, and where control is lost.
class EstimatePanel final : public QWidget {
    Q_OBJECT

public:
    EstimatePanel(Document& document, Estimator& estimator, QWidget* parent = nullptr);

    [[nodiscard]] int players() const { return players_->value(); }
    void setPlayers(int players) { players_->setValue(players); }

Q_SIGNALS:
    /// Placement::laid of a tile that was chosen.
    void tileChosen(int laid);
    void playersChanged(int players);

private:
    void addFact(QFormLayout& facts, const QString& name, QLabel*& value);
    void show();
    void showFacts(const Estimate& estimate);

    Estimator& estimator_;
    QLabel* time_;
    QLabel* spread_;
    QComboBox* profile_;
    QSpinBox* players_;
    QLabel* turns_ = nullptr;
    QLabel* losses_ = nullptr;
    QLabel* damage_ = nullptr;
    QLabel* table_ = nullptr;
    QLabel* length_ = nullptr;
    QLabel* difficulty_ = nullptr;
    TimeChart* chart_;
    TileBars* bars_;
    QLabel* remarks_;
    QList<QWidget*> figures_; ///< hidden while there is no estimate
};

} // namespace stagewright
