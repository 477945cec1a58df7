#pragma once

#include "editor/shelf/shelf_model.h"

#include <QCache>
#include <QStyledItemDelegate>

namespace stagewright {

/// Draws what is on the shelf as cards with a picture, and headings as a line.
class ShelfDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// @param model must outlive it
    explicit ShelfDelegate(const ShelfModel& model, QObject* parent = nullptr);

    [[nodiscard]] static QSize pictureSize(const QFontMetrics& metrics);

    /// A null one: there is none of it.
    void setPicture(const ShelfModel::Row& row, const QImage& picture);
    [[nodiscard]] bool hasPicture(const ShelfModel::Row& row) const;
    void forgetPictures() { pictures_.clear(); }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

private:
    [[nodiscard]] QString keyOf(const ShelfModel::Row& row) const;
    void paintPicture(QPainter& painter, const QStyleOptionViewItem& option, const QRect& ground,
                      const QModelIndex& index) const;
    void paintTexts(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place,
                    const QModelIndex& index) const;

    const ShelfModel& model_;
    mutable QCache<QString, QImage> pictures_; ///< the last that were in sight
};

} // namespace stagewright
