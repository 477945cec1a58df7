#pragma once

#include <QPointF>
#include <QRectF>

namespace stagewright {

/// How a page of paper lies in the room where it is shown: as a whole to begin with, or closer, and
/// then moved about. It never leaves a side of the room free that it could fill.
class PageView final {
public:
    static constexpr double closest = 8; ///< times as large as the whole page fits

    void setRoom(const QRectF& room);
    /// @param paper its size, in whatever unit
    void setPaper(const QSizeF& paper);

    /// 1: the whole page fits.
    [[nodiscard]] double zoom() const { return zoom_; }
    [[nodiscard]] bool isWhole() const { return zoom_ <= 1; }
    /// Where the page lies, in the room's coordinates, for the most part outside of it if close.
    [[nodiscard]] QRectF place() const;

    void fit();
    /// What is at that point stays there, as far as that is possible.
    void zoomBy(double factor, QPointF at);
    void zoomBy(double factor) { zoomBy(factor, room_.center()); }
    /// @return whether it moved
    bool moveBy(QPointF by);

private:
    [[nodiscard]] QSizeF size() const;
    void keepIn();

    QRectF room_;
    QSizeF paper_;
    double zoom_ = 1;
    QPointF middle_{0.5, 0.5}; ///< of the room, as a part of the page
};

} // namespace stagewright
