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

    /// How high one is that is so wide.
    [[nodiscard]] static int heightFor(int width, const QFontMetrics& metrics);
    /// Of one that is so wide.
    [[nodiscard]] static QSize pictureSize(int width);
    [[nodiscard]] static QRect starOf(const QRect& item);
};

} // namespace stagewright
