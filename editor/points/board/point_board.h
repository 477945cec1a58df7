#pragma once

#include "editor/document/document.h"
#include "editor/points/board/board_figures.h"
#include "editor/points/board/heat_painter.h"
#include "editor/points/board/mark_stencils.h"
#include "editor/points/faces/track_painter.h"
#include "model/layouts/points/racing/die_moves.h"
#include "model/layouts/points/track/titan_layout.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace stagewright {

/// A track with its 36 points, to be marked by mouse and keys. One of its points is chosen: arrows
/// walk from it (up is forward, left and right go to the next column), letters set and take away
/// the mark of that key there, digits a figure.
class PointBoard final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit PointBoard(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] Document& document() const { return document_; }
    [[nodiscard]] BoardGrid grid() const;

    /// Which track is seen: from 0, of a Grand Slam bottom to top.
    [[nodiscard]] int track() const { return track_; }
    void showTrack(int index);

    [[nodiscard]] Place chosen() const { return chosen_; }
    void choose(Place point);

    /// What a click sets; nothing: it chooses a point alone.
    [[nodiscard]] std::optional<TrackMark> brush() const { return brush_; }
    void setBrush(std::optional<TrackMark> mark);

    /// Sets the mark on the chosen point; takes it away where it is.
    void toggle(TrackMark mark);
    /// Takes what the user has marked away.
    void clearChosen();
    void mirror();
    void turn(int columns);

    /// Of a die, from the chosen point, to be seen until the next change; nothing: none is.
    void showWay(const std::optional<DieMove>& way);
    [[nodiscard]] const std::optional<DieMove>& way() const { return way_; }

    /// To be seen over the points.
    void showHeat(const PointHeat& heat);
    [[nodiscard]] const PointHeat& heat() const { return heat_; }

    void showNames(bool shown);
    /// The points across the edges; where they are not shown, they can't be clicked.
    void showWraps(bool shown);

    /// That somebody has set, until another stage is open.
    [[nodiscard]] const BoardFigures& figures() const { return figures_; }
    /// On the chosen point; if it stands there, it is taken away. @param number 1 to mostTitans
    void setFigure(int number);
    void clearFigures();
    /// Of the chosen point.
    [[nodiscard]] TitanSpot spot() const;

    /// All points are chosen, for what copies and clears.
    [[nodiscard]] bool isAllChosen() const { return allChosen_; }
    void chooseAll(bool chosen);
    /// What is marked on the points that are chosen, to the clipboard.
    void copy();
    /// Onto the chosen point what was copied of one; of all, in place of all that the user has
    /// marked.
    void paste();

    [[nodiscard]] Findings findingsAt(Place point) const;

    [[nodiscard]] QSize sizeHint() const override { return {700, 700}; }

Q_SIGNALS:
    void refused(const QString& reason);
    void chosenChanged();
    void brushChanged();
    void figuresChanged();
    void trackShown();
    /// The point under the pointer.
    void pointedAt(std::optional<stagewright::Place> point);
    void menuWanted(QPoint global);
    void painted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// Marks that the pointer sets, or takes away, while its button is down.
    struct Stroke {
        TrackMark mark;
        bool there;
        int gesture;
    };

    [[nodiscard]] std::optional<Place> pointUnder(QPointF at) const;
    [[nodiscard]] bool mayMark(TrackMark mark, Place point, bool there);
    void draw(Place point);
    void pointTo(std::optional<Place> point);
    void walk(int key);
    [[nodiscard]] TrackStyle trackStyle() const;
    void paintGround(QPainter& painter, const BoardGrid& grid);
    void paintFindings(QPainter& painter, const BoardGrid& grid) const;
    void paintFigures(QPainter& painter, const BoardGrid& grid) const;
    void paintChosen(QPainter& painter, const BoardGrid& grid) const;
    void paintRing(QPainter& painter, const BoardGrid& grid, Place point, double radii,
                   const QPen& pen) const;

    Document& document_;
    int track_ = 0;
    Place chosen_ = startPoints.front();
    std::optional<TrackMark> brush_;
    std::optional<Stroke> stroke_;
    std::optional<Place> pointed_;
    std::optional<DieMove> way_;
    PointHeat heat_;
    BoardFigures figures_;
    bool allChosen_ = false;
    bool hasNames_ = true;
    bool hasWraps_ = true;

    /// What is the same on every board, as it was painted last.
    struct Ground {
        QPixmap picture;
        std::optional<TrackStyle> style;
    };
    Ground ground_;
    MarkStencils marks_;
};

} // namespace stagewright
