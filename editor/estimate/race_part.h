#pragma once

#include "editor/estimate/race_estimator.h"

#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace stagewright {

/// What races on the stage are like: a sentence, and the figures behind it.
class RacePart final : public QWidget {
    Q_OBJECT

public:
    RacePart(RaceEstimator& races, const Estimator& estimator, QWidget* parent = nullptr);

Q_SIGNALS:
    /// To watch one, of so many cars.
    void raceWanted(int cars);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* addFact(const QString& name);
    void showReport();
    void showStaleness();
    void showFacts(const RaceStatistics& races);
    [[nodiscard]] QString placesWith(std::int64_t RaceStatistics::PieceCounts::*count) const;

    RaceEstimator& races_;
    const Estimator& estimator_;
    QLabel* said_;
    QPushButton* watch_;
    QFormLayout* facts_;
    QLabel* wins_;
    QLabel* rounds_;
    QLabel* table_;
    QLabel* passes_;
    QLabel* lead_;
    QLabel* heldUp_;
    QLabel* losses_;
    QLabel* gap_;
};

} // namespace stagewright
