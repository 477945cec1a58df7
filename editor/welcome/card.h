#pragma once

#include "editor/welcome/thumbnails.h"

#include <QAbstractButton>

namespace stagewright {

/// A button as large as what it stands for: a picture of a stage or an icon, a name and a line
/// about it. Names that are too long are shortened; the tool tip has all of them.
class Card final : public QAbstractButton {
    Q_OBJECT

public:
    /// Beside an icon.
    Card(const QIcon& sign, const QString& name, const QString& detail);
    /// Below a picture that comes later.
    Card(const QString& name, const QString& detail);

    /// What a picture may take, in device-independent pixels.
    [[nodiscard]] QSize pictureSize() const;

    /// Says instead of the detail why there is no picture, where that is worth saying.
    void take(const Thumbnail& thumbnail);

    [[nodiscard]] const QString& detail() const { return detail_; }
    /// Whether what it stands for is not to be had.
    [[nodiscard]] bool isFaded() const { return isFaded_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] bool hasPicture() const { return icon().isNull(); }
    void begin();
    void setDetail(const QString& detail);
    void paintPicture(QPainter& painter, const QRect& ground) const;
    void paintTexts(QPainter& painter, const QRect& place) const;

    QString name_;
    QString detail_;
    QImage picture_;
    bool isWaiting_ = true;
    bool isFaded_ = false;
};

} // namespace stagewright
