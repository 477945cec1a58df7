#pragma once

#include <QStyledItemDelegate>

namespace stagewright {

/// A stage that was found: its picture, a star to keep it by, tiles, minutes, time and difficulty.
class IdeaDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;

    /// As many have room.
    void setLines(int lines) { lines_ = lines; }

    /// How high one is that is so wide.
    [[nodiscard]] int heightFor(int width, const QFontMetrics& metrics) const;
    /// How wide the lines of one may be that is so wide.
    [[nodiscard]] static int roomForText(int width);
    /// Of one that is so wide.
    [[nodiscard]] static QSize pictureSize(int width);
    [[nodiscard]] static QRect starOf(const QRect& item);

private:
    int lines_ = 1;
};

} // namespace stagewright
