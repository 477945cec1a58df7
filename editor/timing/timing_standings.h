#pragma once

#include "model/rally/rally_rules.h"
#include "model/rally/standings_table.h"

#include <QWidget>

namespace stagewright {

/// The standings in letters that are read from the other end of the table: place, driver, total,
/// and the gap below his name.
class TimingStandings final : public QWidget {
    Q_OBJECT

public:
    explicit TimingStandings(QWidget* parent = nullptr);

    /// After so many stages.
    void tell(const Rally& rally, qsizetype stages, const RulesOf& rulesOf,
              const RallyRules& rules);
    /// They become no larger, and smaller where there are many rows; pixels.
    void setLetters(int most);
    /// Height of the font of places and totals as it is now, pixels.
    [[nodiscard]] int letters() const;
    /// What is shown.
    [[nodiscard]] const TextTable& table() const { return table_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of a driver, beside his row of the table.
    struct Mark {
        QString colour;
        bool isWaiting = false; ///< results are missing
    };

    [[nodiscard]] double rowHeight() const;
    void paintRow(QPainter& painter, qsizetype row, const QRectF& area) const;

    TextTable table_;
    QList<Mark> marks_; ///< by row
    RallyRules rules_;
    int most_ = 12;
};

} // namespace stagewright
