#pragma once

#include "editor/document/document.h"
#include "model/layouts/zones/boards/entered_roads.h"

#include <QComboBox>

#include <optional>

namespace stagewright {

/// The known road from an end, or one from there to an end that has none. Nothing: none has.
[[nodiscard]] std::optional<RoadPlace> anyRoadFrom(const Zone& zone, const ZoneSide& side, int end);

/// From the first end of the side; the side alone where it has no numbers.
[[nodiscard]] RoadPlace firstRoadOf(const Zone& zone, const ZoneSide& side);

/// Which road is entered: a side of a board, and the ends from and to which it is read. From an end
/// whose road is known it leads where that leads, else to any end that has no road. Behind these
/// stand ends to which it leads if what is known, and not entered, is wrong.
class RoadChoice final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit RoadChoice(Document& document, QWidget* parent = nullptr);

    /// Shows it as chosen, without telling anybody.
    void show(const std::optional<RoadPlace>& road);

Q_SIGNALS:
    void chosen(const stagewright::RoadPlace& road);

private:
    void listSides();
    void listEnds();
    void chooseSide();
    void chooseFrom();
    void chooseTo();
    void listWaysFrom(int end);
    void tell(const RoadPlace& road);
    [[nodiscard]] const Zone* zone() const;
    [[nodiscard]] const ZoneSide* side() const;

    Document& document_;
    QComboBox* side_;
    QComboBox* from_;
    QComboBox* to_;
    std::optional<RoadPlace> road_;
};

} // namespace stagewright
