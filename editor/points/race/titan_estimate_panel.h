#pragma once

#include "editor/points/board/point_layers.h"
#include "editor/points/race/forecast_lists.h"
#include "editor/points/race/titan_estimator.h"

#include <QComboBox>
#include <QLabel>

namespace stagewright {

/// How long a race of titans takes and who wins it: of several simulated, of one alone exactly;
/// which way of handing dice on is fairer here, and what all that leaves out.
class TitanEstimatePanel final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive it.
    TitanEstimatePanel(Document& document, TitanEstimator& estimator, PointLayers& layers,
                       QWidget* parent = nullptr);
    ~TitanEstimatePanel() override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addPolicy();
    void addHeat();
    void show();
    void showStaleness();
    void showRaces(const TitanForecast& forecast);
    [[nodiscard]] QStringList seatNames(int titans) const;
    [[nodiscard]] static QString fairness(const TitanForecast& forecast);

    Document& document_;
    TitanEstimator& estimator_;
    PointLayers& layers_;
    QLabel* minutes_;
    QLabel* summary_;
    QComboBox* policy_;
    QComboBox* heat_;
    SeatShares* seats_;
    QLabel* fair_;
    QLabel* lives_;
    LoneTurns* alone_;
    QLabel* leftOut_;
    QList<QWidget*> figures_; ///< hidden while there are none
};

} // namespace stagewright
