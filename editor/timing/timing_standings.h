#pragma once

#include "editor/timing/scaled_text.h"
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
    /// They become no larger than `most`, and smaller where there are many rows; where those do not
    /// fit in the least letters, the last line tells how many are not seen. Pixels.
    void setLetters(int most, int least);
    /// Height of the font of places as it is now, pixels.
    [[nodiscard]] int letters() const;
    /// Likewise of a row's total, where it is not narrower.
    [[nodiscard]] int totalLetters(qsizetype row) const;
    /// How many rows are seen.
    [[nodiscard]] qsizetype rowsSeen() const;
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

    /// Of the lines that there are room for and need for.
    [[nodiscard]] qsizetype lines() const;
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] ScaledText totalIn(qsizetype row) const;
    void paintRow(QPainter& painter, qsizetype row, const QRectF& area) const;

    TextTable table_;
    QList<Mark> marks_; ///< by row
    RallyRules rules_;
    int most_ = 12;
    int least_ = 12;
};

} // namespace stagewright
