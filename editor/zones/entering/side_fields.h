#pragma once

#include "editor/fields/number_field.h"
#include "model/layouts/zones/boards/entered_roads.h"

#include <QComboBox>
#include <QWidget>

namespace stagewright {

/// What the owner of a board says of a side of which not all is public: the lowest number at its
/// ends, and its surface.
class SideFields final : public QWidget {
    Q_OBJECT

public:
    explicit SideFields(QWidget* parent = nullptr);

    /// @param keepNumbers roads are entered by them: there may be others, but not none
    void show(const SideFacts& facts, bool keepNumbers);
    using QWidget::show;

Q_SIGNALS:
    void said(const stagewright::SideFacts& facts);
    /// What was typed is no number of an end.
    void refused(const QString& reason);

private:
    void tell();

    NumberField* firstEnd_;
    QComboBox* surface_;
};

} // namespace stagewright
