#pragma once

#include "editor/document/document.h"
#include "model/layouts/zones/boards/entered_roads.h"

#include <QComboBox>

#include <optional>

namespace stagewright {

/// Which road is entered: a side of a board, and the ends from and to which it is read. From an end
/// whose road is known it leads where that leads, else to any end that has no road.
class RoadChoice final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit RoadChoice(Document& document, QWidget* parent = nullptr);

    /// Nothing: no side has ends.
    [[nodiscard]] const std::optional<RoadPlace>& road() const { return road_; }
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
    void tell(const RoadPlace& road);
    [[nodiscard]] const Zone* zone() const;
    [[nodiscard]] const ZoneSide* side() const;
    /// A road of the side shown that begins at this end: the known one, or one to a free end.
    [[nodiscard]] std::optional<RoadPlace> anyRoadFrom(int end) const;

    Document& document_;
    QComboBox* side_;
    QComboBox* from_;
    QComboBox* to_;
    std::optional<RoadPlace> road_;
};

} // namespace stagewright
