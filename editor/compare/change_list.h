#pragma once

#include "model/compare/stage_comparison.h"
#include "model/game/place_names.h"

#include <QTreeWidget>

#include <optional>

namespace stagewright {

/// What tells two stages apart, under headings: changes one by one, pieces that only one needs.
class ChangeList final : public QTreeWidget {
    Q_OBJECT

public:
    explicit ChangeList(QWidget* parent = nullptr);

    /// @param first what the sides are called @param places of the first stage's kind
    void showComparison(const StageComparison& comparison, const QString& first,
                        const QString& second, const StagePlaces& places);
    void choose(std::optional<std::size_t> change);
    /// Each line, headings too.
    [[nodiscard]] QStringList lines() const;

Q_SIGNALS:
    /// Nothing: no change is chosen.
    void changeChosen(std::optional<std::size_t> change);

private:
    void addPieces(const QString& heading, const PieceCounts& pieces);
};

} // namespace stagewright
