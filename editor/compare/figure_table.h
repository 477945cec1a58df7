#pragma once

#include "editor/compare/words/comparison_words.h"

#include <QTreeWidget>

namespace stagewright {

/// The figures of two stages, and how they differ.
class FigureTable final : public QTreeWidget {
    Q_OBJECT

public:
    explicit FigureTable(QWidget* parent = nullptr);

    void showRows(const std::vector<FigureRow>& rows, const QString& first, const QString& second);
    [[nodiscard]] const std::vector<FigureRow>& rows() const { return rows_; }

private:
    std::vector<FigureRow> rows_;
};

} // namespace stagewright
