#pragma once

#include "editor/exports/carry_fields.h"
#include "editor/exports/export_target.h"

#include <QCheckBox>
#include <QSpinBox>
#include <QWidget>

#include <vector>

namespace stagewright {

/// What a map shows that is written as a picture, and how large it is.
class MapFields final : public QWidget {
    Q_OBJECT

public:
    /// @param first what is chosen to begin with
    explicit MapFields(const ExportChoice& first, QWidget* parent = nullptr);

    /// Only what such a file can have is offered.
    void setTarget(const ExportTarget& target);

    [[nodiscard]] MapOptions options() const;
    [[nodiscard]] int longerSide() const { return side_->value(); }
    [[nodiscard]] CarryFields& carry() const { return *carry_; }

private:
    struct Shown {
        QCheckBox* box;
        bool MapOptions::*option;
    };

    std::vector<Shown> shown_;
    QCheckBox* transparent_;
    QSpinBox* side_;
    CarryFields* carry_;
};

} // namespace stagewright
