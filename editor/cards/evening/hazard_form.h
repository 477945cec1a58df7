#pragma once

#include "editor/document/document.h"
#include "editor/fields/number_field.h"

#include <QCheckBox>

#include <array>

namespace stagewright {

/// The six faces of the hazard die, which no text tells and the owner of a box can enter.
class HazardForm final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit HazardForm(Document& document, QWidget* parent = nullptr);

    void show();

private:
    struct Face {
        NumberField* hits;
        NumberField* popularity;
    };

    void enter();

    Document& document_;
    QCheckBox* known_;
    QWidget* grid_;
    std::array<Face, 6> faces_;
};

} // namespace stagewright
