#pragma once

#include "editor/fields/input_errors.h"
#include "editor/holdings/holdings.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <span>

namespace stagewright {

/// What a player has, in short: boxes, table, size of the tiles. What is set counts at once.
class TablePage final : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(QWidget* parent = nullptr);

    /// @param boxes all that there are
    void show(const Holdings& holdings, std::span<const GameBox> boxes);
    using QWidget::show;

    [[nodiscard]] QLabel& boxes() const { return *boxes_; }
    [[nodiscard]] QPushButton& chooseBoxes() const { return *chooseBoxes_; }
    [[nodiscard]] MeasureField& width() const { return *width_; }
    [[nodiscard]] MeasureField& depth() const { return *depth_; }
    [[nodiscard]] QCheckBox& heedTable() const { return *heedTable_; }
    [[nodiscard]] MeasureField& tile() const { return *tile_; }

    /// The sizes; the boxes stay.
    void restoreDefaults();

Q_SIGNALS:
    void edited(const stagewright::Holdings& holdings);
    /// The user wants to say which boxes there are.
    void boxesWanted();

private:
    void showSizes();
    void tell();

    QLabel* boxes_;
    QPushButton* chooseBoxes_;
    MeasureField* width_;
    MeasureField* depth_;
    QCheckBox* heedTable_;
    MeasureField* tile_;
    InputErrors* inputErrors_;
    Holdings holdings_;
    bool showing_ = false; ///< what changes now is not the user's doing
};

} // namespace stagewright
