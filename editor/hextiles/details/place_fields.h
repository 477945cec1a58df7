#pragma once

#include "editor/document/document.h"
#include "editor/fields/input_errors.h"
#include "editor/fields/number_field.h"
#include "editor/hextiles/edits/tile_steps.h"

#include <QWidget>

namespace stagewright {

/// Where a tile lies and how it is turned, as numbers that can be typed. What cannot be is said
/// below them.
class PlaceFields final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit PlaceFields(Document& document, QWidget* parent = nullptr);

    /// @param tile lies in the open stage
    void follow(const Placement& tile);

    [[nodiscard]] NumberField& column() const { return *q_; }
    [[nodiscard]] NumberField& row() const { return *r_; }
    /// In degrees.
    [[nodiscard]] NumberField& turn() const { return *turn_; }
    [[nodiscard]] QString why() const { return errors_->text(); }

private:
    NumberField* field(const char* name, const QString& spoken);
    void move(NumberField& field);
    void turnTo(int degrees);
    void take(NumberField& field, StageUndoStepOr step);
    void refuse(NumberField& field, const QString& why);

    Document& document_;
    Placement tile_;
    NumberField* q_;
    NumberField* r_;
    NumberField* turn_;
    InputErrors* errors_;
    int gesture_ = 0; ///< of numbers that are stepped through; 0: none is under way
};

} // namespace stagewright
