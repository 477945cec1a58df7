#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace stagewright {

/// Lays widgets out in rows, all equally wide, as many beside each other as there is room for.
class CardGrid final : public QLayout {
    Q_OBJECT

public:
    explicit CardGrid(QWidget* parent = nullptr) : QLayout(parent) { setContentsMargins({}); }

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& place) override;

private:
    [[nodiscard]] int columns(int width) const;

    std::vector<std::unique_ptr<QLayoutItem>> items_;
};

} // namespace stagewright
