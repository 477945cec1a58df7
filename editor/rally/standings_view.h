#pragma once

#include "editor/document/document.h"
#include "editor/rally/rally_rules_cache.h"
#include "model/rally/standings_table.h"

#include <QLabel>
#include <QTableWidget>

namespace stagewright {

/// The standings after the open stage, and who starts the next one in which order.
class StandingsView final : public QWidget {
    Q_OBJECT

public:
    /// @param document and rulesCache must outlive it
    StandingsView(const Document& document, const RallyRulesCache& rulesCache,
                  QWidget* parent = nullptr);

    /// To be called when the results are others.
    void refresh();
    [[nodiscard]] const QTableWidget& lines() const { return *lines_; }
    [[nodiscard]] const QLabel& nextStart() const { return *next_; }
    /// What the lines show.
    [[nodiscard]] TextTable table() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitColumns();

    const Document& document_;
    const RallyRulesCache& rulesCache_;
    QLabel* heading_;
    QTableWidget* lines_;
    QLabel* next_;
};

} // namespace stagewright
